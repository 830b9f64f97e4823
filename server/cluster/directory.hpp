// SPDX-License-Identifier: MIT
// The server of the club, and that of each share of its tables, as far as this one knows. Any
// thread may call.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/cluster/link.hpp"
#include "server/store/shares.hpp"

namespace avinas::server {

class Directory {
 public:
  struct ShareHome {
    bool here = false;
    std::string link{};  ///< where its server is reached; empty and not here: nobody is known
    bool operator==(const ShareHome&) const = default;
  };

  ShareHome of(int share) const;
  /// How many shares of tables are kept here.
  int shares_here() const;
  void set(int share, const ShareHome& place);

  /// The link leads to who keeps that share now; it is cut when that changes.
  void depend(int share, const std::weak_ptr<Link>& link);

 private:
  mutable std::mutex mutex_;
  std::array<ShareHome, kShares + 1> places_;
  std::array<std::vector<std::weak_ptr<Link>>, kShares + 1> links_;
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// What the finished matches came to: for a player, for partners, and for the club by month. Any
// thread may call; what is asked is looked up on a thread of its own, so that no table waits for
// it.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <string>

#include "journal/store.hpp"
#include "protocol/results.hpp"

namespace avinas::server {

class Archive {
 public:
  /// `store` outlives the archive.
  explicit Archive(Store& store) : store_(store) {}

  /// Both call `found` from the archive's own thread, with nothing if it cannot be read.
  void results(const std::string& player,
               std::function<void(std::optional<protocol::Results>)> found);
  /// `month` is 1 to 12, in the time zone of the process.
  void standings(int year, int month,
                 std::function<void(std::optional<protocol::Standings>)> found);

 private:
  Store& store_;
  boost::asio::thread_pool slow_{1};
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// The answers of the latest requests to the club, so that a repeated one, over whatever connection,
// acts once and gets what the first got. Kept for the life of the process.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/club/state.hpp"

namespace avinas::server {

struct CarriedOut {};
/// The outcome of a request to the club.
using ClubAnswer = std::variant<CarriedOut, protocol::Refusal, protocol::Role, protocol::Invited,
                                protocol::DeviceLink, protocol::Devices>;

class RepeatedRequests {
 public:
  using Done = std::function<void(ClubAnswer)>;

  /// True if the request is new: then `answered` must follow. A repeated one is answered as the
  /// first, now or when that is answered.
  bool begin(const PlayerId& player, const std::string& id, const Done& done);
  void answered(const PlayerId& player, const std::string& id, const ClubAnswer& answer);

 private:
  struct Entry {
    std::string id;
    std::optional<ClubAnswer> answer{};
    std::vector<Done> waiting{};
  };
  void forget_the_answered();
  Entry* find(const PlayerId& player, const std::string& id);

  std::unordered_map<PlayerId, std::deque<Entry>> entries_;
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Spectators by the thousand: each takes what it is sent and counts the frames, looking at nothing
// else, so that the server is what is measured.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <vector>

namespace avinas::load {

struct AudienceCount {
  std::uint64_t frames = 0;
  std::uint64_t bytes = 0;
  int lost = 0;  ///< spectators whose connection broke
};

class Audience {
 public:
  Audience(boost::asio::io_context& context, int size);
  ~Audience();

  /// Connects all of them, one after the other; with a table's code they say hello and join it.
  void come(const boost::asio::ip::tcp::endpoint& server, const std::string& code);
  const AudienceCount& count() const { return count_; }

 private:
  class Spectator;

  AudienceCount count_;
  std::vector<std::unique_ptr<Spectator>> spectators_;
};

}  // namespace avinas::load

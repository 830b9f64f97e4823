// SPDX-License-Identifier: MIT
// The messages that wait to be written to one connection: bounded, and skipped ahead for a slow
// reader.
#pragma once

#include <algorithm>
#include <boost/container/devector.hpp>
#include <memory>
#include <string>

#include "server/delivery/recipient.hpp"

namespace avinas::server {

/// Updates that may wait for one reader: a few seconds of play.
inline constexpr std::size_t kMaxWaitingUpdates = 32;
/// Pictures of the hall, and changes of it, that may wait: a few seconds' worth.
inline constexpr std::size_t kMaxWaitingOfHall = 8;
/// Bytes that may wait for one reader in all; replies alone can fill it only by a flood.
inline constexpr std::size_t kMaxOutboxBytes = 256 * 1024;

class Outbox {
 public:
  enum class Fits : std::uint8_t {
    Yes,
    Skipped,  ///< something was dropped that the reader needs anew once there is room
    No,       ///< replies alone are too many: close the connection
  };
  /// The message that a reader who took everything else is to be shown whole.
  struct Missed {
    bool table = false, hall = false;
    bool anything() const { return table || hall; }
  };

  /// So many bytes may wait.
  void allow(std::size_t bytes) { most_bytes_ = bytes; }

  Fits push(Outgoing message) {
    if (message.kind == SendKind::View) drop_table();  // it is newer than all of them
    count(message, 1);
    queue_.push_back(std::move(message));
    const bool table = updates_ > kMaxWaitingUpdates;
    const bool hall = of_hall_ > kMaxWaitingOfHall;
    const bool all = bytes_ > most_bytes_;
    if (table || all) skip_table();
    if (hall || all) skip_hall();
    if (bytes_ > most_bytes_) return Fits::No;
    return table || hall || all ? Fits::Skipped : Fits::Yes;
  }

  /// Something was dropped, and the reader was not caught up since.
  bool skips() const { return missed_.anything(); }
  /// False for what a reader who is skipped ahead will be shown whole.
  bool wants(SendKind kind) const {
    if (kind == SendKind::Update) return !missed_.table;
    return kind != SendKind::Hall || !missed_.hall;
  }
  /// Everything was taken: what the reader is to be shown, once.
  Missed caught_up() { return std::exchange(missed_, {}); }

  bool empty() const { return queue_.empty(); }

  Outgoing pop() {
    Outgoing next = std::move(queue_.front());
    queue_.pop_front();
    if (queue_.empty() && queue_.capacity() > kMaxWaitingUpdates) queue_.shrink_to_fit();
    count(next, -1);
    return next;
  }

  void clear() {
    queue_.clear();
    bytes_ = updates_ = of_hall_ = 0;
  }

 private:
  void count(const Outgoing& message, int by) {
    const auto times = static_cast<std::size_t>(by);  // adding its complement subtracts
    bytes_ += times * message.bytes->size();
    updates_ += times * (message.kind == SendKind::Update);
    of_hall_ += times * (message.kind == SendKind::Hall);
  }
  void skip_table() { missed_.table = drop_table() || missed_.table; }
  void skip_hall() {
    missed_.hall = drop([](SendKind kind) { return kind == SendKind::Hall; }) || missed_.hall;
  }
  bool drop_table() {
    return drop([](SendKind kind) { return kind == SendKind::Update || kind == SendKind::View; });
  }
  /// True if there was any.
  template <typename Which>
  bool drop(Which which) {
    const auto rest = std::remove_if(queue_.begin(), queue_.end(), [&](const Outgoing& message) {
      if (!which(message.kind)) return false;
      count(message, -1);
      return true;
    });
    const bool any = rest != queue_.end();
    queue_.erase(rest, queue_.end());
    return any;
  }

  /// Not a std::deque, which takes half a kilobyte where nothing waits.
  boost::container::devector<Outgoing> queue_;
  std::size_t bytes_ = 0, most_bytes_ = kMaxOutboxBytes;
  std::size_t updates_ = 0, of_hall_ = 0;
  Missed missed_;
};

}  // namespace avinas::server

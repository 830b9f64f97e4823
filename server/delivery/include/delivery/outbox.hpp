// SPDX-License-Identifier: MIT
// What waits to be written to one connection: bounded, and skipped ahead for a slow reader.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "delivery/recipient.hpp"

namespace avinas::server {

/// Updates that may wait for one reader: a few seconds of play.
inline constexpr std::size_t kMaxWaitingUpdates = 32;
/// Bytes that may wait for one reader in all; replies alone can fill it only by a flood.
inline constexpr std::size_t kMaxOutboxBytes = 256 * 1024;

class Outbox {
 public:
  enum class Fits : std::uint8_t {
    Yes,
    Skipped,  ///< updates were dropped: the reader needs a full view once there is room
    No,       ///< replies alone are too many: close the connection
  };

  Fits push(Outgoing message) {
    if (message.kind == SendKind::View) drop_updates();  // it is newer than all of them
    bytes_ += message.bytes->size();
    updates_ += message.kind == SendKind::Update;
    queue_.push_back(std::move(message));
    if (bytes_ > kMaxOutboxBytes) {
      skip();
      return bytes_ > kMaxOutboxBytes ? Fits::No : Fits::Skipped;
    }
    if (updates_ <= kMaxWaitingUpdates) return Fits::Yes;
    skip();
    return Fits::Skipped;
  }

  /// Updates were dropped, and the reader was not caught up since.
  bool skips() const { return skips_; }
  /// False for an update to a reader who is skipped ahead: the view that comes will be newer.
  bool wants(SendKind kind) const { return !(skips_ && kind == SendKind::Update); }
  /// Everything was taken: true, once, if the reader is to be sent a full view.
  bool caught_up() { return std::exchange(skips_, false); }

  bool empty() const { return queue_.empty(); }

  Outgoing pop() {
    Outgoing next = std::move(queue_.front());
    queue_.pop_front();
    forget(next);
    return next;
  }

  void clear() {
    queue_.clear();
    bytes_ = updates_ = 0;
  }

 private:
  void forget(const Outgoing& message) {
    bytes_ -= message.bytes->size();
    updates_ -= message.kind == SendKind::Update;
  }
  void skip() {
    skips_ = true;
    drop_updates();
  }
  void drop_updates() {
    std::erase_if(queue_, [&](const Outgoing& message) {
      if (message.kind == SendKind::Reply) return false;
      forget(message);
      return true;
    });
  }

  std::deque<Outgoing> queue_;
  std::size_t bytes_ = 0;
  std::size_t updates_ = 0;
  bool skips_ = false;
};

}  // namespace avinas::server

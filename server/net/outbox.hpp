// SPDX-License-Identifier: MIT
// What waits to be written to one connection: bounded, and skipped ahead for a slow reader.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "table/core.hpp"

namespace avinas::server {

/// Updates that may wait for one reader: a few seconds of play.
inline constexpr std::size_t kMaxWaitingUpdates = 32;
/// Bytes that may wait for one reader in all; replies alone can fill it only by a flood.
inline constexpr std::size_t kMaxOutboxBytes = 256 * 1024;

class Outbox {
 public:
  using Bytes = std::shared_ptr<const std::string>;

  enum class Fits : std::uint8_t {
    Yes,
    Skipped,  ///< updates were dropped: the reader needs a full view once there is room
    No,       ///< the reader is hopeless: close the connection
  };

  Fits push(Bytes bytes, SendKind kind) {
    if (kind == SendKind::View) drop_updates();  // it is newer than all of them
    bytes_ += bytes->size();
    updates_ += kind == SendKind::Update;
    queue_.push_back({std::move(bytes), kind});
    if (bytes_ > kMaxOutboxBytes) {
      drop_updates();
      return bytes_ > kMaxOutboxBytes ? Fits::No : Fits::Skipped;
    }
    if (updates_ <= kMaxWaitingUpdates) return Fits::Yes;
    drop_updates();
    return Fits::Skipped;
  }

  bool empty() const { return queue_.empty(); }

  Bytes pop() {
    Entry next = std::move(queue_.front());
    queue_.pop_front();
    forget(next);
    return std::move(next.bytes);
  }

 private:
  struct Entry {
    Bytes bytes;
    SendKind kind;
  };

  void forget(const Entry& entry) {
    bytes_ -= entry.bytes->size();
    updates_ -= entry.kind == SendKind::Update;
  }
  void drop_updates() {
    std::erase_if(queue_, [&](const Entry& entry) {
      if (entry.kind == SendKind::Reply) return false;
      forget(entry);
      return true;
    });
  }

  std::deque<Entry> queue_;
  std::size_t bytes_ = 0;
  std::size_t updates_ = 0;
};

}  // namespace avinas::server

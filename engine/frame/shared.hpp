// SPDX-License-Identifier: MIT
// A large value that is mostly absent and never changes: it lies on the heap, and copies share it.
#pragma once

#include <memory>
#include <utility>

namespace avinas {

/// As std::optional in use, without assignment to the value.
template <typename Value>
class Shared {
 public:
  Shared() = default;
  Shared(Value value)  // NOLINT(google-explicit-constructor): as std::optional's
      : value_(std::make_shared<const Value>(std::move(value))) {}

  explicit operator bool() const { return value_ != nullptr; }
  const Value& operator*() const { return *value_; }
  const Value* operator->() const { return value_.get(); }

  bool operator==(const Shared& other) const {
    if (value_ == other.value_) return true;
    return value_ && other.value_ && *value_ == *other.value_;
  }

 private:
  std::shared_ptr<const Value> value_;
};

}  // namespace avinas

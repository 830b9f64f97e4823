// SPDX-License-Identifier: MIT
// As std::optional, with the value elsewhere: for what is large and mostly absent.
#pragma once

#include <memory>
#include <utility>

namespace avinas::server {

template <typename Value>
class Boxed {
 public:
  Boxed() = default;
  Boxed(Value value) : value_(std::make_unique<Value>(std::move(value))) {}  // NOLINT: as optional
  Boxed(const Boxed& other)
      : value_(other.value_ ? std::make_unique<Value>(*other.value_) : nullptr) {}
  Boxed(Boxed&&) noexcept = default;
  Boxed& operator=(Boxed other) noexcept {
    value_ = std::move(other.value_);
    return *this;
  }
  Boxed& operator=(Value value) {
    value_ = std::make_unique<Value>(std::move(value));
    return *this;
  }
  ~Boxed() = default;

  void reset() { value_.reset(); }
  explicit operator bool() const { return value_ != nullptr; }
  Value& operator*() { return *value_; }
  const Value& operator*() const { return *value_; }
  Value* operator->() { return value_.get(); }
  const Value* operator->() const { return value_.get(); }

 private:
  std::unique_ptr<Value> value_;
};

}  // namespace avinas::server

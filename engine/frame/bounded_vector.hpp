// SPDX-License-Identifier: MIT
// A vector of at most N values that lives in place: a hand's history never allocates.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace avinas {

/// The part of C++26's std::inplace_vector that the engine needs, for default-constructible T.
template <typename T, std::size_t N>
class BoundedVector {
 public:
  constexpr BoundedVector() = default;

  /// Appends; the caller keeps to the capacity, which the rules of the game bound.
  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& back() const { return items_[size_ - 1]; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr bool operator==(const BoundedVector& other) const {
    if (size_ != other.size_) return false;
    for (std::size_t i = 0; i < size_; ++i) {
      if (!(items_[i] == other.items_[i])) return false;
    }
    return true;
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
  static_assert(N < 256, "the size is kept in one byte");
};

}  // namespace avinas

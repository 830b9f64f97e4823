// SPDX-License-Identifier: MIT
// Writes JSON straight into a text: building a document first costs more than the move itself.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>

namespace avinas::protocol {

/// Commas are placed by the writer; the caller closes what it opened. Strings must be
/// valid UTF-8, which every text that enters the process is checked for.
class JsonWriter {
 public:
  JsonWriter() = default;
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  void clear() {
    at_ = begin_;
    comma_ = false;
  }
  /// All so far; until something more is written.
  std::string_view written() const { return {begin_, size()}; }
  std::string str() const { return std::string(written()); }
  std::size_t size() const { return static_cast<std::size_t>(at_ - begin_); }

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  /// A member's name; the value follows. `name` needs no escaping.
  JsonWriter& key(std::string_view name) {
    quote(name);
    *at_++ = ':';
    comma_ = false;
    return *this;
  }

  JsonWriter& text(std::string_view value);
  /// A word of ours that needs no escaping.
  JsonWriter& word(std::string_view value) {
    quote(value);
    return *this;
  }
  JsonWriter& number(std::integral auto value) {
    constexpr std::size_t kDigits = 24;
    separate(kDigits);
    at_ = std::to_chars(at_, end_, value).ptr;
    return *this;
  }
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  /// A value that is JSON already.
  JsonWriter& raw(std::string_view json) {
    separate(json.size());
    add(json);
    return *this;
  }

 private:
  /// With room for a colon behind it.
  void quote(std::string_view value) {
    separate(value.size() + 3);
    *at_++ = '"';
    add(value);
    *at_++ = '"';
  }
  JsonWriter& open(char bracket) {
    separate(1);
    *at_++ = bracket;
    comma_ = false;
    return *this;
  }
  JsonWriter& close(char bracket) {
    make_room(1);
    *at_++ = bracket;
    comma_ = true;
    return *this;
  }
  /// Before a value, or a name, of `size` bytes.
  void separate(std::size_t size) {
    make_room(size + 1);
    if (comma_) *at_++ = ',';
    comma_ = true;
  }
  void make_room(std::size_t size) {
    if (static_cast<std::size_t>(end_ - at_) < size) grow(size);
  }
  void grow(std::size_t size);
  void add(std::string_view bytes) { at_ += bytes.copy(at_, bytes.size()); }

  std::array<char, 2048> usual_;   ///< an update of a move is about 290 bytes, a view 1,500
  std::unique_ptr<char[]> large_;  ///< in its place for what is longer
  char* begin_ = usual_.data();
  char* at_ = begin_;
  char* end_ = begin_ + usual_.size();
  bool comma_ = false;
};

}  // namespace avinas::protocol

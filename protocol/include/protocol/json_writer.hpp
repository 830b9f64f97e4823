// SPDX-License-Identifier: MIT
// Writes JSON straight into a string: building a document first costs more than the move itself.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace avinas::protocol {

/// Commas are placed by the writer; the caller closes what it opened. Strings must be
/// valid UTF-8, which every text that enters the process is checked for.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  /// A member's name; the value follows. `name` needs no escaping.
  JsonWriter& key(std::string_view name) {
    quoted(name, ":");
    comma_ = false;
    return *this;
  }

  JsonWriter& text(std::string_view value);
  /// A word of ours that needs no escaping.
  JsonWriter& word(std::string_view value) {
    quoted(value, {});
    comma_ = true;
    return *this;
  }
  JsonWriter& number(std::integral auto value) {
    separate();
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    out_.append(digits, end);
    comma_ = true;
    return *this;
  }
  JsonWriter& boolean(bool value) { return literal(value ? "true" : "false"); }
  JsonWriter& null() { return literal("null"); }
  /// A value that is JSON already.
  JsonWriter& raw(std::string_view json) { return literal(json); }

 private:
  /// One append instead of four: this is most of what a view's encoding does.
  void quoted(std::string_view value, std::string_view after) {
    char piece[64];
    const std::size_t size = value.size() + after.size() + 2 + comma_;
    if (size > sizeof piece) {
      separate();
      out_.append("\"").append(value).append("\"").append(after);
      return;
    }
    char* to = piece;
    if (comma_) *to++ = ',';
    *to++ = '"';
    to += value.copy(to, value.size());
    *to++ = '"';
    after.copy(to, after.size());
    out_.append(piece, size);
  }
  JsonWriter& open(char bracket) {
    separate();
    out_.push_back(bracket);
    comma_ = false;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_.push_back(bracket);
    comma_ = true;
    return *this;
  }
  JsonWriter& literal(std::string_view value) {
    separate();
    out_.append(value);
    comma_ = true;
    return *this;
  }
  void separate() {
    if (comma_) out_.push_back(',');
  }

  std::string& out_;
  bool comma_ = false;
};

}  // namespace avinas::protocol

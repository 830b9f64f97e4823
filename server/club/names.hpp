// SPDX-License-Identifier: MIT
// Names of people as a club needs them: visible, comparable, and nobody else's. ICU knows which
// letters are one whatever their case or composition, and which only look alike (UTS #39).
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "protocol/refusal.hpp"

namespace avinas::server {

/// Of a name: about 30 letters of any script.
inline constexpr std::size_t kMaxNameBytes = 60;

struct PersonName {
  std::string text;  ///< as it is shown: composed, single spaces
  std::string key;   ///< equal for names that are one, such as "žydrė" and "Žydrė"
  /// Equal for names that look alike: as written, and in small letters.
  std::string look, small_look;

  bool is_same(const PersonName& other) const { return key == other.key; }
  bool looks_like(const PersonName& other) const {
    return look == other.look || small_look == other.small_look;
  }
};

/// The name as it may stand in a club, or why it may not. Refused are control and bidi characters,
/// what is invisible or private, and names without a letter or digit.
std::variant<PersonName, protocol::Refusal> check_name(std::string_view raw);

/// The name of somebody who is known: as `check_name`, but any text has a key, since names of
/// earlier versions may hold what is refused today.
PersonName known_name(std::string_view text);

/// The key alone: what `is_same` compares. Ten times as fast, to look through all accounts.
std::string key_of_name(std::string_view text);

/// The name as a reader takes it who looks for a person: up to a comma, a colon or a bracket, and
/// without punctuation at its ends. "Olga, owner" and "(Olga)" are both Olga.
PersonName bare_name(const PersonName& name);

/// The name is that of a role, or looks like one: owner, operator, a bot and so on. "Host" is
/// allowed: every table has one.
bool is_name_of_role(const PersonName& name);

/// The name of a bot's account, which ends with a mark that no person's may end with, or with one
/// that looks like it: whoever reads the name knows, in the hall, at the table and in records.
std::string marked_as_bot(const std::string& name);
bool is_marked_as_bot(const PersonName& name);
/// The name without that mark; as it is where it has none.
std::string unmarked(const std::string& name);

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
#include "club/names.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <vector>

namespace avinas::server {

using protocol::Reason;
using protocol::Refusal;

namespace {

/// Marks on one letter: three are found in living scripts, more is decoration.
constexpr int kMaxMarks = 3;

void require(UErrorCode status) {
  if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU: ") + u_errorName(status));
}

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

using Form = const icu::Normalizer2* (*)(UErrorCode&);

icu::UnicodeString normalized(const icu::UnicodeString& text, Form form) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* normalizer = form(status);
  require(status);
  icu::UnicodeString result = normalizer->normalize(text, status);
  require(status);
  return result;
}

icu::UnicodeString composed(const icu::UnicodeString& text) {
  return normalized(text, icu::Normalizer2::getNFCInstance);
}

/// Compatibility forms and case folded, what can be ignored left out.
icu::UnicodeString folded(const icu::UnicodeString& text) {
  return normalized(text, icu::Normalizer2::getNFKCCasefoldInstance);
}

icu::UnicodeString skeleton(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  static const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker(uspoof_open(&status),
                                                                               uspoof_close);
  require(status);
  icu::UnicodeString result;
  uspoof_getSkeletonUnicodeString(checker.get(), 0, text, result, &status);
  require(status);
  return result;
}

bool is_space(UChar32 c) { return u_charType(c) == U_SPACE_SEPARATOR || c == '\t'; }

bool is_mark(UChar32 c) {
  const auto type = u_charType(c);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_COMBINING_SPACING_MARK;
}

bool can_be_seen(UChar32 c) {
  constexpr UChar32 kReplacement = 0xFFFD, kBlankBraille = 0x2800;
  if (c == kReplacement || c == kBlankBraille) return false;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
  switch (u_charType(c)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return false;
    default:
      return true;
  }
}

/// Without spaces at the ends, and with single ones between.
icu::UnicodeString spaced(const icu::UnicodeString& text) {
  icu::UnicodeString result;
  bool space = false;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (is_space(c)) {
      space = !result.isEmpty();
      continue;
    }
    if (space) result.append(UChar32(' '));
    space = false;
    result.append(c);
  }
  return result;
}

bool is_well_formed(const icu::UnicodeString& text) {
  int marks = 0;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (!can_be_seen(c)) return false;
    marks = is_mark(c) ? marks + 1 : 0;
    if (marks > kMaxMarks || (marks > 0 && i == 0)) return false;
  }
  return true;
}

bool has_letter(const icu::UnicodeString& text) {
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    if (u_isalnum(text.char32At(i))) return true;
  }
  return false;
}

PersonName with_keys(const icu::UnicodeString& text) {
  const icu::UnicodeString small = folded(text);
  return {utf8(text), utf8(small), utf8(skeleton(text)), utf8(skeleton(small))};
}

}  // namespace

std::variant<PersonName, Refusal> check_name(std::string_view raw) {
  const auto text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(raw.data(), static_cast<int32_t>(raw.size())));
  const icu::UnicodeString name = composed(spaced(text));
  if (!is_well_formed(name)) return Refusal{Reason::NameLetters};
  if (!has_letter(name)) return Refusal{Reason::NameEmpty};
  PersonName checked = with_keys(name);
  if (checked.text.size() > kMaxNameBytes) {
    return Refusal{Reason::NameTooLong, {{"most", std::to_string(kMaxNameBytes)}}};
  }
  return checked;
}

PersonName known_name(std::string_view text) {
  PersonName name = with_keys(composed(icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())))));
  name.text = text;
  return name;
}

namespace {
constexpr const char* kBotMark = "(bot)";
}

std::string marked_as_bot(const std::string& name) {
  return is_marked_as_bot(known_name(name)) ? name : name + ' ' + kBotMark;
}

bool is_marked_as_bot(const PersonName& name) {
  static const PersonName mark = known_name(kBotMark);
  return name.key.ends_with(mark.key) || name.small_look.ends_with(mark.small_look);
}

bool is_name_of_role(const PersonName& name) {
  static const std::vector<PersonName> reserved = [] {
    std::vector<PersonName> names;
    for (const char* role :
         {"owner", "the owner", "operator", "the operator", "admin", "administrator", "moderator",
          "server", "bot", "bot ana", "bot balys", "bot cilė", "bot domas"}) {
      names.push_back(known_name(role));
    }
    return names;
  }();
  return std::any_of(reserved.begin(), reserved.end(), [&](const PersonName& role) {
    return role.is_same(name) || role.small_look == name.small_look;
  });
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Checks and compares names with ICU. ICU's spoof checker tells that a Cyrillic letter looks like a
// Latin one; utf8proc, a tenth of the size, has no data on that. A bot's name ends with a mark that
// no person's may.
#include "server/club/names.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

namespace avinas::server {

using protocol::Reason;
using protocol::Refusal;

namespace {

/// Marks on one letter that any script may have, such as accents: more than three is decoration.
constexpr int kMaxMarks = 3;
/// A script's own marks on one letter: Burmese and Tibetan have five.
constexpr int kMaxMarksOfScript = 6;

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

bool is_joiner(UChar32 c) {
  constexpr UChar32 kNonJoiner = 0x200C, kJoiner = 0x200D;
  return c == kNonJoiner || c == kJoiner;
}

bool is_virama(UChar32 c) {
  constexpr std::uint8_t kClassOfViramas = 9;
  return u_getCombiningClass(c) == kClassOfViramas;
}

/// The way a letter joins its neighbours, past marks that do not take part; `step` is 1 or -1.
int joining_beside(const icu::UnicodeString& text, int32_t at, int32_t step) {
  for (int32_t i = text.moveIndex32(at, step); i != at && i >= 0 && i < text.length();) {
    const int type = u_getIntPropertyValue(text.char32At(i), UCHAR_JOINING_TYPE);
    if (type != U_JT_TRANSPARENT) return type;
    const int32_t next = text.moveIndex32(i, step);
    if (next == i) break;
    i = next;
  }
  return U_JT_NON_JOINING;
}

/// A joiner stands where a script needs it, as names of hosts have it (RFC 5892, A.1 and A.2):
/// behind a virama, or, to part them, between letters that would join. Bengali has one before.
bool joiner_is_needed(const icu::UnicodeString& text, int32_t at) {
  if (at == 0) return false;
  if (is_virama(text.char32At(text.moveIndex32(at, -1)))) return true;
  const int32_t next = text.moveIndex32(at, 1);
  if (next >= text.length()) return false;
  if (text.char32At(at) == 0x200D) return is_virama(text.char32At(next));
  const int before = joining_beside(text, at, -1), after = joining_beside(text, at, 1);
  return (before == U_JT_LEFT_JOINING || before == U_JT_DUAL_JOINING) &&
         (after == U_JT_RIGHT_JOINING || after == U_JT_DUAL_JOINING);
}

bool is_picture(UChar32 c) { return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC); }

/// This sign only says that a picture is drawn in colours.
bool is_picture_selector(UChar32 c) { return c == 0xFE0F; }

/// A joiner between two pictures makes one of them (UTS #51).
bool joins_pictures(const icu::UnicodeString& text, int32_t at) {
  const int32_t next = text.moveIndex32(at, 1);
  int32_t before = text.moveIndex32(at, -1);
  const auto belongs = [&](UChar32 c) {
    return is_picture_selector(c) || u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
  };
  while (before > 0 && belongs(text.char32At(before))) before = text.moveIndex32(before, -1);
  return at > 0 && is_picture(text.char32At(before)) && next < text.length() &&
         is_picture(text.char32At(next));
}

bool can_be_seen(const icu::UnicodeString& text, int32_t at) {
  constexpr UChar32 kReplacement = 0xFFFD, kBlankBraille = 0x2800, kJoiner = 0x200D;
  const UChar32 c = text.char32At(at);
  if (is_joiner(c)) return (c == kJoiner && joins_pictures(text, at)) || joiner_is_needed(text, at);
  if (is_picture_selector(c)) return at > 0 && is_picture(text.char32At(text.moveIndex32(at, -1)));
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

/// The signs without those that are not drawn by themselves, so that none makes another name of one
/// that looks the same.
icu::UnicodeString drawn(const icu::UnicodeString& text) {
  icu::UnicodeString result;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (!u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) result.append(c);
  }
  return result;
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

/// The sign that may not stand where it does, or nothing.
std::optional<UChar32> wrong_sign(const icu::UnicodeString& text) {
  int marks = 0, of_script = 0;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (!can_be_seen(text, i)) return c;
    if (is_joiner(c) || is_picture_selector(c)) continue;
    if (!is_mark(c)) {
      marks = of_script = 0;
      continue;
    }
    UErrorCode status = U_ZERO_ERROR;
    ++(uscript_getScript(c, &status) == USCRIPT_INHERITED ? marks : of_script);
    if (marks > kMaxMarks || of_script > kMaxMarksOfScript || i == 0) return c;
  }
  return std::nullopt;
}

std::string code_point(UChar32 c) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(c));
  return text.data();
}

bool has_letter(const icu::UnicodeString& text) {
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    if (u_isalnum(text.char32At(i))) return true;
  }
  return false;
}

PersonName with_keys(const icu::UnicodeString& text) {
  const icu::UnicodeString small = folded(text);
  return {utf8(text), utf8(small), utf8(skeleton(drawn(text))), utf8(skeleton(small))};
}

}  // namespace

std::variant<PersonName, Refusal> check_name(std::string_view raw) {
  const auto text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(raw.data(), static_cast<int32_t>(raw.size())));
  const icu::UnicodeString name = composed(spaced(text));
  if (const auto sign = wrong_sign(name)) {
    return Refusal{Reason::NameLetters, {{"sign", code_point(*sign)}}};
  }
  if (!has_letter(name)) return Refusal{Reason::NameEmpty};
  PersonName checked = with_keys(name);
  if (checked.text.size() > kMaxNameBytes) {
    return Refusal{Reason::NameTooLong, {{"most", std::to_string(kMaxNameBytes)}}};
  }
  return checked;
}

namespace {

icu::UnicodeString composed_of(std::string_view text) {
  return composed(icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size()))));
}

}  // namespace

PersonName known_name(std::string_view text) {
  PersonName name = with_keys(composed_of(text));
  name.text = text;
  return name;
}

std::string key_of_name(std::string_view text) { return utf8(folded(composed_of(text))); }

namespace {

constexpr const char* kBotMark = "(bot)";

/// As a hasty reader takes it: large or small, l for I, 0 for O.
std::string blurred(std::string_view text) {
  const auto name = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  std::string seen = utf8(folded(skeleton(folded(composed(name)))));
  for (char& c : seen) {
    if (c == 'l' || c == '1' || c == '|') c = 'i';
    if (c == '0') c = 'o';
  }
  return seen;
}

/// Without blanks and signs at its ends.
std::string without_signs(const std::string& text) {
  const auto is_sign = [](char c) { return std::strchr(" .,:;!?-_*'\"", c) != nullptr; };
  const auto from = std::ranges::find_if_not(text, is_sign);
  const auto to = std::find_if_not(text.rbegin(), text.rend(), is_sign).base();
  return from < to ? std::string(from, to) : std::string();
}

}  // namespace

std::string marked_as_bot(const std::string& name) {
  return is_marked_as_bot(known_name(name)) ? name : name + ' ' + kBotMark;
}

std::string unmarked(const std::string& name) {
  if (!is_marked_as_bot(known_name(name))) return name;
  const auto at = name.find_last_of('(');
  const auto end = at == std::string::npos ? at : name.find_last_not_of(' ', at == 0 ? 0 : at - 1);
  return at == std::string::npos || at == 0 || end == std::string::npos ? "Guest"
                                                                        : name.substr(0, end + 1);
}

bool is_marked_as_bot(const PersonName& name) {
  return without_signs(blurred(name.text)).ends_with(kBotMark);
}

PersonName bare_name(const PersonName& name) {
  const auto text = icu::UnicodeString::fromUTF8(name.text);
  const auto is_sign = [&](int32_t i) {
    const UChar32 c = text.char32At(i);
    return u_ispunct(c) || u_isUWhiteSpace(c);
  };
  int32_t from = 0;
  while (from < text.length() && is_sign(from)) from = text.moveIndex32(from, 1);
  const icu::UnicodeString kEnds(u",:([{，：（［");
  int32_t to = from;
  while (to < text.length() && kEnds.indexOf(text.char32At(to)) < 0) to = text.moveIndex32(to, 1);
  while (to > from && is_sign(text.moveIndex32(to, -1))) to = text.moveIndex32(to, -1);
  return known_name(utf8(text.tempSubStringBetween(from, to)));
}

bool is_name_of_role(const PersonName& name) {
  static const std::vector<std::string> reserved = [] {
    std::vector<std::string> names;
    for (const char* role : {"owner",
                             "the owner",
                             "club owner",
                             "the club owner",
                             "owner of the club",
                             "club host",
                             "the club host",
                             "the club",
                             "operator",
                             "the operator",
                             "admin",
                             "administrator",
                             "moderator",
                             "server",
                             "the server",
                             "system",
                             "somebody",
                             "you",
                             "bot",
                             "bot ana",
                             "bot balys",
                             "bot cilė",
                             "bot cile",
                             "bot domas",
                             "savininkas",
                             "klubo šeimininkas",
                             "botas",
                             "clubleitung",
                             "ejer",
                             "klubvært",
                             "direção do clube",
                             "anfitrião do clube",
                             "オーナー",
                             "クラブのホスト",
                             "ボット"}) {
      names.push_back(without_signs(blurred(role)));
    }
    return names;
  }();
  const auto is_reserved = [&](const std::string& text) {
    return std::ranges::find(reserved, without_signs(blurred(text))) != reserved.end();
  };
  return is_reserved(name.text) || is_reserved(bare_name(name).text);
}

}  // namespace avinas::server

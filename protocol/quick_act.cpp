// SPDX-License-Identifier: MIT
// Recognises an action of the usual form without parsing JSON.
#include "protocol/quick_act.hpp"

#include <array>

#include "protocol/codec.hpp"

namespace avinas::protocol {
namespace {

/// The members that such a message has; each at most once.
struct Members {
  std::string_view type, id, action, card;

  std::string_view* find(std::string_view name) {
    if (name == "type") return &type;
    if (name == "id") return &id;
    if (name == "action") return &action;
    if (name == "card") return &card;
    return nullptr;
  }
};

class ActReader {
 public:
  explicit ActReader(std::string_view bytes) : rest_(bytes) {}

  bool takes(char c) {
    if (rest_.empty() || rest_.front() != c) return false;
    rest_.remove_prefix(1);
    return true;
  }
  /// A text of printable ASCII without escapes, its quotes taken off.
  std::optional<std::string_view> plain_text() {
    if (!takes('"')) return std::nullopt;
    for (std::size_t i = 0; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (c == '"') {
        const std::string_view text = rest_.substr(0, i);
        rest_.remove_prefix(i + 1);
        return text;
      }
      if (c < ' ' || c > '~' || c == '\\') return std::nullopt;
    }
    return std::nullopt;
  }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

std::optional<Members> read_members(std::string_view bytes) {
  ActReader reader(bytes);
  Members members;
  if (!reader.takes('{')) return std::nullopt;
  do {
    const auto name = reader.plain_text();
    if (!name || !reader.takes(':')) return std::nullopt;
    std::string_view* member = members.find(*name);
    const auto value = reader.plain_text();
    // An empty one may have come before, or be a mistake that has a sentence.
    if (!member || !value || value->empty() || !member->empty()) return std::nullopt;
    *member = *value;
  } while (reader.takes(','));
  if (!reader.takes('}') || !reader.at_end()) return std::nullopt;
  return members;
}

std::optional<Action> action_of(const Members& members) {
  if (members.action == "play") {
    const auto card = parse_card(members.card);
    return card ? std::optional<Action>(Play{*card}) : std::nullopt;
  }
  if (members.action == "pass") return Pass{};
  if (members.action == "knock") return Knock{};
  if (members.action == "stop") return Stop{};
  return std::nullopt;
}

}  // namespace

std::optional<Request> quick_act(std::string_view bytes) {
  const auto members = read_members(bytes);
  if (!members || members->type != "act") return std::nullopt;
  if (members->id.empty() || members->id.size() > kMaxIdBytes) return std::nullopt;
  const auto action = action_of(*members);
  if (!action) return std::nullopt;
  return Request{std::string(members->id), TableCommand(Act{*action})};
}

}  // namespace avinas::protocol

// SPDX-License-Identifier: MIT
// An evening's decision on a request: the events it leads to, or why it is refused.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/client_messages.hpp"
#include "protocol/refusal.hpp"
#include "server/evening/event.hpp"

namespace avinas::server {

using EveningDecision = std::variant<std::vector<EveningEvent>, protocol::Refusal>;

/// The asker, and whether they may do what the evening's host may.
struct EveningAsker {
  protocol::Person person;
  bool manages = false;
};

/// `new_code` makes the code of a table that is to be opened.
EveningDecision decide(const EveningState& evening, const EveningAsker& asker,
                       const protocol::EveningStep& step,
                       const std::function<std::string()>& new_code);
/// A table's match is over: what it came to. Nothing where the evening knows it, or does not wait
/// for it. With the last one the round is over.
std::vector<EveningEvent> on_done(const EveningState& evening, const MeetingDone& done);
/// Why no such evening may be opened, or nothing.
std::optional<protocol::Refusal> refuse_plan(const protocol::OpenEvening& open);

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Journal entries as text and back (docs/journal.md). One line of JSON an entry.
#pragma once

#include <string>
#include <string_view>

#include "server/table/event.hpp"

namespace avinas::server {

/// The word for the kind of event, as the journal has it.
const char* event_name(const TableEvent& event);

std::string write_entry(const JournalEntry& entry);
/// Throws JournalMismatch if the text is no entry of this version.
JournalEntry read_entry(std::string_view text);

}  // namespace avinas::server

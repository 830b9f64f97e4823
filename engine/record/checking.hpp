// SPDX-License-Identifier: MIT
// Replays a record through the engine and says where it is unlawful or untrue.
#pragma once

#include <string>
#include <string_view>

#include "engine/record/reading.hpp"

namespace avinas::record {

/// Exit statuses of the record commands, which are also how bad a finding is.
enum class Status { Ok = 0, Untrue = 1, NotARecord = 2 };

/// The findings about one text.
struct Finding {
  Status status = Status::Ok;
  /// "ok", "hand H, action A: R5.2: sentence", or a sentence; hands and actions count from 0.
  std::string text = "ok";
};

/// Compares everything the record says with what the engine finds.
Finding verify(std::string_view text);

/// The record with results, sheets and outcome as the engine finds them, on one line; or why not.
struct Adjudication {
  Finding finding;
  std::string record_line;  ///< empty unless the finding is ok
};
Adjudication adjudicate(std::string_view text);

}  // namespace avinas::record

// SPDX-License-Identifier: MIT
// `avinas record verify` and `avinas record adjudicate`, on files and on standard input.
#pragma once

#include <string>
#include <vector>

namespace avinas::cli {

/// Prints, as JSON, what each decision of the matches cost; `imagined`: and how it looked to its
/// player. The highest status of all files.
int analyse_records(const std::vector<std::string>& files, bool imagined);
/// One line a file on standard output; the highest status of all files.
int verify_records(const std::vector<std::string>& files);

/// One record a line on standard output, refusals on standard error; the highest status.
int adjudicate_records(const std::vector<std::string>& files);

}  // namespace avinas::cli

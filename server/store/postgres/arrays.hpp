// SPDX-License-Identifier: MIT
// Lists as PostgreSQL reads an array: {"a","b"}.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace avinas::server {

std::string array_of(const std::vector<std::string>& texts);
std::string array_of(const std::vector<std::int64_t>& numbers);

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// News of tables between servers of a club, as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "server/table/news.hpp"

namespace avinas::server {

nlohmann::json write_news(const TableNews& news);
/// Throws nlohmann::json::exception.
TableNews read_news(const nlohmann::json& text);

}  // namespace avinas::server

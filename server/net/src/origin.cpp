// SPDX-License-Identifier: MIT
#include "net/origin.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

/// `https://name:port` → `name:port`; an empty text if it is no origin.
std::string_view authority_of(std::string_view origin) {
  constexpr std::string_view kBefore = "://";
  const auto at = origin.find(kBefore);
  return at == std::string_view::npos ? std::string_view() : origin.substr(at + kBefore.size());
}

std::string_view without_port(std::string_view authority) {
  const auto colon = authority.rfind(':');
  const bool in_brackets =
      authority.find(']') != std::string_view::npos && authority.rfind(']') > colon;
  return colon == std::string_view::npos || in_brackets ? authority : authority.substr(0, colon);
}

}  // namespace

bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& names) {
  if (origin.empty()) return true;
  const std::string_view authority = authority_of(origin);
  if (authority.empty()) return false;
  if (names.empty()) return authority == host;
  return std::find(names.begin(), names.end(), without_port(authority)) != names.end();
}

}  // namespace avinas::server

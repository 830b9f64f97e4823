// SPDX-License-Identifier: MIT
// Compares a page's origin with the server's own names.
#include "server/http/origin.hpp"

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace avinas::server {

bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& names) {
  if (origin.empty()) return true;
  const auto parsed = boost::urls::parse_uri(origin);
  if (!parsed || !parsed->has_authority() || parsed->encoded_host().empty()) return false;
  if (names.empty()) return std::string_view(parsed->encoded_host_and_port()) == host;
  return std::find(names.begin(), names.end(), std::string_view(parsed->encoded_host())) !=
         names.end();
}

}  // namespace avinas::server

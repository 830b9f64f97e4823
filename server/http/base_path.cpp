// SPDX-License-Identifier: MIT
// Reads the club's path, and takes it off a request's address.
#include "server/http/base_path.hpp"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <string_view>

namespace avinas::server {

BasePath::BasePath(const std::string& text) : text_(text) {
  if (!text_.starts_with('/')) text_.insert(0, 1, '/');
  if (!text_.ends_with('/')) text_.push_back('/');
}

BasePath::Place BasePath::enter(boost::beast::http::request_header<>& request) const {
  if (text_ == "/") return Place::Inside;
  const std::string target(request.target());
  if (target.starts_with(text_)) {
    request.target(target.substr(text_.size() - 1));
    return Place::Inside;
  }
  const auto parsed = boost::urls::parse_origin_form(target);
  if (!parsed) return Place::Outside;
  const std::string_view path = parsed->encoded_path();
  if (path == std::string_view(text_).substr(0, text_.size() - 1)) return Place::AtTheDoor;
  const bool own = path == "/healthz" || path == "/readyz" || path == "/metrics";
  return own ? Place::Inside : Place::Outside;
}

}  // namespace avinas::server

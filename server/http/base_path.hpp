// SPDX-License-Identifier: MIT
// The club's path on its host: "/", or below a path such as "/cards/" that a proxy passes on as it
// came.
#pragma once

#include <boost/beast/http/message.hpp>
#include <string>

namespace avinas::server {

class BasePath {
 public:
  enum class Place : std::uint8_t { Inside, AtTheDoor, Outside };

  /// `text` with or without slashes around it.
  explicit BasePath(const std::string& text = "/");

  /// Begins and ends with a slash.
  const std::string& text() const { return text_; }

  /// Rewrites the target as if the club were at "/". `AtTheDoor`: the path lacks its last slash,
  /// and the request is sent to `text()`. Requests for health or metrics are always `Inside`.
  Place enter(boost::beast::http::request_header<>& request) const;

 private:
  std::string text_;
};

}  // namespace avinas::server

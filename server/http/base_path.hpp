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

  /// Makes the target what it were with the club at "/". At the door the path stands without its
  /// last slash: such a request is to be sent to `text()`. What asks for the server's health or
  /// metrics is inside in any case.
  Place enter(boost::beast::http::request_header<>& request) const;

 private:
  std::string text_;
};

}  // namespace avinas::server

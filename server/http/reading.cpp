// SPDX-License-Identifier: MIT
// Says what was wrong with bytes that could not be read as a request.
#include "server/http/reading.hpp"

namespace avinas::server {

namespace http = boost::beast::http;

HttpResponse response_to_bad_request(boost::system::error_code error, bool in_first_line) {
  const bool oversized = error == http::error::header_limit;
  HttpRequest unread;
  unread.version(11);
  unread.keep_alive(false);
  if (error == http::error::body_limit) {
    return plain_response(unread, http::status::payload_too_large,
                          "That is too large; a match record to be checked may have 512 KB.");
  }
  if (oversized && in_first_line) {
    return plain_response(unread, http::status::uri_too_long, "The address is too long.");
  }
  return plain_response(
      unread, oversized ? http::status::request_header_fields_too_large : http::status::bad_request,
      oversized ? "The request is too large." : "That is no HTTP request.");
}

}  // namespace avinas::server

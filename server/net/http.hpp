// SPDX-License-Identifier: MIT
// Plain HTTP: the client's files and the few addresses that are no WebSocket.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/static_files.hpp"
#include "store/store.hpp"

namespace avinas::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

/// Answers one request. `files` and `store` outlive it.
class HttpHandler {
 public:
  HttpHandler(const StaticFiles& files, Store& store) : files_(files), store_(store) {}
  HttpResponse handle(const HttpRequest& request) const;

 private:
  const StaticFiles& files_;
  Store& store_;
};

/// A response of plain text with the headers that every response has.
HttpResponse plain_response(const HttpRequest& request, boost::beast::http::status status,
                            std::string sentence);

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Answers that take tens of milliseconds or more: a connection waits for them, its thread does not.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/http/http_connection.hpp"

namespace avinas::server {

/// Answers with the cost of that match's decisions; paid for by the client's address.
boost::asio::awaitable<HttpResponse> analyse(const HttpConnection& session,
                                             const HttpRequest& request, const std::string& match);

/// Checks the posted record by the rules, in the address's turn.
boost::asio::awaitable<HttpResponse> check(const HttpConnection& session, HttpRequest request);

}  // namespace avinas::server

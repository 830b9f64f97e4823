// SPDX-License-Identifier: MIT
// The rules of HTTP for every server, whatever it serves (RFC 9110, 9112, 6455): malformed
// requests, how targets and hosts are read, and the date of an answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace avinas::server {

/// The present second as an answer's Date.
std::string http_date();

/// An absolute target becomes the path, and its authority the host, as if it had come so.
void read_absolute_target(HttpRequest& request);

/// Checks a header before any body is read: its host, how its body is sent, what it expects, its
/// method. Returns the answer that refuses it, after which the connection ends.
std::optional<HttpResponse> refuse_header(const HttpRequest& request);

/// The client waits to hear that its body is wanted.
bool awaits_continue(const HttpRequest& request);

/// The key of a WebSocket, or its version, is none. The answer to it.
std::optional<HttpResponse> refuse_handshake(const HttpRequest& request);

/// A condition If-None-Match with this tag among its own, or with `*`: what is there is known.
bool is_known(const HttpRequest& request, std::string_view tag);

/// The host of that header value names this machine itself, with or without a port.
bool is_loopback_host(std::string_view host);

}  // namespace avinas::server

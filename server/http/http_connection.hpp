// SPDX-License-Identifier: MIT
// The facts of a connection that its requests are answered with.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>

#include "server/http/http.hpp"
#include "server/http/listener.hpp"

namespace avinas::server {

struct HttpConnection {
  ListenerServices services;
  boost::asio::io_context& home;
  boost::asio::ip::address peer;
  /// Of the peer, or null if a trusted proxy brings many.
  std::shared_ptr<AddressAccount> account;

  /// The address of the person who asks: the peer's, or as a proxy or another server told it.
  boost::asio::ip::address client(const HttpRequest& request) const;
  /// No proxy stands between: none that is named, and none that says so itself.
  bool direct(const HttpRequest& request) const;
  /// The account of the client's address; null where it has too many, or opens them too fast.
  std::shared_ptr<AddressAccount> payer(const HttpRequest& request, Millis now) const;
  /// Checking a record costs as much as fifty moves, and a look at a table or a match as much as
  /// ten; both are paid for by the client's address.
  bool may_check_record(const HttpRequest& request) const;
  bool may_look(const HttpRequest& request) const;
  /// The answer that refuses the body which follows, if it is not wanted.
  std::optional<HttpResponse> refuse_body(const HttpRequest& header) const;

 private:
  bool pays(const HttpRequest& request, double credits) const;
  bool is_our_host(std::string_view host) const;
};

}  // namespace avinas::server

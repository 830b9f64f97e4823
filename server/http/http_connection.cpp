// SPDX-License-Identifier: MIT
// Finds out whose a request is, and whether its sender may have more work done.
#include "server/http/http_connection.hpp"

#include <algorithm>

#include "server/base/time.hpp"
#include "server/http/by_the_book.hpp"
#include "server/net/link_stream.hpp"

namespace avinas::server {

namespace http = boost::beast::http;

/// A proxy may add a line of its own below one that the client invented: all lines count, the last
/// address first.
boost::asio::ip::address HttpConnection::client(const HttpRequest& request) const {
  if (services.for_links) {
    boost::system::error_code wrong;
    const auto told = boost::asio::ip::make_address(std::string(request[kClientOfLink]), wrong);
    return wrong ? peer : told;
  }
  std::string all;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != last; ++line) {
    all.append(all.empty() ? "" : ",").append(line->value());
  }
  return client_address(peer, all, services.trusted_proxies);
}

/// A proxy that says nothing hands the client's own Host on, or speaks HTTP/1.0.
bool HttpConnection::direct(const HttpRequest& request) const {
  if (services.for_links || services.trusted_proxies.contains(peer)) return false;
  if (request.version() < 11 || !is_our_host(request[http::field::host])) return false;
  for (const char* mark : {"X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"}) {
    if (request.find(mark) != request.end()) return false;
  }
  return true;
}

/// This machine's own, or a name without a dot, which nobody outside of its network can look up.
bool HttpConnection::is_our_host(std::string_view host) const {
  const auto& names = services.settings.host_names;
  const std::string_view name = host.substr(0, host.find(':'));
  const bool local = !host.starts_with('[') && name.find('.') == std::string_view::npos;
  return is_loopback_host(host) || local ||
         std::find(names.begin(), names.end(), name) != names.end();
}

std::shared_ptr<AddressAccount> HttpConnection::payer(const HttpRequest& request,
                                                      Millis now) const {
  return account ? account : services.addresses.admit(client(request), now);
}

bool HttpConnection::pays(const HttpRequest& request, double credits) const {
  const Millis now = steady_time();
  const auto payer = this->payer(request, now);
  if (!payer) return false;
  payer->charge(credits);
  return !payer->take(now);
}

bool HttpConnection::may_check_record(const HttpRequest& request) const {
  return pays(request, kCreditsForRecord);
}

bool HttpConnection::may_look(const HttpRequest& request) const {
  return pays(request, kCreditsForLook);
}

std::optional<HttpResponse> HttpConnection::refuse_body(const HttpRequest& header) const {
  if (!posts_record(header) || may_check_record(header)) return std::nullopt;
  HttpResponse refused = too_many(header, "records at once");
  refused.keep_alive(false);
  return refused;
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Target, subprotocol, handshake and origin of a request to upgrade.
#include "server/http/upgrade_rules.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>
#include <boost/beast/http/rfc7230.hpp>
#include <charconv>

#include "protocol/codec.hpp"
#include "server/base/time.hpp"
#include "server/http/by_the_book.hpp"
#include "server/http/origin.hpp"

namespace avinas::server {

namespace http = boost::beast::http;

namespace {

bool offers_our_protocol(const HttpRequest& request) {
  const auto field = request.find(http::field::sec_websocket_protocol);
  if (field == request.end()) return true;
  return http::token_list(field->value()).exists(std::string(protocol::kSubprotocol));
}

/// A text of the client's as the log may show it.
std::string printable(std::string_view text) {
  constexpr std::size_t kMost = 100;
  std::string shown(text.substr(0, kMost));
  std::replace_if(
      shown.begin(), shown.end(), [](unsigned char c) { return c < ' ' || c > '~'; }, '?');
  return shown;
}

/// At most once a minute: whoever sets the server up sees it, and an attacker fills no disk with
/// it.
void log_refused_page(const HttpRequest& request) {
  constexpr std::int64_t kMinuteMs = 60'000;
  static std::atomic<std::int64_t> next{0};
  const std::int64_t now = steady_time().count();
  std::int64_t due = next.load(std::memory_order_relaxed);
  if (now < due || !next.compare_exchange_strong(due, now + kMinuteMs)) return;
  const auto origin = request[http::field::origin], host = request[http::field::host];
  spdlog::warn(
      "A page of {} was refused a connection: its request names the host {}. If a proxy stands "
      "before this server, let it pass the Host header on as it came, with its port; or name the "
      "page's host with --host-name",
      printable({origin.data(), origin.size()}), printable({host.data(), host.size()}));
}

}  // namespace

std::optional<int> share_asked_for(const HttpRequest& request) {
  constexpr std::string_view kPath = "/ws";
  std::string_view target(request.target().data(), request.target().size());
  if (!target.starts_with(kPath)) return std::nullopt;
  target.remove_prefix(kPath.size());
  if (target.empty()) return 0;
  int share = 0;
  const char* const end = target.data() + target.size();
  const auto [read_to, wrong] = std::from_chars(target.data() + 1, end, share);
  const bool is_share = target[0] == '/' && wrong == std::errc() && read_to == end &&
                        target[1] != '0' && share >= 1 && share <= kMostShares;
  return is_share ? std::optional(share) : std::nullopt;
}

std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request,
                                           const ListenerSettings& settings) {
  if (!share_asked_for(request)) {
    return plain_response(request, http::status::not_found, "The WebSocket is at /ws.");
  }
  if (auto refusal = refuse_handshake(request)) return refusal;
  if (!offers_our_protocol(request)) {
    return plain_response(request, http::status::bad_request,
                          "The WebSocket speaks the subprotocol avinas.v1.");
  }
  if (!origin_allowed(request[http::field::origin], request[http::field::host],
                      settings.host_names)) {
    log_refused_page(request);
    return plain_response(request, http::status::forbidden,
                          "Pages of another site may not connect; the host can name this one with "
                          "--host-name.");
  }
  return std::nullopt;
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Checks of a request's header, in the order in which a strict server makes them.
#include "server/http/by_the_book.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <ctime>

#include "server/base/trimmed.hpp"

namespace avinas::server {

namespace http = boost::beast::http;

namespace {

constexpr unsigned kHttp11 = 11;

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](unsigned char c) {
    return static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
  });
  return result;
}

/// All lines of that header as one list.
std::string list_of(const HttpRequest& request, http::field name) {
  std::string all;
  const auto [first, last] = request.equal_range(name);
  for (auto line = first; line != last; ++line) {
    all.append(all.empty() ? "" : ",").append(line->value());
  }
  return all;
}

HttpResponse refusal(const HttpRequest& request, http::status status, std::string sentence) {
  HttpResponse response = plain_response(request, status, std::move(sentence));
  response.keep_alive(false);
  return response;
}

/// Without a tag's mark of weakness: what is compared is what is named.
std::string_view strong(std::string_view tag) {
  return tag.starts_with("W/") ? tag.substr(2) : tag;
}

/// Sixteen bytes in base64: the last letter before the padding has four bits of them.
bool is_key(std::string_view key) {
  constexpr std::string_view kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr std::size_t kLength = 24, kOfBytes = 22;
  return key.size() == kLength && key.substr(kOfBytes) == "==" &&
         key.find_first_not_of(kLetters) == kOfBytes && kLetters.find(key[kOfBytes - 1]) % 16 == 0;
}

}  // namespace

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  thread_local std::time_t second = 0;
  thread_local std::string text;
  if (std::exchange(second, now) == now) return text;
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  constexpr std::array<const char*, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array<const char*, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::array<char, 40> written{};
  std::snprintf(written.data(), written.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                kDays[static_cast<std::size_t>(parts.tm_wday)], parts.tm_mday,
                kMonths[static_cast<std::size_t>(parts.tm_mon)], parts.tm_year + 1900,
                parts.tm_hour, parts.tm_min, parts.tm_sec);
  return text = written.data();
}

void read_absolute_target(HttpRequest& request) {
  const std::string_view target(request.target().data(), request.target().size());
  if (target.starts_with('/')) return;
  const auto parsed = boost::urls::parse_absolute_uri(target);
  if (!parsed || !parsed->has_authority()) return;
  const std::string scheme = lower(std::string_view(parsed->scheme()));
  if (scheme != "http" && scheme != "https") return;
  const std::string path(parsed->encoded_target());
  const std::string host(parsed->encoded_host_and_port());
  request.target(path.starts_with('/') ? path : "/" + path);
  if (request.count(http::field::host) <= 1) request.set(http::field::host, host);
}

std::optional<HttpResponse> refuse_header(const HttpRequest& request) {
  const std::size_t hosts = request.count(http::field::host);
  const auto host = request[http::field::host];
  if (hosts > 1 || (hosts == 0 && request.version() >= kHttp11) ||
      (!host.empty() && host_asked(request).empty())) {
    return refusal(request, http::status::bad_request,
                   "A request names one host, in a Host header.");
  }
  const std::string coding = lower(trimmed(list_of(request, http::field::transfer_encoding)));
  if (request.count(http::field::transfer_encoding) > 0) {
    if (request.version() < kHttp11 || request.count(http::field::content_length) > 0) {
      return refusal(request, http::status::bad_request, "How long the body is, is said twice.");
    }
    if (coding != "chunked") {
      return refusal(request, http::status::not_implemented,
                     "Of transfer codings this server knows chunked alone.");
    }
  }
  const std::string expected = lower(trimmed(list_of(request, http::field::expect)));
  if (!expected.empty() && expected != "100-continue" && request.version() >= kHttp11) {
    return refusal(request, http::status::expectation_failed,
                   "This server expects nothing but 100-continue.");
  }
  if (request.method() == http::verb::unknown) {
    return refusal(request, http::status::not_implemented,
                   "This server does not know that method.");
  }
  return std::nullopt;
}

bool awaits_continue(const HttpRequest& request) {
  return request.version() >= kHttp11 &&
         lower(trimmed(list_of(request, http::field::expect))) == "100-continue";
}

std::optional<HttpResponse> refuse_handshake(const HttpRequest& request) {
  if (trimmed(list_of(request, http::field::sec_websocket_version)) != "13") {
    HttpResponse response =
        refusal(request, http::status::upgrade_required, "The WebSocket speaks version 13.");
    response.set(http::field::sec_websocket_version, "13");
    response.set(http::field::upgrade, "websocket");
    return response;
  }
  if (!is_key(trimmed(list_of(request, http::field::sec_websocket_key)))) {
    return refusal(request, http::status::bad_request,
                   "Sec-WebSocket-Key has sixteen bytes in base64.");
  }
  return std::nullopt;
}

bool is_known(const HttpRequest& request, std::string_view tag) {
  const std::string list = list_of(request, http::field::if_none_match);
  std::string_view rest = list;
  while (!rest.empty()) {
    const auto end = rest.find(',');
    const std::string_view item = trimmed(rest.substr(0, end));
    if (item == "*" || (!item.empty() && strong(item) == strong(tag))) return true;
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
  return false;
}

bool is_loopback_host(std::string_view host) {
  if (host.starts_with('[')) {
    const auto end = host.find(']');
    host = host.substr(1, end == std::string_view::npos ? end : end - 1);
  } else {
    host = host.substr(0, host.find(':'));
  }
  if (lower(host) == "localhost") return true;
  boost::system::error_code wrong;
  const auto address = boost::asio::ip::make_address(std::string(host), wrong);
  return !wrong && address.is_loopback();
}

}  // namespace avinas::server

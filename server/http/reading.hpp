// SPDX-License-Identifier: MIT
// One request as it comes: its header, whether its body is wanted, and the body.
#pragma once

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <functional>
#include <optional>

#include "server/base/limits.hpp"
#include "server/http/base_path.hpp"
#include "server/http/by_the_book.hpp"
#include "server/http/http.hpp"

namespace avinas::server {

/// A browser's headers are below 2 KB; nothing but a match record is posted here.
inline constexpr std::uint32_t kMaxHeaderBytes = 8 * 1024;
inline constexpr std::uint64_t kMaxBodyBytes = 1024;

struct Incoming {
  boost::beast::http::request_parser<boost::beast::http::string_body> parser;
  BasePath::Place place = BasePath::Place::Inside;
  std::optional<HttpResponse> refusal{};  ///< of the header: no body was read
};

/// Says before a body is read why it is not wanted, if it is not.
using RefuseBody = std::function<std::optional<HttpResponse>(const HttpRequest&)>;

/// Reads one request, its target as if the club were at "/"; a body is taken for a match record
/// only.
template <typename Stream>
boost::asio::awaitable<boost::system::error_code> read_request(Stream& stream,
                                                               boost::beast::flat_buffer& buffer,
                                                               const BasePath& base,
                                                               Incoming& incoming,
                                                               const RefuseBody& refuse) {
  auto& parser = incoming.parser;
  boost::system::error_code error;
  auto token = boost::asio::redirect_error(boost::asio::use_awaitable, error);
  parser.header_limit(kMaxHeaderBytes);
  parser.body_limit(kMaxPostedRecord);
  co_await boost::beast::http::async_read_header(stream, buffer, parser, token);
  if (error) co_return error;
  incoming.refusal = refuse_header(parser.get());
  if (incoming.refusal) co_return error;
  read_absolute_target(parser.get());
  incoming.place = base.enter(parser.get());
  if (!posts_record(parser.get())) {
    if (parser.content_length().value_or(0) > kMaxBodyBytes) {
      co_return boost::beast::http::error::body_limit;
    }
    parser.body_limit(kMaxBodyBytes);
  }
  if (parser.content_length().value_or(0) > kMaxPostedRecord) {
    co_return boost::beast::http::error::body_limit;
  }
  if (!parser.is_done()) {
    incoming.refusal = refuse(parser.get());
    if (incoming.refusal) co_return error;
    if (awaits_continue(parser.get())) {
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      co_await boost::asio::async_write(stream, boost::asio::buffer(kContinue), token);
      if (error) co_return error;
    }
  }
  co_await boost::beast::http::async_read(stream, buffer, parser, token);
  co_return error;
}

/// The answer to bytes that were no request, or too many.
HttpResponse response_to_bad_request(boost::system::error_code error, bool in_first_line);

}  // namespace avinas::server

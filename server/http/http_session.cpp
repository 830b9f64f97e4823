// SPDX-License-Identifier: MIT
// Serves one connection: reads requests, answers them, upgrades to the WebSocket.
#include "server/http/http_session.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/detect_ssl.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "protocol/codec.hpp"
#include "server/base/time.hpp"
#include "server/http/by_the_book.hpp"
#include "server/http/http_connection.hpp"
#include "server/http/reading.hpp"
#include "server/http/slow_answers.hpp"
#include "server/http/upgrade_rules.hpp"
#include "server/http/websocket.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

/// The bytes that a client may still send after its request was refused; they are read and dropped.
constexpr std::size_t kMaxUnreadBytes = 4 * 1024 * 1024;

/// A match of thirty hands takes a second of a core that is not busy.
constexpr std::chrono::seconds kTimeToAnalyse{60};

/// A browser that came over TLS once comes over TLS for a year.
constexpr const char* kTlsForAYear = "max-age=31536000";

/// Closes a stream that is late. Thread of the connection only.
template <typename Stream>
class Deadline {
 public:
  explicit Deadline(std::weak_ptr<Stream> stream)
      : stream_(std::move(stream)), timer_(stream_.lock()->get_executor()) {}

  void expires_after(std::chrono::seconds time) {
    timer_.expires_after(time);
    timer_.async_wait([weak = stream_](error_code error) {
      const auto stream = weak.lock();
      if (stream && !error) beast_close_socket(beast::get_lowest_layer(*stream));
    });
  }

 private:
  std::weak_ptr<Stream> stream_;
  asio::steady_timer timer_;
};

/// The answer to a request that is not for the club below its path.
HttpResponse response_beside(const HttpRequest& request, const BasePath& base,
                             BasePath::Place place) {
  if (place == BasePath::Place::Outside) {
    return plain_response(
        request, http::status::not_found,
        "There is nothing here; the club is at " + base.text() + " of this host.");
  }
  HttpResponse response = plain_response(request, http::status::permanent_redirect,
                                         "The club is at " + base.text() + " of this host.");
  response.set(http::field::location, base.text());
  return response;
}

/// From here on the connection belongs to its home's thread.
void hand_over(HttpConnection& session, MeteredSocket& stream, const HttpRequest& request,
               SessionFactory converse) {
  error_code error;
  auto moved = std::make_shared<MeteredSocket>(
      Socket(session.home, asio::ip::tcp::v4(), stream.release(error)));
  const WebSocketServices services{session.services.limits, session.services.connections};
  asio::post(session.home, [moved, request, services, converse = std::move(converse),
                            account = std::move(session.account)]() mutable {
    serve_websocket(std::move(*moved), request, services, converse, std::move(account));
  });
}
void hand_over(HttpConnection& session, TlsStream& stream, const HttpRequest& request,
               const SessionFactory& converse) {
  serve_websocket(std::move(stream), request,
                  {session.services.limits, session.services.connections}, converse,
                  std::move(session.account));
}

/// A TLS stream that came to the door while the server started stays there.
bool can_come_home(const HttpConnection&, const MeteredSocket&) { return true; }
bool can_come_home(const HttpConnection& session, TlsStream& stream) {
  return stream.get_executor() == session.home.get_executor();
}

/// Hands the connection to the WebSocket, or says why not.
template <typename Stream>
std::optional<HttpResponse> upgrade(HttpConnection& session, Stream& stream,
                                    const HttpRequest& request) {
  if (auto refusal = refuse_upgrade(request, session.services.settings)) return refusal;
  auto converse = session.services.converse_with(request, session.client(request));
  if (!converse || !can_come_home(session, stream)) {
    return plain_response(request, http::status::service_unavailable,
                          "Nobody can be served here now; try another server, or come again in a "
                          "moment.");
  }
  if (!session.account) {
    Addresses& addresses = session.services.addresses;
    const auto client = session.client(request);
    const Millis now = steady_time();
    session.account = session.services.for_links ? addresses.of_counted(client, now)
                                                 : addresses.admit(client, now);
  }
  if (!session.account) {
    metrics().refused_connections.fetch_add(1, std::memory_order_relaxed);
    return plain_response(request, http::status::too_many_requests,
                          "Too many connections come from your address; close some and try again.");
  }
  hand_over(session, stream, request, std::move(converse));
  return std::nullopt;
}

/// Ends what we say, then reads what the client still sends. Were the socket closed with bytes
/// unread, the kernel would reset the connection, and the client might never see the answer.
asio::awaitable<void> close_after_answer(Socket& socket) {
  error_code error;
  socket.shutdown(asio::ip::tcp::socket::shutdown_send, error);
  std::array<char, 16 * 1024> unread;
  for (std::size_t total = 0; !error && total < kMaxUnreadBytes;) {
    total += co_await socket.async_read_some(asio::buffer(unread),
                                             asio::redirect_error(asio::use_awaitable, error));
  }
}

/// Adds what depends on how the answer travels. A link carries one request: our header
/// stands in the first alone, and the client could forge it in those that follow.
template <typename Stream>
void complete(const HttpConnection& session, HttpResponse& response) {
  if (session.services.for_links) return response.keep_alive(false);
  if (std::is_same_v<Stream, TlsStream>) {
    response.set(http::field::strict_transport_security, kTlsForAYear);
  }
}

template <typename Stream>
asio::awaitable<void> serve_requests(HttpConnection session, std::shared_ptr<Stream> stream,
                                     beast::flat_buffer buffer) {
  const std::chrono::seconds time = session.services.limits.handshake;
  Deadline<Stream> deadline(stream);
  for (bool keep = true; keep;) {
    Incoming incoming;
    const BasePath& base = session.services.settings.base;
    deadline.expires_after(time);
    error_code error = co_await read_request(
        *stream, buffer, base, incoming,
        [&](const HttpRequest& header) { return session.refuse_body(header); });
    if (error == http::error::end_of_stream) break;
    HttpResponse response;
    if (incoming.refusal && !error) {
      response = std::move(*incoming.refusal);
    } else if (error) {
      const bool malformed =
          error.category() == make_error_code(http::error::bad_method).category();
      if (!malformed) break;
      response = response_to_bad_request(error, incoming.parser.get().target().empty());
    } else {
      const HttpRequest request = incoming.parser.release();
      if (incoming.place != BasePath::Place::Inside) {
        response = response_beside(request, base, incoming.place);
      } else if (beast::websocket::is_upgrade(request)) {
        auto refusal = upgrade(session, *stream, request);
        if (!refusal) co_return;
        response = std::move(*refusal);
        response.keep_alive(false);
      } else if (posts_record(request)) {
        deadline.expires_after(kTimeToAnalyse);
        response = co_await check(session, request);
      } else if (looks_at_table_or_match(request) && !session.may_look(request)) {
        response = too_many(request, "looks at tables and matches");
      } else if (const std::string match = analysis_asked(request); !match.empty()) {
        deadline.expires_after(kTimeToAnalyse);
        response = co_await analyse(session, request, match);
      } else {
        response =
            session.services.http.handle(request, session.client(request), session.direct(request));
      }
    }
    complete<Stream>(session, response);
    keep = response.keep_alive() && !error;
    auto write_token = asio::redirect_error(asio::use_awaitable, error);
    deadline.expires_after(time);
    co_await http::async_write(*stream, response, write_token);
    if (error) break;
  }
  co_await close_after_answer(beast::get_lowest_layer(*stream));
}

/// A client that speaks plain HTTP to a port of TLS is sent to the same place with TLS.
template <typename Stream>
asio::awaitable<void> send_to_https(Stream& stream, beast::flat_buffer& buffer) {
  Incoming incoming;
  error_code error = co_await read_request(stream, buffer, BasePath(), incoming,
                                           [](const HttpRequest&) { return std::nullopt; });
  if (error == http::error::end_of_stream) co_return;
  const HttpRequest& request = incoming.parser.get();
  const HttpResponse response = incoming.refusal ? std::move(*incoming.refusal)
                                : error          ? response_to_bad_request(error, false)
                                                 : redirect_to_https(request, host_asked(request));
  co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
}

/// Over TLS; who speaks plain HTTP instead is sent to it.
asio::awaitable<void> serve_tls(HttpConnection session, MeteredSocket socket) {
  const auto context = session.services.tls->current();
  auto stream = std::make_shared<TlsStream>(std::move(socket), *context);
  beast::flat_buffer buffer;
  Deadline<TlsStream> deadline(stream);
  deadline.expires_after(session.services.limits.handshake);
  error_code error;
  auto token = asio::redirect_error(asio::use_awaitable, error);
  const bool tls = co_await beast::async_detect_ssl(stream->next_layer(), buffer, token);
  if (error) co_return;
  if (!tls && session.services.for_links) co_return;
  if (!tls) {
    co_await send_to_https(stream->next_layer(), buffer);
    co_return;
  }
  const std::size_t used =
      co_await stream->async_handshake(asio::ssl::stream_base::server, buffer.data(), token);
  if (error) co_return;
  buffer.consume(used);
  co_await serve_requests(std::move(session), stream, {});
}

}  // namespace

asio::awaitable<void> serve_http(MeteredSocket socket, asio::ip::address peer,
                                 asio::io_context& home, ListenerServices services,
                                 std::shared_ptr<AddressAccount> account) {
  HttpConnection session{services, home, std::move(peer), std::move(account)};
  if (services.tls) {
    co_await serve_tls(std::move(session), std::move(socket));
  } else {
    co_await serve_requests(std::move(session), std::make_shared<MeteredSocket>(std::move(socket)),
                            {});
  }
}

}  // namespace avinas::server

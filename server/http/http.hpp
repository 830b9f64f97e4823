// SPDX-License-Identifier: MIT
// Plain HTTP: the client's files and the few addresses that are no WebSocket.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>

#include "server/archive/analyses.hpp"
#include "server/base/fair_queue.hpp"
#include "server/http/static_files.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

/// The first words of `/readyz` if another server keeps the club.
inline constexpr const char* kWaitsForItsTurn =
    "Waiting: another server keeps the club, and this one takes it over when that ends.";

/// A table for somebody who has its link and has not come in.
struct TableDoor {
  std::string table{};      ///< as JSON; empty: nothing is told of it
  bool is_missing = false;  ///< there is none
};

/// The facts of the running server that HTTP tells. Any thread may call.
struct Reports {
  std::function<bool()> ready = [] { return true; };    ///< new players can be served and saved
  std::function<bool()> started = [] { return true; };  ///< everything that was kept is here
  std::function<bool()> waits = [] { return false; };   ///< for its turn to keep the club
  std::function<std::string()> metrics = [] { return std::string(); };
  std::function<TableDoor(const std::string& code)> door = [](const auto&) { return TableDoor{}; };
  /// The part of the club that the first page shows to those who have not come in, as JSON.
  std::function<std::string()> club = [] { return std::string("{}"); };
  /// Asks whether the address may read the metrics; a request that a proxy on this machine passes
  /// on does not come from this machine.
  std::function<bool(const boost::asio::ip::address&, bool direct)> may_read_metrics =
      [](const boost::asio::ip::address& address, bool direct) {
        return direct && address.is_loopback();
      };
};

/// Records that wait to be checked, in all and of one address: at 30 milliseconds each, two
/// seconds' worth.
inline constexpr std::size_t kWaitingChecks = 64, kWaitingChecksOfOne = 8;

/// Answers one request. `files` and `store` outlive it.
class HttpHandler {
 public:
  HttpHandler(const StaticFiles& files, MatchArchive& matches, Reports reports)
      : files_(files), matches_(matches), reports_(std::move(reports)) {}
  bool started() const { return reports_.started(); }
  /// The line in which records are checked, one after another.
  FairQueue& checks() const { return checks_; }
  /// `direct` if no proxy stands between the client and this server.
  HttpResponse handle(const HttpRequest& request, const boost::asio::ip::address& client,
                      bool direct) const;

 private:
  struct Asked {
    const HttpRequest& request;
    const boost::asio::ip::address& client;
    bool direct;
  };
  HttpResponse ready(const Asked& asked) const;
  HttpResponse metrics(const Asked& asked) const;
  HttpResponse door(const Asked& asked, std::string_view code) const;
  HttpResponse club(const Asked& asked) const;
  HttpResponse record(const Asked& asked, const std::string& match) const;
  HttpResponse file(const Asked& asked, std::string_view path) const;

  const StaticFiles& files_;
  MatchArchive& matches_;
  Reports reports_;
  mutable FairQueue checks_{kWaitingChecks, kWaitingChecksOfOne};
};

/// Somebody wants to know whether a match record holds by the rules; it is not kept.
bool posts_record(const boost::beast::http::request_header<>& request);

/// Somebody looks at a table's door, or at a match that was played.
bool looks_at_table_or_match(const HttpRequest& request);

/// Checks the posted record by the rules. Takes some tens of milliseconds.
HttpResponse check_record(const HttpRequest& request);

/// Too much is asked at once, or by one address: come again.
HttpResponse too_many(const HttpRequest& request, const std::string& of);
/// The server is not ready to look at what it keeps.
HttpResponse still_starting(const HttpRequest& request);

/// The match whose analysis is asked for, or an empty text.
std::string analysis_asked(const HttpRequest& request);
HttpResponse analysis_response(const HttpRequest& request, Analyses::Answer answer);

/// Sends a browser that came without TLS to the same page with it: at `host`, or nothing where the
/// request does not say at which it came.
HttpResponse redirect_to_https(const HttpRequest& request, const std::string& host);

/// The host of the request's Host header with its port as it stands there; empty if it is none.
std::string host_asked(const HttpRequest& request);

/// A response of plain text with the headers that every response has.
HttpResponse plain_response(const HttpRequest& request, boost::beast::http::status status,
                            std::string sentence);

}  // namespace avinas::server

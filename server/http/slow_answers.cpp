// SPDX-License-Identifier: MIT
// Has records checked and matches analysed on other threads.
#include "server/http/slow_answers.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/base/time.hpp"

namespace avinas::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;

asio::awaitable<HttpResponse> analyse(const HttpConnection& session, const HttpRequest& request,
                                      const std::string& match) {
  if (!session.services.http.started()) {
    co_return still_starting(request);
  }
  const Millis now = steady_time();
  const auto payer = session.payer(request, now);
  const auto may_keep = [&](std::size_t bytes) -> bool {
    return payer && !payer->take_durable(static_cast<double>(bytes), now);
  };
  const auto begin = [&](auto handler) -> void {
    auto executor = asio::get_associated_executor(handler);
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    session.services.analyses.find(
        match, may_keep,
        [shared, work = asio::make_work_guard(executor)](const Analyses::Answer& answer) {
          asio::post(work.get_executor(),
                     [shared, answer]() mutable { (*shared)(std::move(answer)); });
        });
  };
  Analyses::Answer answer =
      co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Analyses::Answer)>(
          begin, asio::use_awaitable);
  co_return analysis_response(request, std::move(answer));
}

asio::awaitable<HttpResponse> check(const HttpConnection& session, HttpRequest request) {
  const auto shared = std::make_shared<const HttpRequest>(std::move(request));
  const std::string address = session.client(*shared).to_string();
  const auto begin = [&](auto handler) -> void {
    auto executor = asio::get_associated_executor(handler);
    auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    const auto answer = [kept, work = asio::make_work_guard(executor)](HttpResponse response) {
      asio::post(work.get_executor(), [kept, response = std::move(response)]() mutable {
        (*kept)(std::move(response));
      });
    };
    const bool waits = session.services.http.checks().enter(
        address, [shared, answer] { answer(check_record(*shared)); });
    if (!waits) {
      answer(too_many(*shared, "records at once"));
    }
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(
      begin, asio::use_awaitable);
}

}  // namespace avinas::server

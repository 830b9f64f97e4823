// SPDX-License-Identifier: MIT
// Work over a socket that ends in time: a server that takes no connection, or takes one and says
// nothing, keeps no command waiting for ever.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <exception>
#include <optional>
#include <utility>

namespace avinas::server {

/// Runs the coroutine on `context` and returns its result, or nothing if it does not end in that
/// time. Throws what it throws.
template <typename Result>
std::optional<Result> within(boost::asio::io_context& context, std::chrono::milliseconds time,
                             boost::asio::awaitable<Result> work) {
  std::optional<Result> found;
  std::exception_ptr wrong;
  boost::asio::co_spawn(context, std::move(work), [&](std::exception_ptr error, Result result) {
    wrong = std::move(error);
    if (!wrong) found = std::move(result);
  });
  context.run_for(time);
  if (wrong) std::rethrow_exception(wrong);
  return found;
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// A completion handler behind a step of our own; everything Asio asks of it is the handler's.
#pragma once

#include <boost/asio/associator.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <utility>

namespace avinas::server {

/// `first(error, bytes)` runs before the handler, which may own everything here, and says with
/// which error that is called.
template <typename First, typename Handler>
struct HookedHandler {
  First first;
  Handler handler;
  void operator()(boost::system::error_code error, std::size_t bytes) {
    const boost::system::error_code told = first(error, bytes);
    std::move(handler)(told, bytes);
  }
};

template <typename First, typename Handler>
HookedHandler<First, Handler> hooked(First first, Handler handler) {
  return {std::move(first), std::move(handler)};
}

}  // namespace avinas::server

template <template <typename, typename> class Associator, typename First, typename Handler,
          typename Default>
struct boost::asio::associator<Associator, avinas::server::HookedHandler<First, Handler>, Default>
    : Associator<Handler, Default> {
  using Hooked = avinas::server::HookedHandler<First, Handler>;
  static typename Associator<Handler, Default>::type get(const Hooked& hooked) noexcept {
    return Associator<Handler, Default>::get(hooked.handler);
  }
  static auto get(const Hooked& hooked, const Default& otherwise) noexcept {
    return Associator<Handler, Default>::get(hooked.handler, otherwise);
  }
};

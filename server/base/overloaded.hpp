// SPDX-License-Identifier: MIT
// The cases of a std::visit, written as lambdas.
#pragma once

namespace avinas::server {

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
/// Clang 14 does not deduce the cases by itself.
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace avinas::server

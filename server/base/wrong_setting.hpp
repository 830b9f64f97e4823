// SPDX-License-Identifier: MIT
// A setting that cannot hold: what a person wrote is to be mended, and trying again does not help.
#pragma once

#include <stdexcept>

namespace avinas::server {

/// The message says which setting, why, and what to write instead. A program that ends for it ends
/// with status 2; every other failure is 1.
struct WrongSetting : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace avinas::server

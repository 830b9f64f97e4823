// SPDX-License-Identifier: MIT
// The process's requests to the kernel for itself.
#pragma once

namespace avinas::server {

/// No core file is ever written: it would hold every hand and seed. As many files (connections) may
/// be open as the system allows. Once, at the start.
void set_up_process();

/// The calling thread lets the others of the machine go first.
void yield_to_other_threads();

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// The command line of `avinas`: its subcommands, flags and environment variables.
#pragma once

namespace avinas::cli {

/// Runs the program; returns the exit status. 2 means that the call itself was wrong.
int run(int argc, char** argv);

}  // namespace avinas::cli

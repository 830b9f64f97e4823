// SPDX-License-Identifier: MIT
// The one executable: finds the subcommand and hands over.
#include "server/cli/program.hpp"

int main(int argc, char** argv) { return avinas::cli::run(argc, argv); }

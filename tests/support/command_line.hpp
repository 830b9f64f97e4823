// SPDX-License-Identifier: MIT
// Runs the program as somebody at a shell does.
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>

namespace avinas::testing {

struct CommandResult {
  int status = 0;
  std::string output;  ///< both streams
};

/// `avinas ARGUMENTS`, to its end; with these variables besides, as `NAME=value NAME=value`.
inline CommandResult run_avinas(const std::string& arguments, const std::string& variables = {}) {
  const std::string program =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "avinas";
  CommandResult result;
  FILE* pipe =
      ::popen((variables + " timeout 60 " + program + " " + arguments + " 2>&1").c_str(), "r");
  char block[256];
  while (std::fgets(block, sizeof block, pipe)) result.output += block;
  result.status = WEXITSTATUS(::pclose(pipe));
  return result;
}

}  // namespace avinas::testing

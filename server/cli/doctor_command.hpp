// SPDX-License-Identifier: MIT
// `avinas doctor`: what is wrong with this installation, in sentences.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

/// The command looks and changes nothing; its status is 1 if something keeps a server from running.
void add_doctor_command(CLI::App& app, int& status);

}  // namespace avinas::cli

// SPDX-License-Identifier: MIT
// Certificates for links between servers of one machine.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/temp_folder.hpp"

namespace avinas::testing {

/// An authority, and certificates that it signed for where all servers are reached.
class Authority {
 public:
  explicit Authority(const std::string& name, const std::string& reached_at = "DNS:localhost")
      : folder_(), name_(name) {
    run("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "
        "/CN=" +
        name_ + " -keyout " + file("ca.key") + " -out " + file("ca.pem"));
    run("printf subjectAltName=" + reached_at + " > " + file("names"));
    issue("node", "localhost");
  }
  /// A new key and certificate of that common name, in `file`.key and `file`.pem.
  void issue(const std::string& name, const std::string& common_name) const {
    const std::string request = file(name + ".csr");
    run("openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=" +
        common_name + " -keyout " + file(name + ".key") + " -out " + request);
    run("openssl x509 -req -days 2 -in " + request + " -CA " + file("ca.pem") + " -CAkey " +
        file("ca.key") + " -CAcreateserial -extfile " + file("names") + " -out " +
        file(name + ".pem"));
  }
  std::string file(const std::string& name) const { return (folder_.path() / name).string(); }

  /// Flags of a server that is reached by the others on that port.
  std::vector<std::string> link_flags(const std::string& node, std::uint16_t link) const {
    return {"--node",      node,
            "--link",      "localhost:" + std::to_string(link),
            "--link-cert", file("node.pem"),
            "--link-key",  file("node.key"),
            "--link-ca",   file("ca.pem")};
  }

 private:
  static void run(const std::string& command) {
    if (std::system((command + " 2>/dev/null").c_str()) != 0) {
      throw std::runtime_error("failed, is openssl there? " + command);
    }
  }
  TempFolder folder_;
  std::string name_;
};

}  // namespace avinas::testing

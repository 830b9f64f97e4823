// SPDX-License-Identifier: MIT
// Several servers of one club with links among them, on an engine of their own.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "server/store/shares.hpp"
#include "tests/support/authority.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::testing {

/// The rest of a request's head, behind its path; an empty line follows.
inline constexpr const char* kGet = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";

class Links : public ::testing::Test {
 protected:
  std::vector<std::string> flags(const std::string& node, std::uint16_t link) const {
    return {"--cluster",
            cluster,
            "--unreplicated",
            "--testing",
            "--deal-seed",
            "7",
            "--request-rate",
            "100000",
            "--connections-per-address",
            "0",
            "--node",
            node,
            "--link",
            "localhost:" + std::to_string(link),
            "--link-cert",
            ours.file("node.pem"),
            "--link-key",
            ours.file("node.key"),
            "--link-ca",
            ours.file("ca.pem")};
  }

  const std::string cluster = PostgresEngine::shared().make_database();
  const Authority ours{"ours"};
};

inline int shares(const TestServer& server) {
  return figure_of(server.port(), "avinas_keeping_shares");
}

/// Two servers that keep three shares each.
struct Two {
  explicit Two(const std::function<std::vector<std::string>(const std::string&)>& flags_of)
      : amber(flags_of("amber")), birch(flags_of("birch")) {
    while (shares(amber) != 3 || shares(birch) != 3) {
      // They are being handed over.
    }
  }
  TestServer amber, birch;  ///< the first keeps the club
};

}  // namespace avinas::testing

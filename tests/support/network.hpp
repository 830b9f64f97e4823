// SPDX-License-Identifier: MIT
// Several machines on one: each a network namespace of its own, all on one switch, and the cable of
// each can be pulled. Needs root and Debian's iproute2.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace avinas::testing {

/// A machine. Processes that a thread starts, and connections that it opens, while it is `inside`
/// are that machine's, and stay so.
class Host {
 public:
  /// `space` is the namespace's name, which is there.
  Host(std::string space, std::string address)
      : space_(std::move(space)), address_(std::move(address)) {}

  const std::string& address() const { return address_; }

  /// The calling thread is at that machine until the end of this.
  class Inside {
   public:
    explicit Inside(const Host& host);
    ~Inside();
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    int before_;
  };

 private:
  std::string space_;
  std::string address_;
};

class Network {
 public:
  /// With so many machines; the first one has the switch, and keeps its cable.
  explicit Network(std::size_t hosts);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Says why this user may not make one here, or nothing.
  static std::string why_not();

  const Host& host(std::size_t i) const { return hosts_[i]; }
  /// Nothing comes or goes any more, and nobody is told.
  void pull_cable(std::size_t i);
  void put_cable_back(std::size_t i);
  /// Of all machines.
  static constexpr const char* kAddresses = "10.88.77.0/24";
  static std::string address(std::size_t i) { return "10.88.77." + std::to_string(i + 1); }

 private:
  std::string space(std::size_t i) const;
  void lay(std::size_t hosts);
  void take_away();

  const std::string name_;
  std::vector<Host> hosts_;
};

}  // namespace avinas::testing

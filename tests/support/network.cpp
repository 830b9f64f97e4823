// SPDX-License-Identifier: MIT
// Makes network namespaces and pulls their cables.
#include "tests/support/network.hpp"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace avinas::testing {
namespace {

void run(const std::string& command) {
  if (std::system(command.c_str()) != 0) throw std::runtime_error("failed: " + command);
}

void enter(int space) {
  if (::setns(space, CLONE_NEWNET) != 0) throw std::runtime_error("A namespace is closed to us.");
}

int open_space(const std::string& path) {
  const int space = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (space < 0) throw std::runtime_error(path + " cannot be opened.");
  return space;
}

}  // namespace

Host::Inside::Inside(const Host& host) : before_(open_space("/proc/thread-self/ns/net")) {
  const int space = open_space("/run/netns/" + host.space_);
  enter(space);
  ::close(space);
}

Host::Inside::~Inside() {
  ::setns(before_, CLONE_NEWNET);
  ::close(before_);
}

std::string Network::why_not() {
  if (::geteuid() != 0) return "network namespaces need root";
  try {
    const Network small(2);
    return {};
  } catch (const std::exception& refused) {
    return refused.what();
  }
}

std::string Network::space(std::size_t i) const { return name_ + "-" + std::to_string(i); }

Network::Network(std::size_t hosts) : name_("avinas-" + std::to_string(::getpid())) {
  try {
    lay(hosts);
  } catch (...) {
    take_away();
    throw;
  }
}

Network::~Network() { take_away(); }

void Network::take_away() {
  for (std::size_t i = 0; i < hosts_.size(); ++i) {
    if (std::system(("ip netns del " + space(i) + " 2>/dev/null").c_str()) != 0) continue;
  }
}

void Network::lay(std::size_t hosts) {
  for (std::size_t i = 0; i < hosts; ++i) {
    hosts_.emplace_back(space(i), address(i));
    run("ip netns add " + space(i));
    run("ip -n " + space(i) + " link set lo up");
  }
  const std::string ip = "ip -n " + space(0) + " ";
  run(ip + "link add dev switch type bridge");
  run(ip + "link set switch up");
  run(ip + "addr add " + address(0) + "/24 dev switch");
  for (std::size_t i = 1; i < hosts; ++i) {
    const std::string port = "port" + std::to_string(i);
    run(ip + "link add dev " + port + " type veth peer name cable netns " + space(i));
    run(ip + "link set " + port + " master switch");
    run(ip + "link set " + port + " up");
    run("ip -n " + space(i) + " addr add " + address(i) + "/24 dev cable");
    run("ip -n " + space(i) + " link set cable up");
  }
}

void Network::pull_cable(std::size_t i) {
  run("ip -n " + space(0) + " link set port" + std::to_string(i) + " down");
}

void Network::put_cable_back(std::size_t i) {
  run("ip -n " + space(0) + " link set port" + std::to_string(i) + " up");
}

}  // namespace avinas::testing

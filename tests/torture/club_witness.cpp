// SPDX-License-Identifier: MIT
// Compares the club after a kill with what was acknowledged.
#include "tests/torture/club_witness.hpp"

namespace avinas::torture {

using testing::Json;

namespace {

void expect(bool holds, const std::string& what) {
  if (!holds) throw std::runtime_error("the club: " + what);
}

/// The secret of the link that makes its opener the owner, from what the server printed.
std::string owner_link(const std::string& printed) {
  const std::string before = "#invitation=";
  const std::size_t at = printed.find(before);
  if (at == std::string::npos) return {};
  const std::size_t from = at + before.size();
  return printed.substr(from, printed.find('\n', from) - from);
}

}  // namespace

void ClubWitness::connect(std::uint16_t port, const std::string& printed) {
  owner_.connect(port);
  guest_.connect(port);
  const std::string link = owner_link(printed);
  expect(!owns_ || link.empty(), "its owner was forgotten");
  if (!link.empty()) {
    expect(owner_.ask({{"type", "claim"}, {"secret", link}})["type"] == "welcome",
           "the owner's link did not work");
    owns_ = true;
  }
  owns_ = true;
  compare();
}

void ClubWitness::compare() {
  owner_.client->send({{"type", "enter_hall"}});
  Json hall = owner_.client->read();
  while (hall["type"] != "hall") hall = owner_.client->read();
  const std::string name = hall["club"]["name"];
  expect(name_.allows(name), "it is called " + name + ", not " + name_.sure);
  name_.settle(name);
  for (const Json& person : hall["people"]) {
    if (person["player"] != guest_.id) continue;
    const std::string muted = person["muted"].dump();
    expect(muted_.allows(muted), "muted is " + muted + ", not " + muted_.sure);
    muted_.settle(muted);
  }
}

void ClubWitness::step() {
  if (rng_() % 2 == 0) {
    name_.perhaps = "Club " + std::to_string(++names_);
    const Json answer =
        owner_.ask({{"type", "set_club"}, {"name", name_.perhaps}, {"guests", true}});
    expect(answer["type"] == "done", answer.dump());
    name_.settle(name_.perhaps);
  } else {
    const bool mute = muted_.sure == "false";
    muted_.perhaps = mute ? "true" : "false";
    const Json answer =
        owner_.ask({{"type", "manage"}, {"player", guest_.id}, {"what", mute ? "mute" : "unmute"}});
    expect(answer["type"] == "done", answer.dump());
    muted_.settle(muted_.perhaps);
  }
  ++acknowledged_;
}

}  // namespace avinas::torture

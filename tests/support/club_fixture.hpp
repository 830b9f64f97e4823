// SPDX-License-Identifier: MIT
// A club without a server: people ask, and its journal grows.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/club/decide.hpp"

namespace avinas::server {

using namespace protocol;

class ClubTest : public ::testing::Test {
 protected:
  static constexpr std::int64_t kNow = 1'763'700'000'000, kDay = 86'400'000;

  std::string carry_out(ClubDecision decision) {
    if (const auto* why = std::get_if<Refusal>(&decision)) return std::string(word_of(*why));
    for (const ClubEvent& event : std::get<std::vector<ClubEvent>>(decision)) {
      const ClubEntry entry{event, kNow};
      journal.push_back(write_club_entry(entry));
      evolve(club, entry);
    }
    return "done";
  }
  std::string ask(const std::string& by, const ClubCommand& command, std::int64_t now = kNow) {
    return carry_out(decide(club, {by, "Name of " + by}, command, now));
  }
  std::string invite(const std::string& by, const std::string& hash, Role role, int uses = 1) {
    return ask(by, MakeInvitation{hash, {role, uses, kNow + 7 * kDay}});
  }
  std::string manage(const std::string& by, const std::string& player, Measure what) {
    return ask(by, TakeMeasure{{player, "Name of " + player}, what});
  }
  std::string arrive(const std::string& player, const std::string& name,
                     const std::string& invitation = {}, bool gave_password = false,
                     bool in_match = false) {
    return carry_out(decide_arrival(
        club, {player, known_name(name), invitation, false, gave_password, in_match}, kNow));
  }
  void own() {
    ask("", MakeOwnerLink{"owner link"});
    ask("owner", ClaimInvitation{"owner link"});
  }
  void make_member(const std::string& player) {
    invite("owner", "for " + player, Role::Member);
    ask(player, ClaimInvitation{"for " + player});
  }
  void close_to_guests() { ask("owner", SetClubAs{{"", false}}); }

  ClubState club;
  std::vector<std::string> journal;
};

}  // namespace avinas::server

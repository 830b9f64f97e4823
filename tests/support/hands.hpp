// SPDX-License-Identifier: MIT
// Builders that let a test say a deal and a course of play in the notation of the rules.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "tests/support/random_play.hpp"

namespace avinas::testing {

inline Card card(const std::string& text) {
  const auto parsed = parse_card(text);
  if (!parsed) throw std::runtime_error("no card: " + text);
  return *parsed;
}

inline std::vector<Card> cards(const std::string& text) {
  std::istringstream words(text);
  std::vector<Card> result;
  for (std::string word; words >> word;) result.push_back(card(word));
  return result;
}

inline ClaimedDeal deal(const std::string& north, const std::string& east, const std::string& south,
                        const std::string& west) {
  ClaimedDeal result;
  result[Seat::North] = cards(north);
  result[Seat::East] = cards(east);
  result[Seat::South] = cards(south);
  result[Seat::West] = cards(west);
  return result;
}

constexpr Seat N = Seat::North, E = Seat::East, S = Seat::South, W = Seat::West;
constexpr Side NS = Side::NorthSouth, EW = Side::EastWest;

inline Action play(const std::string& text) { return Play{card(text)}; }
inline Action face_down(const std::string& text, std::optional<Signal> signal = {}) {
  return Play{card(text), true, signal};
}

/// A match with one hand dealt, driven action by action.
class Table {
 public:
  Table(Seat dealer, const ClaimedDeal& dealt, Options options = {})
      : state(must(deal_hand(start_match(options, dealer), dealer, dealt))) {}

  /// Does what the rules must allow.
  Table& act(Seat seat, const Action& action) {
    state = must(apply(std::move(state), seat, action));
    return *this;
  }
  /// The rule that refuses it, or "lawful".
  std::string refusal(Seat seat, const Action& action) const {
    return rule_of(apply(state, seat, action));
  }
  HandResult result() const { return hand_so_far(state)->result; }
  /// Both sides pass their first knock window.
  Table& nobody_knocks() {
    const Side asked = std::get<Knocking>(state.phase).asked;
    for (Seat seat : kAllSeats) {
      if (side_of(seat) == asked) act(seat, Pass{});
    }
    return *this;
  }
  /// Plays the cards in turn, the leader's first.
  Table& tricks(const std::string& text) {
    for (Card c : cards(text)) {
      const auto* opening = std::get_if<OpeningLead>(&state.phase);
      const auto* playing = std::get_if<Playing>(&state.phase);
      if (opening) {
        act(opening->contract.declarer, Play{c});
      } else {
        act(left_of(playing->trick.leader, static_cast<int>(playing->trick.cards.size())), Play{c});
      }
    }
    return *this;
  }

  MatchState state;
};

// Sevens game: North deals, hearts are trumps by East's seven, the only one exposed.
inline ClaimedDeal one_seven() {
  return deal("AC TC KC 9C QD JD 8D 9D",  //
              "QC QS QH 7H AH TH KH 9H",  //
              "AS TS KS 9S 8S 7S AD 8C",  //
              "7C JC JS TD KD 7D JH 8H");
}

// No-sevens game: North deals; no seven lies fourth or eighth in any hand.
inline ClaimedDeal no_seven() {
  return deal("7C 7S AC TC KC 9C 8C AS",  //
              "QC QS QH AH TH KH 9H 8H",  //
              "7D AD TD KD 9D 8D JD JH",  //
              "7H QD JC TS JS KS 9S 8S");
}

}  // namespace avinas::testing

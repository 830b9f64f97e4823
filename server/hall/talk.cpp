// SPDX-License-Identifier: MIT
// Keeps the last lines, and forgets the speaker who has been silent the longest.
#include "server/hall/talk.hpp"

#include <algorithm>

#include "server/club/decide.hpp"

namespace avinas::server {

const protocol::Said& Talk::say(const PlayerId& player, const std::string& name,
                                const std::string& text) {
  overhear(player, text);
  lines_.push_back({{}, player, name, text});
  if (lines_.size() > kHallLines) lines_.pop_front();
  return lines_.back();
}

void Talk::overhear(const PlayerId& player, const std::string& text) {
  if (!heard_.contains(player) && heard_.size() >= kHeardSpeakers) {
    heard_.erase(std::min_element(heard_.begin(), heard_.end(), [](const auto& a, const auto& b) {
      return a.second.last < b.second.last;
    }));
  }
  Words& words = heard_[player];
  words.last = ++said_;
  words.lines.push_back(text);
  if (words.lines.size() > kReportedLines) words.lines.pop_front();
}

void Talk::forget(const PlayerId& player) {
  std::erase_if(lines_, [&](const protocol::Said& line) { return line.player == player; });
  heard_.erase(player);
}

std::string Talk::last_words(const PlayerId& player) const {
  std::string words;
  const auto found = heard_.find(player);
  if (found == heard_.end()) return words;
  for (const std::string& line : found->second.lines) words += kBeforeWords + without_bars(line);
  return words;
}

}  // namespace avinas::server

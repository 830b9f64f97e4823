// SPDX-License-Identifier: MIT
// The thin shell around the club: one thread, the journal before anybody is told, in the order in
// which it was decided. Here are the clock, the random secrets, and the slow passwords.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <variant>

#include "base/fair_line.hpp"
#include "base/time.hpp"
#include "club/decide.hpp"
#include "club_actor/accounts.hpp"
#include "club_actor/guess_limits.hpp"
#include "club_actor/repeated_requests.hpp"
#include "journal/store.hpp"

namespace avinas::server {

/// After how many days a guest is forgotten who never finished a match; and any other.
inline constexpr std::int64_t kNewcomersKeptDays = 7, kGuestsKeptDays = 365;
/// How long a link for another device is good.
inline constexpr std::chrono::minutes kDeviceLinkLasts{10};
/// Passwords that wait, in all and of one address: at a tenth of a second each, six seconds' worth.
inline constexpr std::size_t kWaitingPasswords = 64, kWaitingPasswordsOfOne = 8;
/// Links for other devices that are open at a time.
inline constexpr std::size_t kMaxDeviceLinks = 10'000;

class ClubActor {
 public:
  /// What the club asks and tells others; called on its own thread.
  struct Neighbours {
    std::function<bool(const PlayerId&)> in_match = [](const PlayerId&) { return false; };
    std::function<void(const PlayerId&, bool banned)> barred = [](const PlayerId&, bool) {};
    std::function<void()> changed = [] {};
    /// Is here, or sits at a table: not to be forgotten.
    std::function<bool(const PlayerId&)> needed = [](const PlayerId&) { return false; };
  };
  /// The club lives on the one thread that runs `home`; `store` outlives it.
  ClubActor(boost::asio::io_context& home, Store& store, std::size_t most_players = kMaxPlayers);

  // Recovery, before any other call.
  void load(const PlayerRow& row) { accounts_.load(row); }
  /// Throws protocol::FormatError if the text is no entry; the entry is left out.
  void replay(const std::string& entry);
  /// An entry is damaged and left out. It may have closed the club, so the club is closed to guests
  /// until its owner says otherwise; the journal is kept as it is.
  void note_damage();
  void recovered(Neighbours neighbours);

  // Any thread may call these. What is given to `done` is told on the club's thread.

  /// The club as everybody may know it: what is durable.
  std::shared_ptr<const ClubState> now() const;
  Standing standing(const PlayerId& player) const { return standing_of(*now(), player); }
  std::size_t player_count() const;
  /// Forgets guests who were not here for long: some days where they never finished a match, a year
  /// otherwise. Members, and people about whom a host did something, are never forgotten.
  void forget_unseen(Now now);

  struct Arrived {
    Player player;
    std::string token;  ///< for a new player or device; told once
    protocol::Role role = protocol::Role::Guest;
    std::optional<protocol::Refusal> note{};  ///< why something that was asked besides was not done
  };
  using ArrivalAnswer = std::variant<Arrived, protocol::Refusal>;
  /// Somebody says hello from that address.
  void arrive(protocol::Hello hello, std::string address, std::function<void(ArrivalAnswer)> done);

  /// `words` are what the person reported said last, for the hosts.
  struct ReportWithWords {
    protocol::Report report;
    std::string words;
  };
  using Request =
      std::variant<protocol::Claim, protocol::SetPassword, protocol::Invite, protocol::Manage,
                   ReportWithWords, protocol::SetClub, protocol::LinkDevice>;
  using Done = std::function<void(ClubAnswer)>;
  /// A player asks; a repeated id gets what the first request got.
  void ask(Player by, std::string id, std::string address, Request request, Done done);

  /// The operator at the machine's shell asks.
  void administer(ClubCommand command, Done done);
  /// The operator gives a member another password.
  void reset_password(protocol::Person person, std::string password, Done done);
  /// The person of that name or id: a member, a banned player, or anybody whose id it is.
  void find(std::string name, std::function<void(std::optional<protocol::Person>)> done);
  /// While nobody owns the club: the secret of a link that makes its opener the owner.
  void make_owner_link(std::function<void(std::optional<std::string>)> done);

 private:
  struct OpenLink {
    PlayerId player;
    Millis until{0};
  };

  // Club thread only.
  void welcome(const protocol::Hello& hello, const std::string& address,
               const std::function<void(ArrivalAnswer)>& done);
  void rename(Arrived& arrived, const std::string& name, std::vector<ClubEvent>& events);
  void admit_and_commit(const Player& player, const protocol::Hello& hello, bool is_new,
                        bool gave_password, bool needs_token,
                        const std::function<void(ArrivalAnswer)>& done);
  void sign_in(const protocol::Hello& hello, const std::string& address,
               const std::optional<Player>& known, const std::function<void(ArrivalAnswer)>& done);
  /// As `forget_unseen`, for those last here before these days.
  void forget_before(std::int64_t newcomers_since, std::int64_t players_since);
  bool make_room(Now now);
  std::optional<Player> redeem(const std::string& link_secret);

  void on(const Player& by, const std::string& address, const protocol::Claim& claim, Done done);
  void on(const Player& by, const std::string& address, const protocol::SetPassword& set,
          Done done);
  void on(const Player& by, const std::string& address, const protocol::Invite& invite, Done done);
  void on(const Player& by, const std::string& address, const protocol::Manage& manage, Done done);
  void on(const Player& by, const std::string& address, const ReportWithWords& report, Done done);
  void on(const Player& by, const std::string& address, const protocol::SetClub& set, Done done);
  void on(const Player& by, const std::string& address, const protocol::LinkDevice& link,
          Done done);

  /// Decides and commits; `answer` is given if it was not refused.
  void carry_out(const ClubAsker& asker, const ClubCommand& command, ClubAnswer answer, Done done);
  /// Hashes slowly, then carries out what `make` makes of the hash.
  void hash_and_carry_out(const ClubAsker& asker, const std::string& address,
                          const std::string& password,
                          std::function<ClubCommand(std::string hash)> make, Done done);
  /// Applies the events, makes them and the row durable, then shows them and calls `told`.
  void commit(std::vector<ClubEvent> events, std::optional<PlayerRow> row,
              std::function<void()> told);
  /// Replaces the journal by a snapshot when it has grown to a multiple of it.
  void trim(Write& write);
  void tell_neighbours(const std::vector<ClubEvent>& events) const;

  boost::asio::io_context& home_;
  Store& store_;
  Neighbours neighbours_;
  ClubState state_;  ///< as decided; `shown_` is as of what is durable
  Accounts accounts_;
  RepeatedRequests repeated_;
  GuessLimits guesses_;
  std::unordered_map<std::string, OpenLink> device_links_;  ///< by the hash of the secret
  std::int64_t made_room_on_ = 0;                           ///< Unix day
  std::size_t in_flight_ = 0;
  std::size_t entries_ = 0;     ///< of the journal
  std::size_t after_trim_ = 0;  ///< of them after the last snapshot was written
  bool keeps_journal_ = false;  ///< something in it is damaged

  mutable std::mutex shown_mutex_;  ///< of the pointer and the number, not of the club
  std::shared_ptr<const ClubState> shown_ = std::make_shared<const ClubState>();
  std::size_t player_count_ = 0;
  FairLine passwords_{kWaitingPasswords,
                      kWaitingPasswordsOfOne};  ///< last: its thread posts to all of the above
};

}  // namespace avinas::server

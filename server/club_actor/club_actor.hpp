// SPDX-License-Identifier: MIT
// The thin shell around the club: one thread, and the requests of its players and its operator. The
// ledger keeps the order of what becomes durable, arrivals let people in, forgetting lets them go.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "server/base/fair_queue.hpp"
#include "server/base/time.hpp"
#include "server/club/decide.hpp"
#include "server/club_actor/accounts.hpp"
#include "server/club_actor/arrivals.hpp"
#include "server/club_actor/device_links.hpp"
#include "server/club_actor/forgetting.hpp"
#include "server/club_actor/ledger.hpp"
#include "server/club_actor/repeated_requests.hpp"
#include "server/store/journal.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

/// Passwords that wait, in all and of one address: at a tenth of a second each, six seconds' worth.
inline constexpr std::size_t kWaitingPasswords = 64, kWaitingPasswordsOfOne = 8;

class ClubActor {
 public:
  /// The club lives on the one thread that runs `home`; `store` outlives it.
  ClubActor(boost::asio::io_context& home, Journal& journal, MatchArchive& matches,
            std::size_t most_players = kMaxPlayers);

  // Recovery, before any other call.
  void keep(KeptDays kept) { forgetting_.keep(kept); }
  void load(const PlayerRow& row) { accounts_.load(row); }
  /// Throws protocol::FormatError if the text is no entry; the entry is left out.
  void replay(const std::string& entry) { ledger_.replay(entry); }
  /// An entry is damaged and left out. It may have closed the club, so the club is closed to guests
  /// until its owner says otherwise; the journal is kept as it is.
  void note_damage() { ledger_.note_damage(); }
  /// `epoch` is greater with every server that keeps the club.
  void recovered(ClubNeighbours neighbours, std::int64_t epoch = 0);

  // For a club that another server keeps; club thread only. See ClubLedger.
  void follow_anew(const std::vector<std::string>& entries) { ledger_.follow_anew(entries); }
  void follow(const std::vector<std::string>& entries) { ledger_.follow(entries); }
  /// The club is to be recovered here.
  void forget_followed() { ledger_.forget_followed(); }

  // Any thread may call these. `done` is called on the club's thread.

  /// The club as everybody may know it: what is durable.
  std::shared_ptr<const ClubState> now() const { return ledger_.shown(); }
  Standing standing(const PlayerId& player) const { return standing_of(*now(), player); }
  std::size_t player_count() const { return ledger_.player_count(); }
  /// Gives, on the club's thread, the entries that lead to the club; what becomes of it later is
  /// told to the neighbours.
  void look(std::function<void(const std::vector<std::string>&)> give);
  /// Forgets guests who were not here for long: some days where they never finished a match, a year
  /// otherwise. Members, and people about whom a host did something, are never forgotten.
  void forget_unseen(Now now);
  /// Any thread: whether the machine's clock can be right.
  void trust_clock(bool trusted) {
    forgetting_.trust_clock(trusted);
    ledger_.trust_clock(trusted);
  }

  /// Somebody says hello from that address.
  void arrive(protocol::Hello hello, std::string address, Arrivals::Done done);

  /// `words` are what the person reported said last, for the hosts.
  struct ReportWithWords {
    protocol::Report report;
    std::string words;
  };
  using Request =
      std::variant<protocol::Claim, protocol::SetPassword, protocol::Invite, protocol::Manage,
                   ReportWithWords, protocol::SetClub, protocol::LinkDevice, protocol::AskDevices,
                   protocol::EndDevices, protocol::ForgetMe>;
  using Done = std::function<void(ClubAnswer)>;
  /// A player asks; a repeated id gets what the first request got.
  void ask(Player by, std::string id, std::string address, Request request, Done done);

  /// The operator at the machine's shell asks.
  void administer(ClubCommand command, Done done);
  /// Everything that is kept about them, but for their matches.
  void about(Player who, std::function<void(protocol::MyData)> done);
  /// The operator has somebody forgotten; `done` is told when the archive is clean as well.
  void forget(protocol::Person person, Done done);
  /// The operator gives somebody another name.
  void rename(protocol::Person person, PersonName name, Done done);
  /// The operator gives a member another password.
  void reset_password(protocol::Person person, std::string password, Done done);
  /// Members and others about whom something is known who have that name; or the one whose id it
  /// is.
  void find(std::string name, std::function<void(std::vector<protocol::Person>)> done);
  /// While nobody owns the club: the secret of a link that makes its opener the owner.
  void make_owner_link(std::function<void(std::optional<std::string>)> done);

 private:
  /// A player's request.
  struct Asking {
    Player by;
    std::string address;
    /// The asker, the request's id, and a hash of what is asked (but for passwords). The hash tells
    /// apart clients that reuse ids.
    std::string name_of_request;
    ClubAsker asker() const { return {by.id, by.name, false, name_of_request, by.device}; }
  };
  /// Devices that a decision signs out.
  struct Ended {
    PlayerId player;
    std::string except;  ///< stays
    std::vector<std::string> tokens;
  };
  // Club thread only.
  /// The answer to a request that was carried out before the club was recovered here.
  ClubAnswer answer_again(const Asking& asking) const;
  void on(const Asking& asking, const protocol::Claim& claim, Done done);
  void on(const Asking& asking, const protocol::SetPassword& set, Done done);
  void on(const Asking& asking, const protocol::Invite& invite, Done done);
  void on(const Asking& asking, const protocol::Manage& manage, Done done);
  void on(const Asking& asking, const ReportWithWords& report, Done done);
  void on(const Asking& asking, const protocol::SetClub& set, Done done);
  void on(const Asking& asking, const protocol::LinkDevice& link, Done done);
  void on(const Asking& asking, const protocol::AskDevices& ask, Done done);
  void on(const Asking& asking, const protocol::EndDevices& end, Done done);
  void on(const Asking& asking, const protocol::ForgetMe& forget, Done done);
  void forget(const ClubAsker& asker, const protocol::Person& person, const Done& done);
  bool left_no_trace(const PlayerId& player);
  Ended devices_ended_by(const std::vector<ClubEvent>& events, const ClubAsker& asker);

  /// Decides and commits; `answer` is given if it was not refused.
  void carry_out(const ClubAsker& asker, const ClubCommand& command, ClubAnswer answer, Done done);
  /// Hashes slowly, then carries out what `make` makes of the hash.
  void hash_and_carry_out(const ClubAsker& asker, const std::string& address,
                          const std::string& password,
                          std::function<ClubCommand(std::string hash)> make, Done done);

  boost::asio::io_context& home_;
  std::int64_t epoch_ = 0, hellos_ = 0;
  Accounts accounts_;
  ClubLedger ledger_;
  Forgetting forgetting_;
  DeviceLinks device_links_;
  Arrivals arrivals_;
  RepeatedRequests repeated_;
  FairQueue passwords_{kWaitingPasswords,
                       kWaitingPasswordsOfOne};  ///< last: its thread posts to all of the above
};

}  // namespace avinas::server

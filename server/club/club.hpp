// SPDX-License-Identifier: MIT
// The club: who belongs to it, who may do what, invitations, passwords, and what hosts did. All of
// it follows from a journal of its own, kept as that of a table without a code. Any thread may
// call.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/limits.hpp"
#include "protocol/client_messages.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/server_messages.hpp"
#include "store/store.hpp"
#include "table/state.hpp"

namespace avinas::server {

/// Why the club refuses something: a sentence for who asked; nothing if it was done.
using ClubRefusal = std::optional<std::string>;

/// What a player is in the club.
struct Standing {
  protocol::Role role = protocol::Role::Guest;
  bool muted = false;
  bool banned = false;
};

/// Lines of the book that are shown; older ones stay in the journal.
inline constexpr std::size_t kBookLines = 200;
/// Wrong passwords for a name before each further one waits this long.
inline constexpr double kPasswordsAtOnce = 5, kPasswordsPerSecond = 0.05;

class Club {
 public:
  /// `store` outlives the club.
  explicit Club(Store& store) : store_(store) {}

  /// Recovery, before any other call.
  void replay(const std::string& entry);
  /// Further secrets of players, by hash: those of their other devices.
  const std::map<std::string, PlayerRow>& sessions() const { return sessions_; }

  /// While nobody owns the club: the secret of a link that makes its opener the owner, new with
  /// each call.
  std::optional<std::string> new_owner_secret(std::int64_t now_ms);

  Standing standing(const PlayerId& player) const;
  protocol::ClubInfo info() const;
  bool may_open_tables(const PlayerId& player) const;
  /// Others' results and the standings; one's own are everybody's.
  bool may_see_archive(const PlayerId& player) const;

  /// Whether a guest may come in now with what he brought: an invitation that can be used, or none.
  ClubRefusal refuse_guest(const std::string& invitation, std::int64_t now_ms) const;

  /// What a name and a password led to.
  struct SignedIn {
    std::optional<PlayerRow> member;  ///< this member
    bool guest = false;               ///< the club's password: a guest of that name
    std::string refusal;              ///< neither
  };
  /// Checks slowly, on a thread of its own, and calls `done` from there.
  void sign_in(const std::string& name, const std::string& password, std::chrono::milliseconds now,
               std::function<void(SignedIn)> done);
  /// Another secret of the same player; `done` when it is durable.
  void add_session(const PlayerRow& row, std::int64_t now_ms, std::function<void()> done);

  // Each calls `done` when it is durable, or with why not.
  using Done = std::function<void(ClubRefusal)>;
  void claim(const PlayerId& player, const std::string& name, const std::string& secret,
             std::int64_t now_ms, Done done);
  void set_password(const PlayerId& player, const std::string& password, std::int64_t now_ms,
                    Done done);
  void manage(const PlayerId& by, const std::string& by_name, const protocol::Manage& what,
              const std::string& name, std::int64_t now_ms, Done done);
  void report(const PlayerId& by, const std::string& by_name, const std::string& about_name,
              const std::string& text, std::int64_t now_ms, Done done);
  void set_club(const PlayerId& by, const std::string& by_name, const protocol::SetClub& set,
                std::int64_t now_ms, Done done);
  /// The invitation's secret goes to `made`, or a refusal in its place.
  void invite(const PlayerId& by, const std::string& by_name, const protocol::Invite& invite,
              std::int64_t now_ms,
              std::function<void(std::optional<protocol::Invited>, ClubRefusal)> made);
  /// Members, and others who are banned.
  std::vector<protocol::Member> members() const;
  /// Those that can be used now.
  std::vector<protocol::InvitationInfo> invitations(std::int64_t now_ms) const;
  /// For hosts only: nothing for anybody else.
  std::optional<protocol::Book> book(const PlayerId& by, std::int64_t now_ms) const;

  /// Does what an operator at the shell asks; the roles of no player are in the way.
  void administer(protocol::Json event, std::int64_t now_ms, std::function<void()> done);

 private:
  struct Person {
    std::string name;
    Standing standing;
    std::string password_hash{};
  };
  struct Invitation {
    protocol::InvitationInfo info;
    bool used_up = false;
  };

  void evolve(const protocol::Json& event);
  void note(const protocol::Json& event);
  /// Applies the event, lets go of the lock of `mutex_`, and makes the event durable.
  void happen(std::unique_lock<std::mutex>& lock, protocol::Json event, std::int64_t now_ms,
              std::function<void()> done);
  std::vector<protocol::Member> list_members() const;
  std::vector<protocol::InvitationInfo> usable_invitations(std::int64_t now_ms) const;
  bool may_host(const PlayerId& player) const;
  bool usable(const Invitation& invitation, std::int64_t now_ms) const;
  const Person* member_named(const std::string& name, PlayerId* id) const;

  Store& store_;
  mutable std::mutex mutex_;
  std::map<PlayerId, Person> people_;  ///< members, and guests about whom something was done
  std::map<std::string, Invitation> invitations_;  ///< by the hash of the secret
  std::map<std::string, PlayerRow> sessions_;      ///< by the hash of the token
  std::string owner_link_hash_;
  bool owned_ = false;
  std::string name_ = "Avinas";
  bool guests_ = true;
  protocol::Role tables_from_ = protocol::Role::Guest, archive_from_ = protocol::Role::Guest;
  std::string password_hash_;
  std::vector<protocol::BookLine> book_;
  std::map<std::string, RequestBudget> attempts_;  ///< of passwords, by name
  boost::asio::thread_pool slow_{1};               ///< where passwords are hashed
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Coming in, and what a conversation asks of the club: invitations, talk, what hosts do.
#include "net/conversation.hpp"
#include "ops/time_source.hpp"
#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

std::int64_t unix_ms() { return current_time().unix_ms; }

}  // namespace

void Conversation::later(std::function<void(Conversation&)> work) {
  const auto transport = transport_.lock();
  if (!transport) return;
  transport->run([self = shared_from_this(), work = std::move(work)] { work(*self); });
}

std::function<void(ClubRefusal)> Conversation::done_or_refused(const std::string& id) {
  return [weak = weak_from_this(), id](ClubRefusal refusal) {
    const auto self = weak.lock();
    if (!self) return;
    self->later([id, refusal = std::move(refusal)](Conversation& c) {
      c.lobby_.hall().club_changed();
      if (refusal) return c.reply_error(id, ErrorCode::NotAllowed, *refusal);
      c.reply(Done{id});
    });
  };
}

// --- coming in -----------------------------------------------------------------------------------

void Conversation::on(const std::string& id, const Hello& hello) {
  if (player_) return reply_error(id, ErrorCode::NotAllowed, "You have said hello already.");
  if (!hello.token.empty()) return welcome_known(id, hello);
  if (!account_->take_newcomer(current_time().steady)) {
    return reply_error(id, ErrorCode::Limit,
                       "Too many new players come from your address; try again in a minute.");
  }
  if (!hello.password.empty()) return sign_in(id, hello);
  if (const auto refusal = lobby_.club().refuse_guest(hello.invitation, unix_ms())) {
    return reply_error(id, ErrorCode::NotWelcome, *refusal);
  }
  make_guest(id, hello);
}

void Conversation::welcome_known(const std::string& id, const Hello& hello) {
  auto known = lobby_.find_player(hello.token);
  if (!known) {
    return reply_error(id, ErrorCode::NotWelcome,
                       "The server does not know you any more; enter your name again.");
  }
  if (!hello.name.empty() && hello.name != known->name) {
    lobby_.rename(hello.token, hello.name);
    known->name = hello.name;
  }
  claim_and_welcome(id, *known, {}, hello.invitation);
}

void Conversation::sign_in(const std::string& id, const Hello& hello) {
  lobby_.club().sign_in(
      hello.name, hello.password, current_time().steady,
      [weak = weak_from_this(), id, hello](Club::SignedIn signed_in) {
        const auto self = weak.lock();
        if (!self) return;
        self->later([id, hello, signed_in = std::move(signed_in)](Conversation& c) {
          if (signed_in.guest) return c.make_guest(id, hello);
          if (!signed_in.member) {
            return c.reply_error(id, ErrorCode::NotWelcome, signed_in.refusal);
          }
          c.lobby_.add_session(*signed_in.member,
                               [again = c.weak_from_this(), id](const NewPlayer& known) {
                                 const auto there = again.lock();
                                 if (!there) return;
                                 there->later([id, known](Conversation& d) {
                                   d.claim_and_welcome(id, known.player, known.token, {});
                                 });
                               });
        });
      });
}

void Conversation::make_guest(const std::string& id, const Hello& hello) {
  lobby_.make_guest(hello.name, [weak = weak_from_this(), id,
                                 invitation = hello.invitation](std::optional<NewPlayer> guest) {
    const auto self = weak.lock();
    if (!self) return;
    self->later([id, invitation, guest = std::move(guest)](Conversation& c) {
      if (!guest) return c.reply_error(id, ErrorCode::Limit, "The server is full.");
      c.claim_and_welcome(id, guest->player, guest->token, invitation);
    });
  });
}

void Conversation::claim_and_welcome(const std::string& id, const Player& player,
                                     const std::string& token, const std::string& invitation) {
  if (lobby_.club().standing(player.id).banned) {
    return reply_error(id, ErrorCode::NotWelcome,
                       "The hosts of this club do not want you here; write to them.");
  }
  if (invitation.empty()) return welcome(id, player, token);
  lobby_.club().claim(player.id, player.name, invitation, unix_ms(),
                      [weak = weak_from_this(), id, player, token](ClubRefusal refusal) {
                        const auto self = weak.lock();
                        if (!self) return;
                        self->later([id, player, token, refusal](Conversation& c) {
                          c.welcome(id, player, token);
                          // He is in all the same, but learns that the link did nothing.
                          if (refusal) c.reply_error({}, ErrorCode::NotAllowed, *refusal);
                        });
                      });
}

void Conversation::welcome(const std::string& id, const Player& player, const std::string& token) {
  if (player_) return;
  player_ = player;
  lobby_.hall().arrive(id_, player.id, player.name, weak_from_this(),
                       [weak = weak_from_this()](const std::string& sentence) {
                         const auto self = weak.lock();
                         if (!self) return;
                         self->later([sentence](Conversation& c) {
                           c.reply_error({}, ErrorCode::NotWelcome, sentence);
                           if (const auto transport = c.transport_.lock()) {
                             transport->close_politely(CloseCode::PolicyViolation,
                                                       "Removed by a host.");
                           }
                         });
                       });
  reply(Welcome{id, player.id, player.name, token, lobby_.club().standing(player.id).role});
}

void Conversation::on(const std::string& id, const Claim& claim) {
  const Player player = *player_;
  lobby_.club().claim(
      player.id, player.name, claim.secret, unix_ms(),
      [weak = weak_from_this(), id, player](ClubRefusal refusal) {
        const auto self = weak.lock();
        if (!self) return;
        self->later([id, player, refusal = std::move(refusal)](Conversation& c) {
          c.lobby_.hall().club_changed();
          if (refusal) return c.reply_error(id, ErrorCode::NotAllowed, *refusal);
          c.reply(
              Welcome{id, player.id, player.name, {}, c.lobby_.club().standing(player.id).role});
        });
      });
}

// --- in the club ---------------------------------------------------------------------------------

void Conversation::on(const std::string& id, const EnterHall&) {
  lobby_.hall().look(id_);
  reply(Done{id});
}

void Conversation::on(const std::string& id, const Say& say) {
  if (lobby_.club().standing(player_->id).muted) {
    return reply_error(id, ErrorCode::NotAllowed, "A host has muted you; you can still play.");
  }
  if (table_) {
    lobby_.hall().overhear(player_->id, say.text);
    return table_->post(Utterance{id_, id, say.text});
  }
  lobby_.hall().say(player_->id, player_->name, say.text);
  reply(Done{id});
}

void Conversation::on(const std::string& id, const Show& show) {
  if (!table_) return reply_error(id, ErrorCode::NotAtTable, "Join a table first.");
  if (lobby_.club().standing(player_->id).muted) {
    return reply_error(id, ErrorCode::NotAllowed, "A host has muted you; you can still play.");
  }
  table_->post(Utterance{id_, id, show.what});
}

void Conversation::on(const std::string& id, const AskWatchers&) {
  if (!table_) return reply_error(id, ErrorCode::NotAtTable, "Join a table first.");
  table_->post(ListWatchers{id_, id});
}

void Conversation::on(const std::string& id, const SetPassword& set) {
  lobby_.club().set_password(player_->id, set.password, unix_ms(), done_or_refused(id));
}

void Conversation::on(const std::string& id, const Invite& invite) {
  lobby_.club().invite(
      player_->id, player_->name, invite, unix_ms(),
      [weak = weak_from_this(), id](std::optional<Invited> made, ClubRefusal refusal) {
        const auto self = weak.lock();
        if (!self) return;
        self->later([id, made, refusal](Conversation& c) {
          if (refusal) return c.reply_error(id, ErrorCode::NotAllowed, *refusal);
          Invited answer = *made;
          answer.reply_to = id;
          c.reply(answer);
        });
      });
}

void Conversation::on(const std::string& id, const Manage& manage) {
  Hall& hall = lobby_.hall();
  const bool expels = manage.what == Measure::Remove || manage.what == Measure::Ban;
  auto answer = done_or_refused(id);
  lobby_.club().manage(
      player_->id, player_->name, manage, hall.name_of(manage.player), unix_ms(),
      [answer = std::move(answer), &hall, expels, player = manage.player](ClubRefusal refusal) {
        if (expels && !refusal) hall.expel(player, "A host has removed you from the club.");
        answer(std::move(refusal));
      });
}

void Conversation::on(const std::string& id, const Report& report) {
  lobby_.club().report(player_->id, player_->name, lobby_.hall().name_of(report.player),
                       report.text + lobby_.hall().last_words(report.player), unix_ms(),
                       done_or_refused(id));
}

void Conversation::on(const std::string& id, const SetClub& set) {
  lobby_.club().set_club(player_->id, player_->name, set, unix_ms(), done_or_refused(id));
}

template <typename Found>
std::function<void(Found)> Conversation::answer_from_archive(const std::string& id) {
  return [weak = weak_from_this(), id](Found found) {
    const auto self = weak.lock();
    if (!self) return;
    found.reply_to = id;
    self->reply(std::move(found));
  };
}

void Conversation::on(const std::string& id, const AskResults& ask) {
  const bool own = ask.player.empty() || ask.player == player_->id;
  if (!own && !lobby_.club().may_see_archive(player_->id)) {
    return reply_error(id, ErrorCode::NotAllowed, "This club shows you your own matches only.");
  }
  lobby_.archive().results(own ? player_->id : ask.player, answer_from_archive<Results>(id));
}

void Conversation::on(const std::string& id, const AskStandings& ask) {
  if (!lobby_.club().may_see_archive(player_->id)) {
    return reply_error(id, ErrorCode::NotAllowed,
                       "In this club the standings are for its members; ask for an invitation.");
  }
  lobby_.archive().standings(ask.year, ask.month, answer_from_archive<Standings>(id));
}

void Conversation::on(const std::string& id, const AskBook&) {
  // Reports in it may quote what spectators said of the hand in play.
  if (lobby_.hall().is_at_a_table(player_->id)) {
    return reply_error(id, ErrorCode::NotAllowed,
                       "The book is read in the hall; leave your table first.");
  }
  auto book = lobby_.club().book(player_->id, unix_ms());
  if (!book) return reply_error(id, ErrorCode::NotAllowed, "The book is for hosts of the club.");
  book->reply_to = id;
  reply(*book);
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Serves requests to open, join, leave and play at tables.
#include "server/session/table_requests.hpp"

#include <algorithm>

#include "server/base/time.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

constexpr const char* kTableMoved = "The table is kept by another server now; come again.";

}  // namespace

/// Holds the connection weakly: a table does not keep alive who comes to it.
class TableRequests::Attendance final : public Recipient {
 public:
  /// `hears`: talk may reach them now.
  Attendance(const std::shared_ptr<Transport>& transport, std::uint64_t number,
             std::function<bool()> hears, std::function<void()> released)
      : transport_(transport),
        home_(transport->home()),
        number_(number),
        hears_(std::move(hears)),
        released_(std::move(released)) {}

  void deliver(Outgoing message) override {
    if (message.kind == SendKind::Talk && !hears_()) return;
    message.stay = number_;
    if (const auto open = transport_.lock()) open->send(std::move(message));
  }
  bool deliver_here(Outgoing message) override {
    if (message.kind == SendKind::Talk && !hears_()) return true;
    message.stay = number_;
    const auto open = transport_.lock();
    return open && open->send_here(std::move(message));
  }
  boost::asio::io_context& home() override { return home_; }
  void released() override { released_(); }
  void moved() override {
    const auto open = transport_.lock();
    if (!open) return;
    open->run([open] { open->close_politely(CloseCode::ServiceRestart, kTableMoved); });
  }

 private:
  const std::weak_ptr<Transport> transport_;
  boost::asio::io_context& home_;
  const std::uint64_t number_;
  const std::function<bool()> hears_;
  const std::function<void()> released_;
};

bool TableRequests::joined(const std::string& id) {
  if (!table_) context_.refuse(id, {Reason::JoinFirst});
  return table_ != nullptr;
}

void TableRequests::on(const std::string& id, const TableCommand& command) {
  if (!joined(id)) return;
  const bool move = std::holds_alternative<Act>(command);
  post(Command{context_.id, id, command}, move ? std::make_shared<MoveTimer>() : nullptr);
}

void TableRequests::on(const std::string& id, const OpenTable& open) {
  const auto club = context_.services.club.now();
  if (!may_open_tables(*club, context_.player->id)) {
    return context_.refuse(id, {Reason::TablesForRole});
  }
  if (context_.services.hall.whereabouts().plays_elsewhere(context_.player->id, {})) {
    return context_.refuse(id, {Reason::AfterTheHand});  // they could not come to it
  }
  const std::string_view game = games::name_of(open.options.rules.index());
  if (!offers(*club, game)) {
    return context_.refuse(id, {Reason::GameNotOffered, {{"game", std::string(game)}}});
  }
  const Millis now = steady_time();
  if (const auto wait =
          opening_.take(now, [&] { return context_.account->promise_newcomer(now); })) {
    return context_.refuse(id, {Reason::TooManyTables}, wait);
  }
  if (!context_.services.tables.keeps(share_of(context_.player->id))) {
    return context_.close(CloseCode::ServiceRestart, kTableMoved);
  }
  const Tables::Asker asker{context_.player->id, context_.account->name()};
  context_.services.tables.open(asker, id, open.options,
                                context_.later([this, id](const Tables::Opening& opening) {
                                  if (auto* why = std::get_if<Refusal>(&opening)) {
                                    return context_.refuse(id, *why);
                                  }
                                  context_.reply(Opened{id, std::get<std::string>(opening)});
                                }));
}

bool TableRequests::sits_at(const std::string& code) const {
  if (!context_.player) return false;
  const auto own = context_.services.hall.whereabouts().tables_of(context_.player->id);
  return std::find(own.begin(), own.end(), code) != own.end();
}

bool TableRequests::on(const std::string& id, const Join& join) {
  auto table = context_.services.tables.find(join.table);
  if (!table && !join.table.empty() && !context_.services.tables.keeps(join.table)) {
    context_.close(CloseCode::ServiceRestart, kTableMoved);
    return true;
  }
  if (!table) {
    constexpr std::size_t kShown = 16;
    if (context_.services.tables.left_out(join.table)) {
      context_.refuse(id, {Reason::TableStopped});
      return true;
    }
    context_.refuse(id, {Reason::NoSuchTable, {{"table", join.table.substr(0, kShown)}}});
    return false;
  }
  const Player& player = *context_.player;
  if (context_.only_finishes() && !sits_at(join.table)) {
    context_.refuse(id, {Reason::MembersOnly});
    return true;
  }
  if (context_.services.hall.whereabouts().plays_elsewhere(player.id, join.table)) {
    context_.refuse(id, {Reason::AfterTheHand});
    return true;
  }
  if (table_ != table) leave();
  const auto before = table_;
  ++stay_;  // coming again is another stay: what lets go of the one before does not end this one
  table_ = std::move(table);
  code_ = join.table;
  const bool member = context_.services.club.standing(player.id).role >= Role::Member;
  context_.services.hall.at_table(context_.id, join.table);  // before anything of it is heard
  if (table_ != before) {
    About about = context_.about(id);
    about.table = code_;
    log_often(about, "Came to the table");
  }
  recipient_ = std::make_shared<Attendance>(
      context_.transport(), stay_,
      [&hall = context_.services.hall, player = player.id, code = join.table] {
        return !hall.whereabouts().plays_elsewhere(player, code);
      },
      context_.later([this, stay = stay_, code = join.table] { released(stay, code); }));
  table_->attach(Attach{context_.id, player.id, player.name, id, member, context_.welcome,
                        context_.account->name(), let_go_by_ == join.table, context_.games},
                 recipient_);
  return true;
}

void TableRequests::post(TableInput input, std::shared_ptr<MoveTimer> timer) {
  table_->post(std::move(input), recipient_, std::move(timer));
}

void TableRequests::released(std::uint64_t stay, const std::string& code) {
  if (stay_ != stay) return;
  note_going();
  let_go_by_ = code;
  table_.reset();
  recipient_.reset();
  ++stay_;
  context_.services.hall.left_table(context_.id);
}

void TableRequests::on(const std::string& id, const Leave&) {
  leave();
  context_.reply(Done{id});
}

void TableRequests::on(const std::string& id, const Resync&) {
  if (joined(id)) post(SendView{context_.id, id});
}

bool TableRequests::may_talk(const std::string& id) {
  if (!joined(id)) return false;
  if (!context_.services.club.standing(context_.player->id).muted) return true;
  context_.refuse(id, {Reason::Muted});
  return false;
}

void TableRequests::on(const std::string& id, const Say& say) {
  if (!may_talk(id)) return;
  post(Utterance{context_.id, id, say.text, context_.player->id});
}

void TableRequests::on(const std::string& id, const Show& show) {
  if (may_talk(id)) post(Utterance{context_.id, id, show.what});
}

void TableRequests::on(const std::string& id, const CallPlayer& call) {
  if (!may_talk(id)) return;
  if (context_.services.hall.whereabouts().in_hand_with_people(context_.player->id)) {
    return context_.refuse(id, {Reason::AfterTheHand});
  }
  context_.account->charge(kCreditsForCostly);
  context_.services.hall.call(call.player, {context_.player->id, context_.player->name}, code_);
  context_.reply(Done{id});
}

void TableRequests::on(const std::string& id, const AskWatchers&) {
  if (joined(id)) post(ListWatchers{context_.id, id});
}

void TableRequests::on(const std::string& id, const AskHint&) {
  if (joined(id)) post(HintRequest{context_.id, id});
}

void TableRequests::on(const std::string& id, const protocol::AskReview&) {
  if (!joined(id)) return;
  context_.account->charge(kCreditsForCostly);
  post(ReviewLastHand{context_.id, id});
}

void TableRequests::on(const std::string& id, const BotsWait& wait) {
  if (joined(id)) post(SlowBots{context_.id, id, std::chrono::seconds(wait.seconds)});
}

void TableRequests::send_view() {
  if (table_) table_->post(SendView{context_.id, {}});
}

void TableRequests::ended() {
  leave();
  if (opening_.leave()) context_.account->give_newcomer_back();
}

void TableRequests::note_going() const {
  About about = context_.about();
  about.table = code_;
  log_often(about, "Went from the table");
}

void TableRequests::leave() {
  if (!table_) return;
  note_going();
  table_->post(Detach{context_.id});
  table_.reset();
  recipient_.reset();
  ++stay_;
  context_.services.hall.left_table(context_.id);
}

}  // namespace avinas::server

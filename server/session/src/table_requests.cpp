// SPDX-License-Identifier: MIT
#include "session/table_requests.hpp"

#include "base/time.hpp"

namespace avinas::server {

using namespace protocol;

/// Holds the connection weakly: a table does not keep alive who comes to it.
class TableRequests::Stay final : public Recipient {
 public:
  Stay(const std::shared_ptr<Transport>& transport, std::uint64_t number,
       std::function<void()> released)
      : transport_(transport),
        home_(transport->home()),
        number_(number),
        released_(std::move(released)) {}

  void deliver(Outgoing message) override {
    message.stay = number_;
    if (const auto open = transport_.lock()) open->send(std::move(message));
  }
  bool deliver_here(Outgoing message) override {
    message.stay = number_;
    const auto open = transport_.lock();
    return open && open->send_here(std::move(message));
  }
  boost::asio::io_context& home() override { return home_; }
  void released() override { released_(); }

 private:
  const std::weak_ptr<Transport> transport_;
  boost::asio::io_context& home_;
  const std::uint64_t number_;
  const std::function<void()> released_;
};

bool TableRequests::joined(const std::string& id) {
  if (!table_) context_.refuse(id, {Reason::JoinFirst});
  return table_ != nullptr;
}

void TableRequests::on(const std::string& id, const TableCommand& command) {
  if (!joined(id)) return;
  const bool move = std::holds_alternative<Act>(command);
  table_->post(Command{context_.id, id, command}, move ? std::make_shared<MoveTimer>() : nullptr);
}

void TableRequests::on(const std::string& id, const OpenTable& open) {
  const auto club = context_.services.club.now();
  if (standing_of(*club, context_.player->id).role < club->tables_from) {
    return context_.refuse(id, {Reason::TablesForRole});
  }
  if (!context_.account->take_newcomer(current_time().steady)) {
    return context_.refuse(id, {Reason::TooManyTables});
  }
  context_.services.tables.open(context_.player->id, id, open.options,
                                context_.later([this, id](const std::string& code) {
                                  if (code.empty()) {
                                    return context_.refuse(id, {Reason::NoRoomForTables});
                                  }
                                  context_.reply(Opened{id, code});
                                }));
}

bool TableRequests::on(const std::string& id, const Join& join) {
  auto table = context_.services.tables.find(join.table);
  if (!table) {
    constexpr std::size_t kShown = 16;
    context_.refuse(id, {Reason::NoSuchTable, {{"table", join.table.substr(0, kShown)}}});
    return false;
  }
  if (table_ != table) {
    leave();
    ++stay_;
  }
  table_ = std::move(table);
  const Player& player = *context_.player;
  const bool member = context_.services.club.standing(player.id).role >= Role::Member;
  context_.services.hall.at_table(context_.id, join.table);  // before anything of it is heard
  table_->attach(Attach{context_.id, player.id, player.name, id, member},
                 std::make_shared<Stay>(context_.transport(), stay_,
                                        context_.later([this, stay = stay_] { released(stay); })));
  return true;
}

void TableRequests::released(std::uint64_t stay) {
  if (stay_ != stay) return;
  table_.reset();
  ++stay_;
  context_.services.hall.left_table(context_.id);
}

void TableRequests::on(const std::string& id, const Leave&) {
  leave();
  context_.reply(Done{id});
}

void TableRequests::on(const std::string& id, const Resync&) {
  if (joined(id)) table_->post(SendView{context_.id, id});
}

bool TableRequests::may_talk(const std::string& id) {
  if (!joined(id)) return false;
  if (!context_.services.club.standing(context_.player->id).muted) return true;
  context_.refuse(id, {Reason::Muted});
  return false;
}

void TableRequests::on(const std::string& id, const Say& say) {
  if (!may_talk(id)) return;
  context_.services.hall.overhear(context_.player->id, say.text);
  table_->post(Utterance{context_.id, id, say.text});
}

void TableRequests::on(const std::string& id, const Show& show) {
  if (may_talk(id)) table_->post(Utterance{context_.id, id, show.what});
}

void TableRequests::on(const std::string& id, const AskWatchers&) {
  if (joined(id)) table_->post(ListWatchers{context_.id, id});
}

void TableRequests::send_view() {
  if (table_) table_->post(SendView{context_.id, {}});
}

void TableRequests::leave() {
  if (!table_) return;
  table_->post(Detach{context_.id});
  table_.reset();
  ++stay_;
  context_.services.hall.left_table(context_.id);
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
#include "net/conversation.hpp"

#include <spdlog/spdlog.h>

#include "ops/time_source.hpp"
#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

class Conversation::Stay final : public Recipient {
 public:
  Stay(std::shared_ptr<Conversation> conversation, std::uint64_t number)
      : conversation_(std::move(conversation)), number_(number) {}

  void deliver(Outgoing message) override {
    message.stay = number_;
    conversation_->deliver(std::move(message));
  }
  bool deliver_here(Outgoing message) override {
    message.stay = number_;
    return conversation_->deliver_here(std::move(message));
  }
  boost::asio::io_context& home() override { return conversation_->home(); }
  void released() override { conversation_->released(number_); }

 private:
  const std::shared_ptr<Conversation> conversation_;
  const std::uint64_t number_;
};

Conversation::Conversation(ConnectionId id, Lobby& lobby, const ClientLimits& limits,
                           std::shared_ptr<AddressAccount> account,
                           std::shared_ptr<Transport> transport)
    : id_(id),
      lobby_(lobby),
      home_(transport->home()),
      transport_(std::move(transport)),
      budget_(limits.requests_per_second),
      account_(std::move(account)) {}

bool Conversation::within_budget(Millis now) {
  metrics().requests.fetch_add(1, std::memory_order_relaxed);
  RequestBudget::Verdict verdict = budget_.take(now);
  if (verdict == RequestBudget::Verdict::Fine) verdict = account_->take(now);
  switch (verdict) {
    case RequestBudget::Verdict::Fine:
      return true;
    case RequestBudget::Verdict::Refuse:
      reply_error({}, ErrorCode::Limit, "Too many requests at once; wait a moment.");
      return false;
    case RequestBudget::Verdict::Ignore:
      return false;
    case RequestBudget::Verdict::Close:
      break;
  }
  close_for_flooding();
  return false;
}

void Conversation::close_for_flooding() {
  account_->flooded();
  if (const auto transport = transport_.lock()) {
    transport->close_politely(CloseCode::PolicyViolation, "Too many requests.");
  }
}

void Conversation::receive_control(Millis now) {
  if (budget_.take(now) == RequestBudget::Verdict::Close) close_for_flooding();
}

void Conversation::receive(std::string_view bytes, Millis now) {
  if (!within_budget(now)) return;
  auto decoded = decode(bytes);
  if (auto* error = std::get_if<Error>(&decoded)) return reply(std::move(*error));
  auto& request = std::get<Request>(decoded);
  if (!player_ && !std::holds_alternative<Hello>(request.message)) {
    return reply_error(request.id, ErrorCode::NotWelcome, "Say hello first.");
  }
  if (!std::holds_alternative<TableCommand>(request.message)) {
    budget_.charge(kCreditsForCostly - 1);
    account_->charge(kCreditsForCostly - 1);
  }
  std::visit([&](const auto& message) { on(request.id, message); }, request.message);
}

void Conversation::ended() {
  spdlog::debug("Connection {} ended", id_);
  lobby_.hall().depart(id_);
  leave_table();
}

void Conversation::outbox_drained() {
  skipped_ahead_ = false;
  if (table_) table_->post(SendView{id_, {}});
}

void Conversation::deliver(Outgoing message) {
  if (const auto transport = transport_.lock()) transport->send(std::move(message));
}

bool Conversation::deliver_here(Outgoing message) {
  const auto transport = wants(message) ? transport_.lock() : nullptr;
  if (transport) transport->send_here(std::move(message));
  return transport != nullptr;
}

void Conversation::released(std::uint64_t stay) {
  later([stay](Conversation& self) {
    if (self.stay_ != stay) return;
    self.table_.reset();
    ++self.stay_;
    self.lobby_.hall().at_table(self.id_, {});
  });
}

void Conversation::on(const std::string& id, const TableCommand& command) {
  if (!table_) return reply_error(id, ErrorCode::NotAtTable, "Join a table first.");
  const bool move = std::holds_alternative<Act>(command);
  table_->post(Command{id_, id, command}, move ? std::make_shared<MoveTimer>() : nullptr);
}

void Conversation::on(const std::string& id, const OpenTable& open) {
  if (!lobby_.club().may_open_tables(player_->id)) {
    return reply_error(id, ErrorCode::NotAllowed,
                       "In this club you may sit and watch, but not open tables; ask a host.");
  }
  if (!account_->take_newcomer(current_time().steady)) {
    return reply_error(id, ErrorCode::Limit,
                       "Too many tables are opened from your address; try again in a minute.");
  }
  lobby_.open_table(*player_, id, open.options, [weak = weak_from_this(), id](std::string code) {
    const auto self = weak.lock();
    const auto transport = self ? self->transport_.lock() : nullptr;
    if (!transport) return;
    transport->run([self, id, code = std::move(code)] {
      if (code.empty()) {
        return self->reply_error(id, ErrorCode::Limit, "The server has no room for more tables.");
      }
      self->reply(Opened{id, code});
    });
  });
}

void Conversation::on(const std::string& id, const Join& join) {
  auto table = lobby_.find_table(join.table);
  if (!table) {
    return reply_error(
        id, ErrorCode::NoSuchTable,
        "There is no table " + join.table.substr(0, 16) + "; check the code or open a new one.");
  }
  if (table_ != table) {
    leave_table();
    ++stay_;
  }
  table_ = std::move(table);
  const bool member = lobby_.club().standing(player_->id).role >= Role::Member;
  lobby_.hall().at_table(id_, join.table);  // before he hears anything of it
  table_->attach(Attach{id_, player_->id, player_->name, id, member},
                 std::make_shared<Stay>(shared_from_this(), stay_));
}

void Conversation::on(const std::string& id, const Leave&) {
  leave_table();
  reply(Done{id});
}

void Conversation::on(const std::string& id, const Resync&) {
  if (!table_) return reply_error(id, ErrorCode::NotAtTable, "Join a table first.");
  table_->post(SendView{id_, id});
}

void Conversation::leave_table() {
  if (!table_) return;
  table_->post(Detach{id_});
  table_.reset();
  ++stay_;
  lobby_.hall().at_table(id_, {});
}

void Conversation::reply(const ServerMessage& message) {
  if (const auto* error = std::get_if<Error>(&message)) {
    metrics().errors[static_cast<std::size_t>(error->code)].fetch_add(1, std::memory_order_relaxed);
    // The sentence may quote what the client sent, and with it a secret: it is not logged.
    spdlog::debug("Connection {} was sent the error {}", id_, name_of(error->code));
  }
  deliver({std::make_shared<const std::string>(encode(message))});
}

void Conversation::reply_error(const std::string& id, ErrorCode code, std::string sentence) {
  reply(Error{id, code, {}, std::move(sentence)});
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Serves the other servers' uplinks at the club's server.
#include "server/cluster/hall_downlink.hpp"

#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>
#include <set>

#include "server/cluster/news_json.hpp"
#include "server/store/shares.hpp"

namespace avinas::server {

using nlohmann::json;

namespace {

std::string club_text(const char* what, const std::vector<std::string>& entries) {
  return json{{"what", what}, {"entries", entries}}.dump();
}

}  // namespace

/// With one uplink. Connection thread only.
class HallDownlink::Conversing final : public Conversation {
 public:
  Conversing(HallDownlink& hall_downlink, ConnectionId id,
             const std::weak_ptr<Transport>& transport)
      : hall_downlink_(hall_downlink), hall_(hall_downlink.hall_), id_(id), transport_(transport) {}
  ~Conversing() override { ended({}); }

  void receive(std::string_view bytes, Millis) override {
    try {
      take(json::parse(bytes));
    } catch (const std::exception& wrong) {
      spdlog::error("A message of another server is not understood: {}. Run one version on all.",
                    wrong.what());
    }
  }
  void receive_control(Millis) override {}
  bool welcomed() const override { return true; }
  bool wants(const Outgoing&) const override { return true; }
  void caught_up(bool, bool) override {}
  bool is_limited() const override { return false; }
  void ended(const std::string&) override {
    hall_downlink_.end(id_);
    for (const ConnectionId there : stays_) hall_.left_table_elsewhere(there);
    stays_.clear();
  }

 private:
  void take(const json& told) {
    const std::string what = told.at("what");
    if (what == "follow") {
      hall_downlink_.begin(id_, transport_);
    } else if (what == "table") {
      hall_.table_changed(read_news(told.at("table")));
    } else if (what == "table_closed") {
      hall_.table_closed(told.at("table"));
    } else if (what == "share") {
      take_share(told.at("share"), told.at("tables"));
    } else if (what == "at_table") {
      const ConnectionId there = ours(told.at("connection"));
      stays_.insert(there);
      hall_.at_table_elsewhere(there, told.at("player"), told.at("table"));
    } else if (what == "left_table") {
      const ConnectionId there = ours(told.at("connection"));
      stays_.erase(there);
      hall_.left_table_elsewhere(there);
    } else if (what == "said") {
      hall_.say(told.at("player"), told.at("name"), told.at("text"));
    } else if (what == "called") {
      hall_.call(told.at("player"), {told.at("by"), told.at("name")}, told.at("table"));
    } else if (what == "overheard") {
      hall_.overhear(told.at("player"), told.at("text"));
    }
  }
  /// All tables of the share; who kept it before may have closed some.
  void take_share(int share, const json& tables) {
    std::set<std::string> open;
    for (const json& each : tables) {
      const TableNews news = read_news(each);
      open.insert(news.summary.code);
      hall_.table_changed(news);
    }
    for (const protocol::TableSummary& known : hall_.tables()) {
      if (share_of(known.code) == share && !open.contains(known.code)) {
        hall_.table_closed(known.code);
      }
    }
    const std::scoped_lock lock(hall_downlink_.mutex_);
    hall_downlink_.told_.insert(share);
  }
  /// A number that no connection of our own has.
  ConnectionId ours(ConnectionId theirs) const { return id_ << 40 | theirs; }

  HallDownlink& hall_downlink_;
  Hall& hall_;
  const ConnectionId id_;
  const std::weak_ptr<Transport> transport_;
  std::set<ConnectionId> stays_;
};

SessionFactory HallDownlink::converse() {
  return [this](ConnectionId id, const std::shared_ptr<AddressAccount>&,
                const std::weak_ptr<Transport>& transport) {
    return std::make_unique<Conversing>(*this, id, transport);
  };
}

void HallDownlink::begin(ConnectionId id, const std::weak_ptr<Transport>& transport) {
  club_([this, id, transport](const std::vector<std::string>& entries) {
    const auto open = transport.lock();
    if (!open) return;
    open->send({std::make_shared<const std::string>(club_text("club", entries))});
    const std::scoped_lock lock(mutex_);
    following_[id] = transport;
  });
}

bool HallDownlink::was_told(int share) const {
  const std::scoped_lock lock(mutex_);
  return told_.contains(share);
}

void HallDownlink::end(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  following_.erase(id);
}

void HallDownlink::became(const std::vector<std::string>& entries) {
  tell(club_text("entries", entries));
}

void HallDownlink::barred(const PlayerId& player, bool banned) {
  tell(json{{"what", "barred"}, {"player", player}, {"banned", banned}}.dump());
}

void HallDownlink::devices_ended(const PlayerId& player, const std::string& only,
                                 const std::string& except) {
  tell(json{{"what", "devices"}, {"player", player}, {"only", only}, {"except", except}}.dump());
}

void HallDownlink::close_table(const std::string& code) {
  tell(json{{"what", "close"}, {"table", code}}.dump());
}

void HallDownlink::tell(const std::string& message) {
  const auto bytes = std::make_shared<const std::string>(message);
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, transport] : following_) {
    if (const auto open = transport.lock()) open->send({bytes});
  }
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Keeps the line to the club's server, and tells everything again on a new line.
#include "server/cluster/hall_uplink.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/cluster/news_json.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using nlohmann::json;

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{100};

std::string text_of(const json& message) {
  return message.dump(-1, ' ', false, json::error_handler_t::replace);
}

json stay_of(ConnectionId id, const PlayerId& player, const std::string& code) {
  return {{"what", "at_table"}, {"connection", id}, {"player", player}, {"table", code}};
}

}  // namespace

HallUplink::HallUplink(asio::io_context& home, const Directory& directory,
                       const TlsCertificate& certificate, std::string node, Hears hears)
    : home_(home),
      directory_(directory),
      certificate_(certificate),
      node_(std::move(node)),
      hears_(std::move(hears)),
      looking_(home) {}

HallUplink::~HallUplink() {
  if (link_) link_->close();
}

void HallUplink::start() { look(); }

void HallUplink::stop() {
  stopped_ = true;
  looking_.cancel();
  if (link_) std::exchange(link_, nullptr)->close();
}

void HallUplink::look() {
  const Directory::ShareHome club = directory_.of(kClubItself);
  if (club.here || (club.link != place_ && link_)) {
    if (link_) std::exchange(link_, nullptr)->close();
    has_line_ = false;
    place_.clear();
  }
  if (!club.here && !club.link.empty() && !link_) connect(club.link);
  looking_.expires_after(kBetweenLooks);
  looking_.async_wait([this](const boost::system::error_code& error) {
    if (!error && !stopped_) look();
  });
}

void HallUplink::connect(const std::string& place) {
  place_ = place;
  link_ = std::make_shared<Link>(
      home_, certificate_,
      Link::Handlers{[this](const std::string& text, const auto&) { heard(text); },
                     [this](CloseCode, const std::string& why) {
                       link_.reset();
                       has_line_ = false;
                       if (std::exchange(complained_of_, place_) == place_) return;
                       spdlog::warn(
                           "There is no line to the club's server at {}; it is tried until there "
                           "is{}",
                           place_, why == Link::kGone ? "" : ". It said: " + why);
                     }});
  link_->open(LinkAddress::read(place), {{kOutpostOfLink, node_}});
  tell_everything();
}

void HallUplink::heard(const std::string& text) {
  try {
    const json message = json::parse(text);
    if (!message.contains("what")) return;  // for clients: the server ends, and says so to all
    const std::string what = message.at("what");
    if (what == "club") {
      complained_of_.clear();
      hears_.club(message.at("entries"));
      knows_club_ = true;
      has_line_ = true;
    } else if (what == "entries") {
      hears_.entries(message.at("entries"));
    } else if (what == "barred") {
      hears_.barred(message.at("player"), message.at("banned"));
    } else if (what == "devices") {
      hears_.devices_ended(message.at("player"), message.at("only"), message.at("except"));
    } else if (what == "close") {
      hears_.close(message.at("table"));
    }
  } catch (const std::exception& wrong) {
    spdlog::error("A message of the club's server is not understood: {}. Run one version on all.",
                  wrong.what());
  }
}

void HallUplink::tell(const std::string& message) {
  if (link_) link_->send(message);
}

void HallUplink::tell_everything() {
  tell(text_of({{"what", "follow"}}));
  for (const int share : shares_) tell_share(share);
  for (const auto& [id, stay] : stays_) tell(text_of(stay_of(id, stay.player, stay.code)));
}

void HallUplink::tell_share(int share) {
  json tables = json::array();
  for (const auto& [code, news] : tables_) {
    if (share_of(code) == share) tables.push_back(write_news(news));
  }
  tell(text_of({{"what", "share"}, {"share", share}, {"tables", std::move(tables)}}));
}

void HallUplink::keeps_share(int share) {
  asio::post(home_, [this, share] {
    shares_.insert(share);
    tell_share(share);
  });
}

void HallUplink::share_moved(int share) {
  asio::post(home_, [this, share] {
    shares_.erase(share);
    std::erase_if(tables_, [&](const auto& table) { return share_of(table.first) == share; });
  });
}

void HallUplink::at_table(ConnectionId id, const PlayerId& player, const std::string& code) {
  asio::post(home_, [this, id, player, code] {
    stays_[id] = {player, code};
    tell(text_of(stay_of(id, player, code)));
  });
}

void HallUplink::left_table(ConnectionId id) {
  asio::post(home_, [this, id] {
    if (stays_.erase(id) > 0) tell(text_of({{"what", "left_table"}, {"connection", id}}));
  });
}

void HallUplink::table_changed(const TableNews& table) {
  asio::post(home_, [this, table] {
    const std::string& code = table.summary.code;
    const auto [known, added] = tables_.try_emplace(code);
    if (!added && known->second == table) return;  // told already
    known->second = table;
    if (shares_.contains(share_of(code))) {
      tell(text_of({{"what", "table"}, {"table", write_news(table)}}));
    }
  });
}

void HallUplink::table_closed(const std::string& code) {
  asio::post(home_, [this, code] {
    tables_.erase(code);
    tell(text_of({{"what", "table_closed"}, {"table", code}}));
  });
}

void HallUplink::said(const PlayerId& player, const std::string& name, const std::string& text) {
  asio::post(home_, [this, player, name, text] {
    tell(text_of({{"what", "said"}, {"player", player}, {"name", name}, {"text", text}}));
  });
}

void HallUplink::called(const PlayerId& player, const protocol::Person& by,
                        const std::string& code) {
  asio::post(home_, [this, player, by, code] {
    tell(text_of({{"what", "called"},
                  {"player", player},
                  {"by", by.player},
                  {"name", by.name},
                  {"table", code}}));
  });
}

void HallUplink::overheard(const PlayerId& player, const std::string& text) {
  asio::post(home_, [this, player, text] {
    tell(text_of({{"what", "overheard"}, {"player", player}, {"text", text}}));
  });
}

}  // namespace avinas::server

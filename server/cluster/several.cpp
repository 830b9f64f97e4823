// SPDX-License-Identifier: MIT
// Connects a server with the other servers of its club.
#include "server/cluster/several.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <future>
#include <utility>

#include "server/house/choose_store.hpp"

namespace avinas::server {

namespace asio = boost::asio;

Several::Several(const Config& config, const Parts& parts, Tells tells)
    : parts_(parts),
      tells_(std::move(tells)),
      outpost_(parts.club_home, directory_, parts.certificate, config.store.node,
               {[this](const auto& entries) { parts_.house.club.follow_anew(entries); },
                [this](const auto& entries) { parts_.house.club.follow(entries); },
                [this](const PlayerId& player, bool banned) { parts_.house.bar(player, banned); },
                [this](const PlayerId& player, const std::string& only, const std::string& except) {
                  parts_.house.hall.expel_devices(player, only, except);
                },
                [this](const std::string& code) { parts_.house.tables.close(code, [](bool) {}); }}),
      followers_(parts.house.hall, [this](auto give) { parts_.house.club.look(std::move(give)); }),
      member_(engine_settings(config.store), parts.club, parts.house.tables, directory_, outpost_,
              {[this](std::vector<PlayerRow> players, std::vector<StoredTable> stored) {
                 recover_club(players, stored);
               },
               tells_.lost, [this](const std::string& where) { parts_.keeper.point_to(where); }}) {
  parts_.house.hall.is_elsewhere(&outpost_);
  parts_.house.club_became = [this](const auto& entries) { followers_.became(entries); };
  parts_.house.barred = [this](const PlayerId& player, bool banned) {
    followers_.barred(player, banned);
  };
  parts_.house.devices_ended = [this](const PlayerId& player, const std::string& only,
                                      const std::string& except) {
    followers_.devices_ended(player, only, except);
  };
}

void Several::start() {
  parts_.club.prepare();
  member_.start();
  asio::post(parts_.club_home, [this] { outpost_.start(); });
}

void Several::recover_club(const std::vector<PlayerRow>& players,
                           const std::vector<StoredTable>& stored) {
  const auto done = std::make_shared<std::promise<void>>();
  asio::post(parts_.club_home, [this, players, stored, done] {
    parts_.house.hall.is_elsewhere(nullptr);
    parts_.house.recover_club(players, stored);
    done->set_value();
  });
  const auto recovered = done->get_future();
  constexpr std::chrono::milliseconds kLook{50};
  while (recovered.wait_for(kLook) != std::future_status::ready) {
    if (stopping_) return;
  }
  parts_.keeper.point_to({});
  tells_.club_is_here();
}

void Several::leave() {
  stopping_ = true;
  outpost_.stop();
  member_.leave();
}

void Several::stop() {
  stopping_ = true;
  member_.stop();
}

bool Several::ready() const {
  const Directory::Place club = directory_.of(kClubItself);
  return club.here || (!club.link.empty() && outpost_.knows_club());
}

std::optional<std::string> Several::elsewhere() const {
  const Directory::Place club = directory_.of(kClubItself);
  if (club.here) return std::nullopt;
  return "Another server keeps the club" +
         (club.link.empty() ? std::string(", which one is not known yet; try again in a moment.")
                            : ": ask at the one that is reached at " + club.link + ".");
}

bool Several::settled() const {
  for (int share = 1; share <= kShares; ++share) {
    const Directory::Place place = directory_.of(share);
    if (!place.here && place.link.empty()) return false;
  }
  return ready();
}

Converse Several::for_client(const asio::ip::address& client) {
  if (!ready()) return {};
  return [this, client](ConnectionId id, std::shared_ptr<AddressAccount> account,
                        std::weak_ptr<Transport> transport) {
    return std::make_unique<Switchboard>(id,
                                         Exchange{parts_.session, directory_, parts_.certificate},
                                         client, std::move(account), std::move(transport));
  };
}

Converse Several::for_link(const HttpRequest& request) {
  const bool club_here = club_is_here();
  if (request.count(kOutpostOfLink) > 0) return club_here ? followers_.converse() : Converse();
  const auto begin = [this](std::optional<KnownPerson> person) {
    return [this, person](ConnectionId id, std::shared_ptr<AddressAccount> account,
                          std::weak_ptr<Transport> transport) -> std::unique_ptr<Conversation> {
      if (person) {
        return std::make_unique<Session>(id, parts_.session, std::move(account),
                                         std::move(transport), *person);
      }
      auto session =
          std::make_unique<Session>(id, parts_.session, std::move(account), std::move(transport));
      session->speaks_with_server();
      return session;
    };
  };
  if (request.count(kPersonOfLink) == 0) return club_here ? begin(std::nullopt) : Converse();
  // The club knows who is barred and what guests may.
  const auto person = read_person(std::string(request[kPersonOfLink]));
  return person && (club_here || outpost_.knows_club()) ? begin(person) : Converse();
}

}  // namespace avinas::server

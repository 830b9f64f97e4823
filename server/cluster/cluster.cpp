// SPDX-License-Identifier: MIT
// Connects a server with the other servers of its club.
#include "server/cluster/cluster.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <future>
#include <utility>

#include "server/house/choose_store.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using protocol::Reason;

Cluster::Cluster(const Config& config, const Parts& parts, Tells tells)
    : parts_(parts),
      tells_(std::move(tells)),
      hall_uplink_(
          parts.club_home, directory_, parts.certificate, config.store.node,
          {[this](const auto& entries) { parts_.house.club.follow_anew(entries); },
           [this](const auto& entries) { parts_.house.club.follow(entries); },
           [this](const PlayerId& player, bool banned) {
             const bool gone = parts_.house.club.now()->forgotten.contains(player);
             parts_.house.bar(player, gone     ? Reason::Forgotten
                                      : banned ? Reason::Banned
                                               : Reason::RemovedByHost);
           },
           [this](const PlayerId& player, const std::string& only, const std::string& except) {
             parts_.house.hall.expel_devices(player, only, except);
           },
           [this](const std::string& code) { parts_.house.tables.close(code, [](auto) {}); }}),
      hall_downlink_(parts.house.hall,
                     [this](auto give) { parts_.house.club.look(std::move(give)); }),
      share_keeper_(engine_settings(config.store), parts.club, parts.house.tables, directory_,
                    hall_uplink_,
                    {[this](std::vector<PlayerRow> players, std::vector<StoredTable> stored) {
                       recover_club(players, stored);
                     },
                     tells_.lost}) {
  parts_.house.hall.is_elsewhere(&hall_uplink_);
  parts_.house.evenings.wait_until([this] { return knows_hands(); });
  parts_.house.club_became = [this](const auto& entries) { hall_downlink_.became(entries); };
  parts_.house.barred = [this](const PlayerId& player, bool banned) {
    hall_downlink_.barred(player, banned);
  };
  parts_.house.devices_ended = [this](const PlayerId& player, const std::string& only,
                                      const std::string& except) {
    hall_downlink_.devices_ended(player, only, except);
  };
}

void Cluster::start() {
  parts_.club.prepare();
  share_keeper_.start();
  asio::post(parts_.club_home, [this] { hall_uplink_.start(); });
}

void Cluster::recover_club(const std::vector<PlayerRow>& players,
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
  tells_.club_is_here();
}

void Cluster::leave() {
  stopping_ = true;
  hall_uplink_.stop();
  share_keeper_.leave();
}

void Cluster::stop() {
  stopping_ = true;
  share_keeper_.stop();
}

bool Cluster::ready() const {
  const Directory::ShareHome club = directory_.of(kClubItself);
  return club.here || (!club.link.empty() && hall_uplink_.knows_club());
}

std::optional<std::string> Cluster::elsewhere() const {
  const Directory::ShareHome club = directory_.of(kClubItself);
  if (club.here) return std::nullopt;
  return "Another server keeps the club" +
         (club.link.empty() ? std::string(", which one is not known yet; try again in a moment.")
                            : ": ask at the one that is reached at " + club.link + ".");
}

bool Cluster::settled() const {
  for (int share = 1; share <= kShares; ++share) {
    const Directory::ShareHome place = directory_.of(share);
    if (!place.here && place.link.empty()) return false;
  }
  return ready();
}

bool Cluster::knows_hands() const {
  for (int share = 1; share <= kShares; ++share) {
    if (!directory_.of(share).here && !hall_downlink_.was_told(share)) return false;
  }
  return true;
}

bool Cluster::keeps(int share) const {
  return share == kClubItself || (share <= kShares && directory_.of(share).here);
}

SessionFactory Cluster::for_client(const asio::ip::address& client) {
  if (!ready()) return {};
  return [this, client](ConnectionId id, std::shared_ptr<AddressAccount> account,
                        std::weak_ptr<Transport> transport) {
    return std::make_unique<Switchboard>(id,
                                         Exchange{parts_.session, directory_, parts_.certificate},
                                         client, std::move(account), std::move(transport));
  };
}

SessionFactory Cluster::for_link(const HttpRequest& request) {
  const bool club_here = club_is_here();
  if (request.count(kOutpostOfLink) > 0) {
    return club_here ? hall_downlink_.converse() : SessionFactory();
  }
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
  if (request.count(kPersonOfLink) == 0) return club_here ? begin(std::nullopt) : SessionFactory();
  // The club knows who is barred and what guests may.
  const auto person = read_person(std::string(request[kPersonOfLink]));
  return person && (club_here || hall_uplink_.knows_club()) ? begin(person) : SessionFactory();
}

}  // namespace avinas::server

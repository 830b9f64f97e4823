// SPDX-License-Identifier: MIT
// The additional parts of a server that is one of several: the way to the others, and its part of
// what they keep.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/cluster/directory.hpp"
#include "server/cluster/hall_downlink.hpp"
#include "server/cluster/hall_uplink.hpp"
#include "server/cluster/share_keeper.hpp"
#include "server/cluster/switchboard.hpp"
#include "server/house/config.hpp"
#include "server/house/house.hpp"
#include "server/http/listener.hpp"

namespace avinas::server {

class Cluster {
 public:
  /// Its parts; all of them outlive it.
  struct Parts {
    boost::asio::io_context& club_home;  ///< on whose thread the club lives
    House& house;
    PostgresStore& club;
    const SessionServices& session;
    const TlsCertificate& certificate;  ///< of its links
  };
  struct Tells {
    std::function<void()> club_is_here;  ///< and was recovered; any thread
    std::function<void(const std::string& why)> lost;
  };
  Cluster(const Config& config, const Parts& parts, Tells tells);

  /// Throws UnusableData. The club's thread runs already.
  void start();
  /// Before the threads end: nobody is followed any more. Thread of the club.
  void leave();
  /// When no other thread runs any more.
  void stop();

  /// True if people can be served: it is known which server keeps the club.
  bool ready() const;
  /// And who keeps each of the tables.
  bool settled() const;
  /// For the operator: where to ask, if not here.
  std::optional<std::string> elsewhere() const;
  /// Tells the servers that keep the shares, whichever of them has the table.
  void close_table(const std::string& code) { hall_downlink_.close_table(code); }
  bool club_is_here() const { return directory_.of(kClubItself).here; }
  /// True if the tables of that share are kept here; also for 0, the club with all its tables, to
  /// which every server is a door.
  bool keeps(int share) const;
  /// Makes the sessions of people that come to this server's door.
  SessionFactory for_client(const boost::asio::ip::address& client);
  /// Makes the sessions of what comes over a link: another server, or somebody by way of one.
  SessionFactory for_link(const HttpRequest& request);

 private:
  /// The club here knows of every table whether a hand is played there.
  bool knows_hands() const;
  void recover_club(const std::vector<PlayerRow>& players, const std::vector<StoredTable>& stored);

  const Parts parts_;
  const Tells tells_;
  std::atomic<bool> stopping_ = false;
  Directory directory_;
  HallUplink hall_uplink_;
  HallDownlink hall_downlink_;
  ShareKeeper share_keeper_;
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// A server that keeps tables of a club and not the club itself: it tells the club's server what its
// hall must know, and follows the club as it is there.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/club/state.hpp"
#include "server/cluster/directory.hpp"
#include "server/hall/hall.hpp"

namespace avinas::server {

class HallUplink final : public HallElsewhere {
 public:
  /// News from the club; called on `home`'s thread.
  struct Hears {
    /// The entries that lead to the club as it is, from an empty one.
    std::function<void(const std::vector<std::string>&)> club;
    /// The changes since.
    std::function<void(const std::vector<std::string>&)> entries;
    std::function<void(const PlayerId&, bool banned)> barred;
    std::function<void(const PlayerId&, const std::string& only, const std::string& except)>
        devices_ended;
    std::function<void(const std::string& table)> close;
  };
  /// All of these outlive it; `node` is this server's name.
  HallUplink(boost::asio::io_context& home, const Directory& directory,
             const TlsCertificate& certificate, std::string node, Hears hears);
  ~HallUplink() override;

  /// Looks where the club is kept, now and some times a second. Thread of `home`.
  void start();
  void stop();
  /// The club is known here. Any thread may call.
  bool knows_club() const { return knows_club_; }
  /// The club's server answers on the line to it. Any thread may call.
  bool has_line() const { return has_line_; }
  /// All tables of that share are told: others that were known of it are gone. Any thread may call.
  void keeps_share(int share);
  /// Another server tells of them from now on. Any thread may call.
  void share_moved(int share);

  // Any thread may call these.
  void at_table(ConnectionId id, const PlayerId& player, const std::string& code) override;
  void left_table(ConnectionId id) override;
  void table_changed(const TableNews& table) override;
  void table_closed(const std::string& code) override;
  void said(const PlayerId& player, const std::string& name, const std::string& text) override;
  void overheard(const PlayerId& player, const std::string& text) override;
  void called(const PlayerId& player, const protocol::Person& by, const std::string& code) override;

 private:
  // Thread of `home`.
  void look();
  void connect(const std::string& place);
  void tell_everything();
  void tell_share(int share);
  void tell(const std::string& message);
  void heard(const std::string& text);

  boost::asio::io_context& home_;
  const Directory& directory_;
  const TlsCertificate& certificate_;
  const std::string node_;
  const Hears hears_;
  boost::asio::steady_timer looking_;
  std::shared_ptr<Link> link_;
  std::string place_;          ///< to which it leads
  std::string complained_of_;  ///< a place that was not reached
  std::atomic<bool> knows_club_ = false, has_line_ = false;
  bool stopped_ = false;

  // The facts that are told again to the next server that keeps the club.
  std::set<int> shares_;
  std::map<std::string, TableNews> tables_;
  std::map<ConnectionId, Stay> stays_;
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// A client's side of the protocol at one of several servers: each message goes to the server that
// keeps what it is about, and what comes from there goes to the client. Tables kept here need no
// link. Connection thread only.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/cluster/directory.hpp"
#include "server/cluster/link.hpp"
#include "server/session/session.hpp"

namespace avinas::server {

/// The parts that every switchboard needs; all of it outlives them.
struct Exchange {
  const SessionServices& services;
  Directory& directory;
  const TlsCertificate& certificate;
};

/// The header's text that says to another server who somebody is.
std::string write_person(const KnownPerson& person);
/// Nothing if it is none.
std::optional<KnownPerson> read_person(const std::string& text);

class Switchboard final : public Conversation {
 public:
  Switchboard(ConnectionId id, const Exchange& exchange, boost::asio::ip::address client,
              std::shared_ptr<AddressAccount> account, std::weak_ptr<Transport> transport);
  ~Switchboard() override;

  void receive(std::string_view bytes, Millis now) override;
  void receive_control(Millis now) override;
  std::optional<Millis> patient_until() const override;
  bool welcomed() const override { return person().has_value(); }
  bool wants(const Outgoing& message) const override { return !here_ || here_->wants(message); }
  void caught_up(bool table, bool hall) override;
  void ended(const std::string& why) override;

 private:
  std::optional<KnownPerson> person() const;
  /// The server that keeps what the message is about.
  int share_of_message(const protocol::ClientMessage& message, const KnownPerson& person);
  void go_to_table(int share);
  Session& here();
  /// The link to that place, for a share that is kept there.
  Link& link_to(const Directory::ShareHome& place, int share);
  void leave_at_club();
  void arrived(const std::string& place, std::string text, std::shared_ptr<const void> read_on);
  void tell_route(const std::string& place, const std::string& text);
  void close(CloseCode code, const std::string& reason);

  const ConnectionId id_;
  const Exchange exchange_;
  const boost::asio::ip::address client_;
  const std::shared_ptr<AddressAccount> account_;
  const std::weak_ptr<Transport> transport_;
  std::unique_ptr<Session> here_;
  struct Line {
    std::shared_ptr<Link> link;
    std::set<int> shares;  ///< for which it is used
  };
  std::map<std::string, Line> lines_;  ///< by place
  std::string club_;                   ///< where hello was said, if elsewhere
  games::Known games_;                 ///< that the client can show
  std::optional<Millis> hello_at_;     ///< the last one, on its way to the club
  std::optional<KnownPerson> person_;  ///< as the club there said
  int leaves_ = 0;                     ///< of ours that are not answered yet
  int told_route_ = kClubItself;       ///< the share whose route the client was told last
  int table_share_ = kClubItself;      ///< of the table to which the client went last; or none
};

}  // namespace avinas::server

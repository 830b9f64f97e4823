// SPDX-License-Identifier: MIT
// The certificates that a server shows: to people, and to the club's other servers. They are read
// again on SIGHUP, and the operator is warned before the first of them ends.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <memory>

#include "server/house/config.hpp"
#include "server/net/tls.hpp"

namespace avinas::server {

class Certificates {
 public:
  /// Throws std::runtime_error with a sentence if a file cannot be used. Signals are heard on
  /// `home`'s thread.
  Certificates(const Config& config, boost::asio::io_context& home);

  /// Null: people come without TLS.
  const TlsCertificate* for_people() const { return people_.get(); }
  /// Null: there are no links.
  const TlsCertificate* for_links() const { return links_.get(); }
  /// Unix seconds when the one for people ends; 0 without one.
  std::int64_t ends_at() const { return people_ ? people_->ends_at() : 0; }

  /// From now on SIGHUP brings new ones, without a connection lost; until `stop`.
  void await_hangup();
  void stop() { hanging_up_.cancel(); }
  /// Once a day while one of them ends soon, or has ended.
  void warn(std::int64_t unix_ms);

 private:
  void reload();

  std::unique_ptr<TlsCertificate> people_, links_;
  std::int64_t looked_on_ = 0;  ///< Unix day
  boost::asio::signal_set hanging_up_;
};

}  // namespace avinas::server

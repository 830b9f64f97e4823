// SPDX-License-Identifier: MIT
// Loads certificates, reloads them on SIGHUP, and warns before one expires.
#include "server/app/certificates.hpp"

#include <spdlog/spdlog.h>

#include <csignal>
#include <stdexcept>
#include <utility>

#include "server/base/time.hpp"

namespace avinas::server {

Certificates::Certificates(const Config& config, boost::asio::io_context& home)
    : hanging_up_(home, SIGHUP) {
  if (!config.tls_cert.empty()) {
    people_ = std::make_unique<TlsCertificate>(TlsFiles{config.tls_cert, config.tls_key});
  }
  if (!config.store.link.empty()) {
    links_ = std::make_unique<TlsCertificate>(
        TlsFiles{config.link_cert, config.link_key, config.link_ca, "--link"});
  }
}

void Certificates::await_hangup() {
  hanging_up_.async_wait([this](const boost::system::error_code& error, int) {
    if (error) return;
    reload();
    await_hangup();
  });
}

void Certificates::reload() {
  if (!people_ && !links_) return spdlog::info("SIGHUP: there is no certificate to read again");
  try {
    if (people_) people_->reload();
    if (links_) links_->reload();
    looked_on_ = 0;
    spdlog::info("SIGHUP: new connections get the certificate as it is now");
  } catch (const std::runtime_error& wrong) {
    spdlog::error("SIGHUP: {} The old certificate goes on.", wrong.what());
  }
}

void Certificates::warn(std::int64_t unix_ms) {
  if (std::exchange(looked_on_, unix_ms / kDayMs) == unix_ms / kDayMs) return;
  for (const TlsCertificate* certificate : {people_.get(), links_.get()}) {
    const auto left = certificate ? certificate->left(unix_ms) : TlsCertificate::Left();
    if (left.over) {
      spdlog::error("{}", left.sentence);
    } else if (left.soon) {
      spdlog::warn("{}", left.sentence);
    }
  }
}

}  // namespace avinas::server

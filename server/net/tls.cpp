// SPDX-License-Identifier: MIT
// Sets up TLS contexts: protocols, ciphers, certificates.
#include "server/net/tls.hpp"

#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <ctime>
#include <filesystem>
#include <stdexcept>

#include "server/base/time.hpp"
#include "server/base/wrong_setting.hpp"

namespace avinas::server {

namespace ssl = boost::asio::ssl;

TlsCertificate::TlsCertificate(TlsFiles files)
    : files_(std::move(files)), context_(load(ssl::context::tls_server)) {}

std::shared_ptr<ssl::context> TlsCertificate::to_connect() const {
  return load(ssl::context::tls_client);
}

std::shared_ptr<ssl::context> TlsCertificate::load(ssl::context::method method) const {
  for (const std::string& file : {files_.certificate, files_.key}) {
    if (!std::filesystem::is_regular_file(file)) {
      throw WrongSetting("There is no file " + file + "; name the certificate with " + files_.flag +
                         "-cert and its key with " + files_.flag + "-key.");
    }
  }
  auto context = std::make_shared<ssl::context>(method);
  boost::system::error_code error;
  context->set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                       ssl::context::no_tlsv1_1);
  // Forward secrecy and authenticated encryption only, in this server's order; TLS 1.3 has no
  // other.
  if (SSL_CTX_set_cipher_list(context->native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20") != 1) {
    throw std::runtime_error(
        "OpenSSL on this machine has none of the ciphers that this server speaks: ECDHE with "
        "AES-GCM or ChaCha20. Look at its configuration.");
  }
  SSL_CTX_set_options(context->native_handle(),
                      SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_NO_RENEGOTIATION);
  context->use_certificate_chain_file(files_.certificate, error);
  if (error) {
    throw WrongSetting(files_.certificate +
                       " holds no certificate in PEM form (\"-----BEGIN CERTIFICATE-----\").");
  }
  // Without this OpenSSL would ask at the terminal, and wait.
  bool encrypted = false;
  context->set_password_callback([&encrypted](std::size_t, ssl::context::password_purpose) {
    encrypted = true;
    return std::string();
  });
  // Loading the key compares it with the certificate, and fails where they do not match.
  context->use_private_key_file(files_.key, ssl::context::pem, error);
  if (encrypted) {
    throw WrongSetting(files_.key +
                       " is encrypted with a passphrase, which nobody can type here; write "
                       "it without one: openssl pkey -in " +
                       files_.key + " -out plain-key.pem");
  }
  context->set_password_callback(
      [](std::size_t, ssl::context::password_purpose) { return std::string(); });
  if (error || SSL_CTX_check_private_key(context->native_handle()) != 1) {
    throw WrongSetting(files_.key + " is not the key of the certificate in " + files_.certificate +
                       "; use the two files that were made together.");
  }
  if (!files_.authority.empty()) {
    context->load_verify_file(files_.authority, error);
    if (error) {
      throw WrongSetting(files_.authority +
                         " holds no certificate of an authority in PEM form; name it with " +
                         files_.flag + "-ca.");
    }
    context->set_verify_mode(ssl::verify_peer | ssl::verify_fail_if_no_peer_cert);
  }
  return context;
}

std::int64_t TlsCertificate::ends_at() const {
  const X509* certificate = SSL_CTX_get0_certificate(current()->native_handle());
  std::tm end{};
  if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1) return 0;
  return ::timegm(&end);
}

TlsCertificate::Left TlsCertificate::left(std::int64_t unix_ms) const {
  constexpr std::int64_t kSoon = 14;
  const std::string renew = " Renew it, then send the server SIGHUP.";
  const std::int64_t ms = ends_at() * 1000 - unix_ms, days = ms / kDayMs;
  if (ms <= 0) {
    return {true, true,
            "The certificate " + files_.certificate + " has ended: it is refused." + renew};
  }
  const std::string in = days == 0   ? "within a day"
                         : days == 1 ? "in 1 day"
                                     : "in " + std::to_string(days) + " days";
  const std::string ends = "The certificate " + files_.certificate + " ends " + in + ".";
  return {false, days < kSoon, days < kSoon ? ends + renew : ends};
}

std::shared_ptr<ssl::context> TlsCertificate::current() const {
  const std::scoped_lock lock(mutex_);
  return context_;
}

void TlsCertificate::reload() {
  auto fresh = load(ssl::context::tls_server);
  const std::scoped_lock lock(mutex_);
  context_ = std::move(fresh);
}

}  // namespace avinas::server

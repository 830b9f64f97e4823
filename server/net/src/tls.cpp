// SPDX-License-Identifier: MIT
#include "net/tls.hpp"

#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <ctime>
#include <filesystem>
#include <stdexcept>

namespace avinas::server {

namespace ssl = boost::asio::ssl;

TlsCertificate::TlsCertificate(std::string certificate_file, std::string key_file)
    : certificate_file_(std::move(certificate_file)),
      key_file_(std::move(key_file)),
      context_(load()) {}

std::shared_ptr<ssl::context> TlsCertificate::load() const {
  for (const std::string& file : {certificate_file_, key_file_}) {
    if (!std::filesystem::is_regular_file(file)) {
      throw std::runtime_error(
          "There is no file " + file +
          "; name the certificate with --tls-cert and its key with --tls-key.");
    }
  }
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  boost::system::error_code error;
  context->set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                       ssl::context::no_tlsv1_1);
  context->use_certificate_chain_file(certificate_file_, error);
  if (error) {
    throw std::runtime_error(
        certificate_file_ + " holds no certificate in PEM form (\"-----BEGIN CERTIFICATE-----\").");
  }
  // Without this OpenSSL would ask at the terminal, and wait.
  bool encrypted = false;
  context->set_password_callback([&encrypted](std::size_t, ssl::context::password_purpose) {
    encrypted = true;
    return std::string();
  });
  // Loading the key compares it with the certificate, and fails where they do not match.
  context->use_private_key_file(key_file_, ssl::context::pem, error);
  if (encrypted) {
    throw std::runtime_error(key_file_ +
                             " is encrypted with a passphrase, which nobody can type here; write "
                             "it without one: openssl pkey -in " +
                             key_file_ + " -out plain-key.pem");
  }
  context->set_password_callback(
      [](std::size_t, ssl::context::password_purpose) { return std::string(); });
  if (error || SSL_CTX_check_private_key(context->native_handle()) != 1) {
    throw std::runtime_error(key_file_ + " is not the key of the certificate in " +
                             certificate_file_ + "; use the two files that were made together.");
  }
  return context;
}

std::int64_t TlsCertificate::ends_at() const {
  const X509* certificate = SSL_CTX_get0_certificate(current()->native_handle());
  std::tm end{};
  if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end) != 1) return 0;
  return ::timegm(&end);
}

std::shared_ptr<ssl::context> TlsCertificate::current() const {
  const std::scoped_lock lock(mutex_);
  return context_;
}

void TlsCertificate::reload() {
  auto fresh = load();
  const std::scoped_lock lock(mutex_);
  context_ = std::move(fresh);
}

}  // namespace avinas::server

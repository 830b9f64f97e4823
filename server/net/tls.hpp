// SPDX-License-Identifier: MIT
// The server's own TLS: for clubs without a proxy before it, and for links between servers.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <mutex>
#include <string>

namespace avinas::server {

/// Files in PEM form, and how the flags that name them begin.
struct TlsFiles {
  std::string certificate, key;
  std::string authority{};  ///< who must have signed the other side's certificate; empty: anybody
  std::string flag = "--tls";
};

/// A certificate and its key, read from files and read again on request. Any thread may call.
class TlsCertificate {
 public:
  /// Throws std::runtime_error with a sentence that says what is wrong with the files.
  explicit TlsCertificate(TlsFiles files);

  /// For new connections; those that are open keep theirs.
  std::shared_ptr<boost::asio::ssl::context> current() const;
  /// The same to connect with, where the other side is known by the authority. Throws as the
  /// constructor.
  std::shared_ptr<boost::asio::ssl::context> to_connect() const;
  /// The end of the certificate's time, in Unix seconds.
  std::int64_t ends_at() const;
  struct Left {
    bool over = false, soon = false;  ///< soon: in two weeks
    std::string sentence{};           ///< how long it is good for, and what to do
  };
  Left left(std::int64_t unix_ms) const;
  /// Reads the files again. Throws as the constructor, and then the old certificate goes on.
  void reload();

 private:
  std::shared_ptr<boost::asio::ssl::context> load(boost::asio::ssl::context::method method) const;

  const TlsFiles files_;
  mutable std::mutex mutex_;
  std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// The server's own TLS, for clubs without a proxy before it.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <mutex>
#include <string>

namespace avinas::server {

/// A certificate and its key, read from files and read again on request. Any thread may call.
class TlsCertificate {
 public:
  /// Throws std::runtime_error with a sentence that says what is wrong with the files.
  TlsCertificate(std::string certificate_file, std::string key_file);

  /// For new connections; those that are open keep theirs.
  std::shared_ptr<boost::asio::ssl::context> current() const;
  /// The end of the certificate's time, in Unix seconds.
  std::int64_t ends_at() const;
  /// Reads the files again. Throws as the constructor, and then the old certificate goes on.
  void reload();

 private:
  std::shared_ptr<boost::asio::ssl::context> load() const;

  std::string certificate_file_;
  std::string key_file_;
  mutable std::mutex mutex_;
  std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace avinas::server

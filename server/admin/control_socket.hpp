// SPDX-License-Identifier: MIT
// The door for `avinas admin`: a Unix socket in the data folder, for the server's own user only.
// One line of JSON is asked, one line is answered.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "server/admin/admin_service.hpp"

namespace avinas::server {

/// The socket's name in the data folder.
inline constexpr const char* kControlSocket = "admin.sock";

class ControlSocket {
 public:
  /// Listens from now on; a socket that a killed server left is replaced. `service` outlives this.
  /// If the folder takes no sockets, that is logged, and `avinas admin` needs a stopped server.
  ControlSocket(boost::asio::io_context& context, const std::filesystem::path& folder,
                AdminService& service);
  ~ControlSocket();
  ControlSocket(const ControlSocket&) = delete;
  ControlSocket& operator=(const ControlSocket&) = delete;

 private:
  void accept();

  std::filesystem::path file_;
  AdminService& service_;
  boost::asio::local::stream_protocol::acceptor acceptor_;
  boost::asio::steady_timer pause_;  ///< after an error, before the next try
};

/// How long an answer may take: as long as a disk may stall without anybody looking after it.
inline constexpr std::chrono::seconds kPatienceWithServer{15};

/// Asks the server that serves the folder; nothing if none does. If it does not answer in time,
/// the answer says so.
std::optional<AdminService::Answer> ask_running_server(
    const std::filesystem::path& folder, const protocol::Json& request,
    std::chrono::milliseconds patience = kPatienceWithServer);

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// The door for `avinas admin`: a Unix socket in the data folder, for the server's own user only.
// One line of JSON is asked, one line is answered.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <filesystem>
#include <optional>
#include <string>

#include "admin/admin_service.hpp"

namespace avinas::server {

/// The socket's name in the data folder.
inline constexpr const char* kControlSocket = "admin.sock";

class ControlSocket {
 public:
  /// Listens from now on; a socket that a killed server left is replaced. `service` outlives this.
  /// Where the folder takes no sockets, that is logged, and `avinas admin` needs a stopped server.
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
};

/// Asks the server that serves the folder; nothing if none does.
std::optional<AdminService::Answer> ask_running_server(const std::filesystem::path& folder,
                                                       const protocol::Json& request);

}  // namespace avinas::server

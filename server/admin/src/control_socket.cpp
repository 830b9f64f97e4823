// SPDX-License-Identifier: MIT
#include "admin/control_socket.hpp"

#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using boost::system::error_code;
using protocol::Json;
using Protocol = asio::local::stream_protocol;

constexpr std::size_t kMaxRequestBytes = 4096;

/// One question of an operator, until it is answered.
struct Visit : std::enable_shared_from_this<Visit> {
  Visit(Protocol::socket&& connected, AdminService& at)
      : socket(std::move(connected)), service(at) {}

  void start() {
    asio::async_read_until(socket, asio::dynamic_buffer(request, kMaxRequestBytes), '\n',
                           [self = shared_from_this()](error_code error, std::size_t) {
                             if (!error) self->ask();
                           });
  }

  void ask() {
    service.handle(Json::parse(request, nullptr, false), [self = shared_from_this()](
                                                             const AdminService::Answer& found) {
      asio::post(self->socket.get_executor(), [self, found] {
        self->answer =
            Json{{"done", found.done}, {"text", found.text}, {"facts", found.facts}}.dump() + '\n';
        asio::async_write(self->socket, asio::buffer(self->answer),
                          [self](error_code, std::size_t) {});
      });
    });
  }

  Protocol::socket socket;
  AdminService& service;
  std::string request;
  std::string answer;
};

}  // namespace

ControlSocket::ControlSocket(asio::io_context& context, const fs::path& folder,
                             AdminService& service)
    : file_(folder / kControlSocket), service_(service), acceptor_(context) {
  error_code error;
  ::unlink(file_.c_str());
  try {
    acceptor_.open();
    constexpr ::mode_t kOwnerOnly = 0177;
    const ::mode_t before = ::umask(kOwnerOnly);
    acceptor_.bind(Protocol::endpoint(file_.string()), error);
    ::umask(before);
    if (!error) acceptor_.listen();
  } catch (const boost::system::system_error& wrong) {
    error = wrong.code();
  }
  if (error) {
    spdlog::warn("`avinas admin` cannot reach this server while it runs: {}: {}", file_.string(),
                 error.message());
    acceptor_.close(error);
    return;
  }
  accept();
}

ControlSocket::~ControlSocket() { ::unlink(file_.c_str()); }

void ControlSocket::accept() {
  acceptor_.async_accept([this](error_code error, Protocol::socket socket) {
    if (error) return;
    std::make_shared<Visit>(std::move(socket), service_)->start();
    accept();
  });
}

std::optional<AdminService::Answer> ask_running_server(const fs::path& folder,
                                                       const Json& request) {
  asio::io_context context(1);
  Protocol::socket socket(context);
  error_code error;
  const std::string file = (folder / kControlSocket).string();
  if (!fs::exists(file)) return std::nullopt;
  try {
    socket.connect(Protocol::endpoint(file), error);
    if (error) return std::nullopt;  // a killed server left it
    asio::write(socket, asio::buffer(request.dump() + '\n'));
    std::string text;
    asio::read(socket, asio::dynamic_buffer(text), error);
    const Json answer = Json::parse(text, nullptr, false);
    if (!answer.is_object())
      return AdminService::Answer{false, "The server ended before it answered."};
    return AdminService::Answer{answer.value("done", false), answer.value("text", ""),
                                answer.value("facts", Json::object())};
  } catch (const boost::system::system_error& wrong) {
    return AdminService::Answer{false, wrong.what()};
  }
}

}  // namespace avinas::server

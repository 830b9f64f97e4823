// SPDX-License-Identifier: MIT
// Accepts connections on the data folder's socket: one line in, one line out. An HTTP interface was
// rejected: it would need a secret and could be reached from outside.
#include "server/admin/control_socket.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include "server/admin/within.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using boost::system::error_code;
using protocol::Json;
using Protocol = asio::local::stream_protocol;

constexpr std::size_t kMaxRequestBytes = 4096;
constexpr std::chrono::milliseconds kPauseAfterError{100};

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
            Json{{"done", found.done}, {"text", found.text}, {"facts", found.facts}}.dump(
                -1, ' ', false, Json::error_handler_t::replace) +
            '\n';
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
    : file_(folder / kControlSocket), service_(service), acceptor_(context), pause_(context) {
  ::unlink(file_.c_str());
  try {
    acceptor_.open();
    acceptor_.bind(Protocol::endpoint(file_.string()));
    fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write);
    acceptor_.listen();
  } catch (const std::exception& wrong) {
    spdlog::warn("`avinas admin` cannot reach this server while it runs: {}: {}", file_.string(),
                 wrong.what());
    error_code ignored;
    acceptor_.close(ignored);
    return;
  }
  accept();
}

ControlSocket::~ControlSocket() { ::unlink(file_.c_str()); }

void ControlSocket::accept() {
  acceptor_.async_accept([this](error_code error, Protocol::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) {  // no descriptor is left: another time
      pause_.expires_after(kPauseAfterError);
      return pause_.async_wait([this](error_code ended) {
        if (!ended) accept();
      });
    }
    accept();
    std::make_shared<Visit>(std::move(socket), service_)->start();
  });
}

namespace {

asio::awaitable<AdminService::Answer> ask_over(Protocol::socket& socket, std::string question) {
  co_await asio::async_write(socket, asio::buffer(question), asio::use_awaitable);
  std::string text;
  error_code ended;
  co_await asio::async_read(socket, asio::dynamic_buffer(text),
                            asio::redirect_error(asio::use_awaitable, ended));
  const Json answer = Json::parse(text, nullptr, false);
  if (!answer.is_object()) {
    co_return AdminService::Answer{false, "The server ended before it answered."};
  }
  co_return AdminService::Answer{answer.value("done", false), answer.value("text", ""),
                                 answer.value("facts", Json::object())};
}

}  // namespace

std::optional<AdminService::Answer> ask_running_server(const fs::path& folder, const Json& request,
                                                       std::chrono::milliseconds patience) {
  asio::io_context context(1);
  Protocol::socket socket(context);
  error_code error;
  const fs::path file = folder / kControlSocket;
  if (!fs::exists(file, error) && !error) return std::nullopt;
  socket.connect(Protocol::endpoint(file.string()), error);
  if (error == asio::error::connection_refused) return std::nullopt;  // a killed server left it
  if (error == asio::error::access_denied) {
    return AdminService::Answer{false, "User " + std::to_string(::geteuid()) +
                                           " may not look into " + folder.string() +
                                           "; run this as the server's user, or with sudo."};
  }
  if (error) {
    return AdminService::Answer{
        false, "The server cannot be asked at " + file.string() + ": " + error.message() + "."};
  }
  try {
    const std::string question =
        request.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    if (question.size() > kMaxRequestBytes) {
      return AdminService::Answer{false, "The request is too long."};
    }
    if (auto answer = within(context, patience, ask_over(socket, question))) return answer;
  } catch (const boost::system::system_error& wrong) {
    return AdminService::Answer{false, std::string("The server cannot be asked: ") + wrong.what()};
  }
  return AdminService::Answer{
      false,
      "The server did not answer in " +
          std::to_string(std::chrono::ceil<std::chrono::seconds>(patience).count()) +
          " seconds. It may wait for its disk, or have no file descriptors left; its log says so. "
          "The request may still be carried out."};
}

}  // namespace avinas::server

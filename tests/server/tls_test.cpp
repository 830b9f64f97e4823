// SPDX-License-Identifier: MIT
// The server's own TLS: HTTPS and the WebSocket over it, a new certificate on SIGHUP, wrong files.
#include "server/net/tls.hpp"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "server/app/certificates.hpp"
#include "server/base/time.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/log_capture.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace asio = boost::asio;
namespace ssl = asio::ssl;
namespace fs = std::filesystem;

/// A folder with a fresh certificate for `name` in cert.pem and its key in key.pem.
class Certificate {
 public:
  Certificate() { fs::create_directories(folder_); }
  ~Certificate() { fs::remove_all(folder_); }
  void make(const std::string& name) const {
    const std::string command =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        "-subj /CN=" +
        name + " -keyout " + key() + " -out " + cert() + " 2>/dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0) << "the openssl program is needed";
  }
  std::string cert() const { return (folder_ / "cert.pem").string(); }
  std::string key() const { return (folder_ / "key.pem").string(); }
  std::vector<std::string> flags() const { return {"--tls-cert", cert(), "--tls-key", key()}; }

 private:
  fs::path folder_ = fs::temp_directory_path() / ("avinas-tls-" + std::to_string(::getpid()));
};

using Stream = ssl::stream<asio::ip::tcp::socket>;

/// A TLS connection; the certificate is not judged here, it is our own.
struct TlsClient {
  explicit TlsClient(std::uint16_t port) {
    stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
    stream.handshake(ssl::stream_base::client);
  }
  std::string server_name() {
    std::array<char, 256> name{};
    X509* certificate = SSL_get1_peer_certificate(stream.native_handle());
    X509_NAME_oneline(X509_get_subject_name(certificate), name.data(), name.size());
    X509_free(certificate);
    return name.data();
  }
  asio::io_context context{1};
  ssl::context settings{ssl::context::tls_client};
  Stream stream{context, settings};
};

/// The whole answer to one GET with TLS.
std::string answer_over_tls(std::uint16_t port, const std::string& path = "/healthz") {
  TlsClient page(port);
  asio::write(page.stream,
              asio::buffer("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
  std::string answer;
  boost::system::error_code error;
  asio::read(page.stream, asio::dynamic_buffer(answer), error);
  return answer;
}

bool has(const std::string& answer, const std::string& part) {
  return answer.find(part) != std::string::npos;
}

TEST(Tls, WhoComesWithoutItIsSentToTheSamePageWithIt) {
  const Certificate files;
  files.make("club.example");
  auto flags = files.flags();
  flags.insert(flags.end(), {"--http-port", "18479"});
  TestServer server(flags);
  const std::string port = std::to_string(server.port());
  const std::string same = raw_exchange(
      server.port(), "GET /t/ABC?x=1 HTTP/1.1\r\nHost: club.example:" + port + "\r\n\r\n");
  EXPECT_TRUE(has(same, "HTTP/1.1 308")) << same;
  EXPECT_TRUE(has(same, "Location: https://club.example:" + port + "/t/ABC?x=1\r\n")) << same;
  const std::string other =
      raw_exchange(18479, "GET /rules HTTP/1.1\r\nHost: club.example:18479\r\n\r\n");
  EXPECT_TRUE(has(other, "Location: https://club.example:" + port + "/rules\r\n")) << other;
  const std::string strange = raw_exchange(18479, "GET / HTTP/1.1\r\nHost: a/b\\evil\r\n\r\n");
  EXPECT_TRUE(has(strange, "HTTP/1.1 400")) << strange;
}

TEST(Tls, BrowsersAreToldToComeOverItForAYear) {
  const Certificate files;
  files.make("club.example");
  TestServer server(files.flags());
  const std::string answer = answer_over_tls(server.port());
  EXPECT_TRUE(has(answer, "Strict-Transport-Security: max-age=31536000")) << answer;
  TestServer plain;
  EXPECT_FALSE(
      has(raw_exchange(plain.port(), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
          "Strict-Transport-Security"));
}

TEST(Tls, TheOperatorIsToldTwoWeeksBeforeACertificateEndsAndAsSoonAsItHas) {
  const Certificate files;
  files.make("club.example");
  const server::TlsCertificate certificate({files.cert(), files.key()});
  const std::int64_t end = certificate.ends_at() * 1000, hour = server::kDayMs / 24;
  EXPECT_FALSE(certificate.left(end - 15 * server::kDayMs).soon);
  const auto soon = certificate.left(end - 3 * server::kDayMs);
  EXPECT_TRUE(soon.soon && !soon.over);
  EXPECT_EQ(soon.sentence, "The certificate " + files.cert() +
                               " ends in 3 days. Renew it, then send the server SIGHUP.");
  EXPECT_FALSE(certificate.left(end - hour).over);
  EXPECT_TRUE(certificate.left(end).over);
  EXPECT_TRUE(certificate.left(end + hour).over) << "not only a day later";
}

TEST(Tls, ACertificateThatEndsSoonIsWarnedOfEachDayAndAfterItWasReadAgain) {
  const Certificate files;
  files.make("club.example");
  server::Config config;
  config.tls_cert = files.cert();
  config.tls_key = files.key();
  asio::io_context home(1);
  server::Certificates certificates(config, home);
  certificates.await_hangup();
  const std::int64_t now = server::current_time().unix_ms;
  const LogCapture log;
  const auto warnings = [&] {
    const std::string text = log.text();
    return std::ranges::count(text, '\n');
  };
  certificates.warn(now);
  certificates.warn(now);
  EXPECT_EQ(warnings(), 1) << log.text();
  certificates.warn(now + server::kDayMs);
  EXPECT_EQ(warnings(), 2) << log.text();
  std::raise(SIGHUP);
  while (!log.has("SIGHUP: new")) home.run_one();
  certificates.warn(now + server::kDayMs);
  EXPECT_EQ(warnings(), 4) << "that it was read, and that it ends: " << log.text();
}

TEST(Tls, AnEncryptedKeyIsRefusedWithWhatToDoAndNobodyIsAskedAtATerminal) {
  const Certificate files;
  files.make("club.example");
  const std::string encrypted = files.key() + ".encrypted";
  const std::string command = "openssl pkey -aes256 -passout pass:secret -in " + files.key() +
                              " -out " + encrypted + " 2>/dev/null";
  ASSERT_EQ(std::system(command.c_str()), 0);
  const CommandResult refused = run_avinas("serve --port 0 --tls-cert " + files.cert() +
                                           " --tls-key " + encrypted + " < /dev/null");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.output, "is encrypted with a passphrase")) << refused.output;
  EXPECT_TRUE(has(refused.output, "openssl pkey -in")) << refused.output;
}

TEST(Tls, ServesPagesAndTheWebSocket) {
  const Certificate files;
  files.make("club.example");
  TestServer server(files.flags());
  const std::string answer = answer_over_tls(server.port());
  EXPECT_EQ(answer.substr(9, 3), "200");

  TlsClient player(server.port());
  boost::beast::websocket::stream<Stream&> socket(player.stream);
  socket.handshake("club.example", "/ws");
  socket.write(asio::buffer(std::string(R"({"id":"a","type":"hello","name":"Ona"})")));
  boost::beast::flat_buffer buffer;
  socket.read(buffer);
  EXPECT_NE(boost::beast::buffers_to_string(buffer.data()).find("\"welcome\""), std::string::npos);
}

TEST(Tls, HealthIsAnsweredWhileAnOlderDatabaseIsBroughtForward) {
  constexpr std::uint16_t kPort = 18'478;
  const Certificate files;
  files.make("club.example");
  const TempFolder folder;
  const std::string database = (folder.path() / server::kDatabaseName).string();
  { server::SqliteStore store(folder.path()); }
  SQLite::Database other(database, SQLite::OPEN_READWRITE);
  other.exec("DROP TABLE analyses; DROP TABLE cuts; PRAGMA user_version = 6");
  other.exec("BEGIN IMMEDIATE");  // whoever wants to bring it forward waits
  std::vector<std::string> command = serve_command(files.flags(), kPort);
  command.insert(command.end(), {"--data", folder.path().string()});
  load::ChildProcess process(command, "is being brought");
  EXPECT_EQ(answer_over_tls(kPort).substr(9, 3), "200");
  EXPECT_EQ(answer_over_tls(kPort, "/readyz").substr(9, 3), "503");
  EXPECT_EQ(answer_over_tls(kPort, "/api/matches/M1/record").substr(9, 3), "503");
  TlsClient early(kPort);
  EXPECT_EQ(other.execAndGet("PRAGMA user_version").getInt(), 6);
  other.exec("COMMIT");
  ASSERT_TRUE(process.wait_for(" threads", 0));
  // A client that came while it started waits, and is asked to come again.
  boost::beast::websocket::stream<Stream&> socket(early.stream);
  boost::beast::websocket::response_type answer;
  boost::system::error_code error;
  socket.handshake(answer, "club.example", "/ws", error);
  EXPECT_EQ(answer.result_int(), 503U);
  TlsClient later(kPort);
  boost::beast::websocket::stream<Stream&> in(later.stream);
  in.handshake("club.example", "/ws");
  EXPECT_EQ(other.execAndGet("PRAGMA user_version").getInt(), server::kSchemaVersion);
}

TEST(Tls, WhoSpeaksPlainHttpIsToldSo) {
  const Certificate files;
  files.make("club.example");
  TestServer server(files.flags());
  const std::string answer =
      raw_exchange(server.port(), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(answer.substr(9, 3), "308");
  EXPECT_NE(answer.find("begin with https://"), std::string::npos);
}

TEST(Tls, AHandshakeThatNeverEndsIsEnded) {
  const Certificate files;
  files.make("club.example");
  auto flags = files.flags();
  flags.insert(flags.end(), {"--handshake-timeout", "1"});
  TestServer server(flags);
  EXPECT_EQ(raw_exchange(server.port(), "\x16\x03\x01"), "");
}

TEST(Tls, SighupBringsANewCertificateAndABadOneChangesNothing) {
  const Certificate files;
  files.make("old.example");
  TestServer server(files.flags());
  TlsClient before(server.port());
  EXPECT_NE(before.server_name().find("old.example"), std::string::npos);

  files.make("new.example");
  std::size_t seen = server.process().read_output().size();
  server.process().signal(SIGHUP);
  ASSERT_TRUE(server.process().wait_for("SIGHUP", seen));
  EXPECT_NE(TlsClient(server.port()).server_name().find("new.example"), std::string::npos);

  fs::remove(files.key());
  seen = server.process().read_output().size();
  server.process().signal(SIGHUP);
  ASSERT_TRUE(server.process().wait_for("The old certificate goes on", seen));
  EXPECT_NE(TlsClient(server.port()).server_name().find("new.example"), std::string::npos);
}

TEST(Tls, ACertificateThatDoesNotMatchItsKeyStopsTheStartWithASentence) {
  const Certificate files;
  files.make("one.example");
  fs::copy_file(files.cert(), files.cert() + ".other");
  files.make("two.example");
  try {
    TestServer server({"--tls-cert", files.cert() + ".other", "--tls-key", files.key()});
    FAIL() << "it started";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("is not the key of the certificate"),
              std::string::npos)
        << error.what();
  }
}

}  // namespace avinas

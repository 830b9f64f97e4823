// SPDX-License-Identifier: MIT
// Flags, variables and the settings file: the same names everywhere, and what is wrong is refused
// at the start with one sentence and status 2. And `avinas doctor`.
#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "server/net/bind.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace fs = std::filesystem;

void expect_refused(const std::string& arguments, const std::string& sentence,
                    const std::string& variables = {}) {
  const CommandResult result = run_avinas(arguments, variables);
  EXPECT_EQ(result.status, 2) << arguments;
  EXPECT_NE(result.output.find(sentence), std::string::npos) << result.output;
}

bool says(const CommandResult& result, const std::string& text) {
  return result.output.find(text) != std::string::npos;
}

TEST(Settings, AVariableThatIsNoneIsRefusedWithTheNearestThatIs) {
  expect_refused("serve", "There is no setting AVINAS_PROT; did you mean AVINAS_PORT?",
                 "AVINAS_PROT=8080");
  expect_refused("health", "AVINAS_TRUSTED_PROXIES; did you mean AVINAS_TRUSTED_PROXY?",
                 "AVINAS_TRUSTED_PROXIES=10.0.0.1");
}

TEST(Settings, AnImpossibleValueIsRefusedWithFlagAndVariable) {
  expect_refused("serve", "flag --port, variable AVINAS_PORT", "AVINAS_PORT=99999");
  expect_refused("serve --port 0x50", "\"0x50\" is not a number");
  expect_refused("serve --request-rate nan", "\"nan\" is not a number");
  expect_refused("serve --request-rate 1e3", "\"1e3\" is not a number");
  expect_refused("serve --connections-per-address -1", "is not a number");
  expect_refused("serve --host-name https://cards.example.org", "write it without https://");
  expect_refused("serve --host-name cards.example.org:8080", "without a port");
  expect_refused("serve --address localhost", "\"localhost\" is no IP address",
                 "AVINAS_HOST_NAME=cards.example.org");
}

TEST(Settings, AnUnknownCommandIsAnsweredWithThoseThereAre) {
  expect_refused("bogus", "There is no command \"bogus\"; there are serve, record,");
  expect_refused("admin member", "There is no command \"member\"; there are members,");
}

TEST(Settings, AFlagComesBeforeTheVariableOfTheSameNameInEveryCommand) {
  const TempFolder folder;
  const std::string other = "AVINAS_DATA=" + folder.path().string();
  for (const char* command : {"admin members", "admin mute Rasa", "admin forget Rasa",
                              "admin export Rasa", "backup -", "ratings", "record export"}) {
    const CommandResult result = run_avinas(command + std::string(" --data /nowhere"), other);
    EXPECT_NE(result.status, 0) << command;
    EXPECT_TRUE(says(result, "/nowhere")) << command << result.output;
  }
}

TEST(Settings, AFlagWithoutItsValueTakesNoOtherFlagForIt) {
  expect_refused("serve --data= --log-addresses",
                 "--data is empty; leave it out, or give it a value");
  expect_refused("serve --data --log-addresses", "--data has no value");
  expect_refused("serve --port", "--port has no value");
}

TEST(Settings, ANameThatBeginsWithADashIsGivenAfterTwoDashesAlsoBesideAVariable) {
  expect_refused("admin mute -- --help", "There is no database in /nowhere",
                 "AVINAS_DATA=/nowhere");
}

TEST(Settings, AnAnswerThatCannotBeWrittenIsAFailure) {
  const TempFolder folder;
  const std::string data = " --data " + folder.path().string();
  { TestServer server({"--data", folder.path().string()}); }
  for (const char* command : {"admin members", "admin members --json", "doctor"}) {
    const CommandResult result = run_avinas(command + data + " >/dev/full");
    EXPECT_EQ(result.status, 1) << command;
  }
}

/// The names below "Subcommands:" in the help.
std::vector<std::string> commands_of(const std::string& command) {
  std::istringstream help(run_avinas(command + " --help").output);
  std::vector<std::string> names;
  bool below = false;
  for (std::string line; std::getline(help, line);) {
    if (below && line.starts_with("  ")) names.push_back(line.substr(2, line.find(' ', 2) - 2));
    below = below || line == "Subcommands:";
  }
  return names;
}

TEST(Settings, EveryCommandStandsInTheManual) {
  std::ifstream file(fs::path(AVINAS_TEST_DATA) / "../../packaging/avinas.1");
  const std::string manual{std::istreambuf_iterator<char>(file), {}};
  for (const std::string of : {"", "admin", "record", "cluster"}) {
    const auto names = commands_of(of);
    EXPECT_FALSE(names.empty()) << of;
    for (const std::string& name : names) {
      EXPECT_NE(manual.find(' ' + name), std::string::npos) << of << ' ' << name;
    }
  }
}

TEST(Settings, AFileIsReadBelowVariablesAndFlags) {
  const TempFolder folder;
  const fs::path file = folder.path() / "avinas.conf";
  std::ofstream(file) << "# the club's\nport = 99999\nhost-name = [\"a.example\", \"b.example\"]\n";
  const std::string named = " --config " + file.string();
  expect_refused("serve" + named, "(in " + file.string() + ")");
  expect_refused("serve" + named, "\"zero\" is not a number", "AVINAS_PORT=zero");
  expect_refused("serve --port one" + named, "as in 8080 (flag --port", "AVINAS_PORT=zero");
  expect_refused("serve --port one" + named, "as in 8080 (flag --port");
  std::ofstream(file) << "prot = 8080\n";
  expect_refused("serve" + named, "there is no setting \"prot\"; did you mean \"port\"?");
  std::ofstream(file) << "[server]\nport = 8080\n";
  expect_refused("serve" + named, "take out the section [server]");
  expect_refused("serve --config /nowhere.conf", "The settings file /nowhere.conf cannot be read");
  expect_refused("serve --config " + folder.path().string(), "cannot be read; name another");
  std::ofstream(file) << "\xEF\xBB\xBF# the club's\nport = 0\nlog-format = json\nbot-pace = 1\n";
  TestServer server({"--config", file.string()});  // plays by it
  EXPECT_NE(server.port(), 0);
}

TEST(Settings, JsonLinesCarryTheConnectionAndTheTableAndTheOwnersLinkIsOneOfThem) {
  TestServer server({"--log-format", "json", "--log-level", "debug"});
  std::istringstream begun(server.process().output());
  bool link = false;
  for (std::string line; std::getline(begun, line);) {
    if (line.empty()) continue;
    const Json object = Json::parse(line, nullptr, false);
    ASSERT_TRUE(object.is_object()) << line;
    link |= object["message"].get<std::string>().find("#invitation=") != std::string::npos;
  }
  EXPECT_TRUE(link);
  WsClient player(server.port());
  player.ask({{"type", "hello"}, {"name", "Ona"}});
  const std::string code = player.ask({{"type", "open_table"}})["table"];
  player.ask({{"type", "join"}, {"table", code}});
  player.ask({{"type", "join"}, {"table", "QQQQ"}});
  ASSERT_TRUE(server.process().wait_for("Refused: no_such_table"));
  const std::string& output = server.process().read_output();
  EXPECT_NE(output.find("\"table\":\"" + code + '"'), std::string::npos) << output;
  const auto error = output.find("Refused: no_such_table");
  EXPECT_NE(output.find("\"connection\":", error), std::string::npos) << output;
}

::mode_t rights(const fs::path& file) {
  struct ::stat found {};
  EXPECT_EQ(::stat(file.c_str(), &found), 0) << file;
  return found.st_mode & 0777;
}

TEST(Settings, DataAndBackupsAreTheOwnersAlone) {
  const TempFolder folder;
  const fs::path data = folder.path() / "data", backup = folder.path() / "backup.db";
  {
    TestServer server({"--data", data.string()});
    EXPECT_EQ(rights(data), 0700u);
    for (const auto& entry : fs::directory_iterator(data)) {
      EXPECT_EQ(rights(entry.path()) & 0077, 0u) << entry.path();
    }
    const CommandResult copied =
        run_avinas("backup " + backup.string() + " --data " + data.string());
    EXPECT_EQ(copied.status, 0) << copied.output;
    EXPECT_EQ(rights(backup), 0600u);
  }
  fs::permissions(data / "avinas.db", fs::perms::others_read, fs::perm_options::add);
  TestServer again({"--data", data.string()});
  EXPECT_EQ(rights(data / "avinas.db"), 0600u);
}

TEST(Backup, PassesThroughStandardOutputAndInput) {
  const TempFolder folder;
  const std::string data = folder.path() / "data", other = folder.path() / "other";
  const std::string file = folder.path() / "backup.db";
  std::string members;
  {
    TestServer server({"--data", data});
    EXPECT_EQ(run_avinas("admin invite --uses 7 --data " + data).status, 0);
    members = run_avinas("admin invitations --data " + data).output;
    EXPECT_EQ(run_avinas("backup - --data " + data + " > " + file + " 2>/dev/null #").status, 0);
  }
  EXPECT_EQ(run_avinas("restore - --data " + other + " < " + file).status, 0);
  EXPECT_EQ(run_avinas("admin invitations --data " + other).output, members);
  for (const std::string& where : {data, other}) {
    for (const auto& entry : fs::directory_iterator(where)) {
      EXPECT_EQ(entry.path().string().find("passing"), std::string::npos) << entry.path();
    }
  }
  const CommandResult nothing = run_avinas("restore - --data " + other + "2 < /dev/null");
  EXPECT_EQ(nothing.status, 1);
  EXPECT_TRUE(says(nothing, "pass a backup")) << nothing.output;
}

TEST(Doctor, SaysWhatIsWrongAndThatNothingIs) {
  const TempFolder folder;
  const std::string data = folder.path().string();
  std::ofstream(folder.path() / "index.html") << "client";
  const std::string healthy = "doctor --port 0 --client " + data;
  const CommandResult fresh = run_avinas(healthy + " --data " + data);
  EXPECT_EQ(fresh.status, 0) << fresh.output;
  EXPECT_TRUE(says(fresh, "the first start makes it")) << fresh.output;
  EXPECT_FALSE(fs::exists(folder.path() / "avinas.db")) << "it looks and changes nothing";

  const CommandResult no_client = run_avinas("doctor --port 0 --client /nowhere");
  EXPECT_EQ(no_client.status, 1);
  EXPECT_TRUE(says(no_client, "There is no browser client in /nowhere")) << no_client.output;

  { TestServer made({"--data", data}); }
  EXPECT_TRUE(says(run_avinas(healthy + " --data " + data), "is whole, schema"));
  {
    TestServer running({"--data", data});
    EXPECT_TRUE(says(run_avinas(healthy + " --data " + data), "A server is running on this data"));
    const CommandResult ours =
        run_avinas("doctor --client " + data + " --port " + std::to_string(running.port()));
    EXPECT_EQ(ours.status, 0) << ours.output;
    EXPECT_TRUE(says(ours, "A server of Avinas answers on port")) << ours.output;
  }
  boost::asio::io_context context(1);
  const auto other = server::bind_to(context, "0.0.0.0", 0, "--port");
  const CommandResult taken = run_avinas("doctor --client " + data + " --port " +
                                         std::to_string(other.local_endpoint().port()));
  EXPECT_TRUE(says(taken, "is in use by another program")) << taken.output;
  std::ofstream(folder.path() / "avinas.db")
      << "rubbish that is no database at all, and long enough" << std::string(200, 'x');
  const CommandResult broken = run_avinas(healthy + " --data " + data);
  EXPECT_EQ(broken.status, 1);
  EXPECT_TRUE(says(broken, "is damaged")) << broken.output;
}

TEST(Doctor, KnowsEveryFlagOfAServerAndReadsThemAsAStartDoes) {
  const CommandResult flags = run_avinas("doctor --help");
  const std::string served = run_avinas("serve --help").output;
  std::size_t known = 0;
  for (std::size_t at = served.find(" --"); at != std::string::npos;
       at = served.find(" --", at + 1)) {
    const std::string flag = served.substr(at + 1, served.find_first_of(" ,=[\n", at + 1) - at - 1);
    EXPECT_TRUE(says(flags, flag)) << flag;
    ++known;
  }
  EXPECT_GT(known, 25u);
  const CommandResult wrong = run_avinas(
      "doctor --port 0 --trusted-proxy nowhere --metrics-from 1.2.3.4/99 --host-name "
      "cards.example.org");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_TRUE(says(wrong, "for --trusted-proxy")) << wrong.output;
  EXPECT_TRUE(says(wrong, "for --metrics-from")) << wrong.output;
}

TEST(Doctor, AndBackupsSayWhichRowsAreDamagedAndDoctorWhatAStartRefuses) {
  const TempFolder folder;
  const std::string data = folder.path().string();
  const fs::path file = folder.path() / "avinas.db";
  {
    TestServer server({"--data", data});
    WsClient(server.port()).ask({{"type", "hello"}, {"name", "Rasa"}});
  }
  const std::string doctor = "doctor --port 0 --data " + data;
  const std::string backup = "backup --data " + data + " " + data + "/copy.db";
  EXPECT_FALSE(says(run_avinas(doctor), "damaged"));
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("UPDATE players SET name = 'Raza'");
  EXPECT_TRUE(says(run_avinas(doctor), "WRONG  1 row of " + file.string() + " is damaged"));
  const CommandResult copied = run_avinas(backup);
  EXPECT_EQ(copied.status, 0);
  EXPECT_TRUE(says(copied, "1 row is damaged, in the data and in this copy")) << copied.output;

  fs::permissions(file, fs::perms::owner_write, fs::perm_options::remove);
  EXPECT_TRUE(says(run_avinas(doctor), "is write-protected"));
  fs::remove(file);
  std::ofstream(folder.path() / "avinas.mark") << "7";
  const CommandResult gone = run_avinas(doctor);
  EXPECT_EQ(gone.status, 1);
  EXPECT_TRUE(says(gone, "is missing or empty")) << gone.output;
}

TEST(Doctor, SaysThatAFolderCannotBeMadeBelowAFile) {
  const CommandResult file = run_avinas("doctor --port 0 --data /etc/passwd");
  EXPECT_TRUE(says(file, "/etc/passwd is not a folder")) << file.output;
  const CommandResult below = run_avinas("doctor --port 0 --data /etc/passwd/club");
  EXPECT_TRUE(says(below, "/etc/passwd is not a folder, so that /etc/passwd/club cannot be made"))
      << below.output;
}

TEST(Settings, ThatCannotHoldEndTheProgramWithStatus2) {
  const TempFolder folder;
  const std::string page = folder.path() / "index.html", here = folder.path();
  std::ofstream(page) << "client";
  const std::string serve = "serve --port 0 --client " + here + " ";
  for (const std::string& wrong : {serve + "--tls-cert " + page + " --tls-key " + page,
                                   serve + "--tls-cert /nowhere --tls-key /nowhere",
                                   serve + "--trusted-proxy nowhere",
                                   serve + "--metrics-from 1.2.3.4/99",
                                   serve + "--socket " + page,
                                   serve + "--socket /nowhere/at/all",
                                   serve + "--socket /" + std::string(200, 'x'),
                                   serve + "--address 192.0.2.1",
                                   serve + "--data " + page,
                                   serve + "--data " + page + "/below",
                                   serve + "--port 1",
                                   serve + "--node one",
                                   serve + "--unreplicated",
                                   serve + "--cluster nonsense=1",
                                   std::string("serve --port 0 --client /nowhere"),
                                   std::string("serve --port 99999"),
                                   std::string("backup " + here + "/copy"),
                                   std::string("backup " + here + "/copy --data /nowhere"),
                                   std::string("restore " + page),
                                   std::string("admin members"),
                                   std::string("admin members --data /nowhere"),
                                   std::string("record export --data /nowhere")}) {
    const CommandResult ended = run_avinas(wrong);
    EXPECT_EQ(ended.status, 2) << wrong << "\n" << ended.output;
  }
}

}  // namespace avinas

// SPDX-License-Identifier: MIT
// Reads settings from variables and the configuration file, and checks their values.
#include "server/cli/settings.hpp"

#include <unistd.h>

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string_view>

#include "server/base/wrong_setting.hpp"

namespace avinas::cli {
namespace {

constexpr std::string_view kPrefix = "AVINAS_", kTestPrefix = "AVINAS_TEST_";
constexpr const char* kConfigVariable = "AVINAS_CONFIG";

/// Every variable that a command reads, and the flag that says the same.
std::map<std::string, std::string> variables_of(const CLI::App& app) {
  std::map<std::string, std::string> result{{kConfigVariable, "--config"}};
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_envname().empty()) result[option->get_envname()] = option->get_name();
  }
  for (const CLI::App* command : app.get_subcommands({})) result.merge(variables_of(*command));
  return result;
}

/// How many letters two names differ by, roughly: those that do not stand at the same place.
std::size_t difference(std::string_view a, std::string_view b) {
  const std::size_t shared = std::min(a.size(), b.size());
  std::size_t front = 0, back = 0;
  while (front < shared && a[front] == b[front]) ++front;
  while (back < shared - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) ++back;
  return std::max(a.size(), b.size()) - front - back;
}

template <typename Names>
std::string nearest(std::string_view name, const Names& names) {
  std::string best;
  for (const auto& [known, flag] : names) {
    if (best.empty() || difference(name, known) < difference(name, best)) best = known;
  }
  return best;
}

/// The file that `--config` names in these arguments, or the variable, or nothing; for the doctor
/// the file of an installed service.
std::string config_file(int argc, char** argv) {
  constexpr std::string_view kFlag = "--config";
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--") break;
    if (argument == kFlag && i + 1 < argc) return argv[i + 1];
    if (argument.starts_with(std::string(kFlag) + "=")) {
      return std::string(argument.substr(kFlag.size() + 1));
    }
  }
  if (const char* named = std::getenv(kConfigVariable)) return named;
  // Beside an installed service, that one is meant.
  const bool asks_doctor = argc > 1 && std::string_view(argv[1]) == "doctor";
  return asks_doctor && ::access(kInstalledSettings, R_OK) == 0 ? kInstalledSettings : "";
}

[[noreturn]] void refuse(const std::string& sentence) {
  throw CLI::ConfigError(sentence, CLI::ExitCodes::ConfigError);
}

/// CLI11 would take the next flag for the value that is missing.
void refuse_without_value(const CLI::App& command, const std::vector<std::string>& flags,
                          std::size_t i, std::size_t given) {
  const std::string& flag = flags[i];
  if (!flag.starts_with("--")) return;
  if (flag.find('=') == flag.size() - 1) {
    refuse(flag.substr(0, flag.size() - 1) + " is empty; leave it out, or give it a value.");
  }
  const CLI::Option* option = command.get_option_no_throw(flag);
  if (!option || option->get_items_expected_min() == 0) return;
  if (i + 1 == given || flags[i + 1].starts_with("--")) refuse(flag + " has no value.");
}

}  // namespace

int failed(const std::runtime_error& why) {
  std::cerr << "avinas: " << why.what() << '\n';
  return dynamic_cast<const server::WrongSetting*>(&why) ? 2 : 1;
}

void need_written(const std::string& what) {
  if (std::cout << std::flush) return;
  throw std::runtime_error(what + " could not be written whole; look whether there is room.");
}

void add_config_option(CLI::App& command) {
  command
      .add_option_function<std::string>(
          "--config", [](const std::string&) {}, "File of settings, a line each: port = 8080")
      ->envname(kConfigVariable);
}

SettingsFile take_settings_file(const CLI::App& app, int argc, char** argv) {
  const std::string file = config_file(argc, argv);
  SettingsFile taken{file, {}};
  if (file.empty()) return taken;
  std::vector<CLI::ConfigItem> items;
  const auto unreadable = [&] {
    refuse("The settings file " + file + " cannot be read; name another with --config.");
  };
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) unreadable();
  std::ifstream lines(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(lines), {}};
  if (!lines.is_open() || lines.bad()) unreadable();
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // Windows' editors write one
  if (text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
  std::istringstream input(text);
  items = CLI::ConfigTOML().from_config(input);
  std::map<std::string, std::string> by_flag;
  for (const auto& [variable, flag] : variables_of(app)) by_flag[flag] = variable;
  for (const CLI::ConfigItem& item : items) {
    if (!item.parents.empty()) {
      refuse(file + ": settings stand by themselves; take out the section [" +
             item.parents.front() + "].");
    }
    const auto found = by_flag.find("--" + item.fullname());
    if (found == by_flag.end() || found->second == kConfigVariable) {
      refuse(file + ": there is no setting \"" + item.fullname() + "\"; did you mean \"" +
             nearest("--" + item.fullname(), by_flag).substr(2) + "\"?");
    }
    std::string value;
    for (const std::string& part : item.inputs) value += (value.empty() ? "" : ",") + part;
    if (std::getenv(found->second.c_str()) && !taken.variables.contains(found->second)) continue;
    taken.variables.insert(found->second);
    constexpr int kReplace = 1;
    ::setenv(found->second.c_str(), value.c_str(), kReplace);
  }
  return taken;
}

void refuse_unknown_variables(const CLI::App& app) {
  const auto known = variables_of(app);
  for (char** entry = environ; *entry; ++entry) {
    const std::string_view text = *entry;
    const std::string name(text.substr(0, text.find('=')));
    if (!name.starts_with(kPrefix) || name.starts_with(kTestPrefix) || known.contains(name)) {
      continue;
    }
    refuse("There is no setting " + name + "; did you mean " + nearest(name, known) +
           "? `avinas serve --help` lists them.");
  }
}

std::vector<std::string> with_variables(const CLI::App& app, int argc, char** argv,
                                        SettingsFile& file) {
  std::vector<std::string> flags(argv + 1, argv + argc);
  const auto names = std::find(flags.begin(), flags.end(), "--");  // from there on no flags
  const std::vector<std::string> rest(names, flags.end());
  flags.erase(names, flags.end());
  const auto is_given = [&, given = flags](const std::string& flag) {
    return std::any_of(given.begin(), given.end(), [&](const std::string& argument) {
      return argument == flag || argument.starts_with(flag + "=");
    });
  };
  const CLI::App* command = &app;
  for (std::size_t i = 0, given = flags.size(); i < given; ++i) {
    refuse_without_value(*command, flags, i, given);
    const CLI::App* below = nullptr;
    for (const CLI::App* each : command->get_subcommands({})) {
      if (each->get_name() == flags[i]) below = each;
    }
    if (!below) continue;
    command = below;
    for (const CLI::Option* option : command->get_options()) {
      const std::string& variable = option->get_envname();
      const char* value = variable.empty() ? nullptr : std::getenv(variable.c_str());
      if (!value || *value == '\0' || is_given(option->get_name())) continue;
      flags.push_back(option->get_name() + "=" + value);
    }
  }
  for (const auto& [variable, flag] : variables_of(app)) {
    if (is_given(flag)) file.variables.erase(variable);
    ::unsetenv(variable.c_str());
  }
  flags.insert(flags.end(), rest.begin(), rest.end());
  return flags;
}

std::string with_source(const CLI::App& app, const SettingsFile& file, std::string complaint) {
  constexpr std::string_view kUnread = "Could not convert: ";  // CLI11's, before "--flag = value"
  if (complaint.starts_with(kUnread)) {
    const std::string said = complaint.substr(kUnread.size());
    const std::size_t at = said.find(" = ");
    if (at != std::string::npos) {
      complaint = said.substr(0, at) + ": \"" + said.substr(at + 3) + "\" is no value for it";
    }
  }
  // CLI11 tells of each check that a value fails; the first says it.
  const std::size_t second = complaint.find(") AND (");
  const std::size_t first = complaint.find(": (");
  if (first != std::string::npos && second != std::string::npos && first < second) {
    complaint = complaint.substr(0, first) + ": " + complaint.substr(first + 3, second - first - 3);
  }
  for (const auto& [variable, flag] : variables_of(app)) {
    if (!complaint.starts_with(flag + ":") && !complaint.starts_with(flag + " ")) continue;
    if (file.variables.contains(variable)) return complaint + " (in " + file.name + ")";
    return complaint + " (flag " + flag + ", variable " + variable + ")";
  }
  return complaint;
}

const CLI::Validator kPlainNumber(
    [](const std::string& text) -> std::string {
      const bool plain = !text.empty() &&
                         text.find_first_not_of("0123456789.") == std::string::npos &&
                         std::count(text.begin(), text.end(), '.') <= 1;
      return plain ? "" : "\"" + text + "\" is not a number; write it in digits, as in 8080";
    },
    "NUMBER", "plain number");

const CLI::Validator kNodeName(
    [](const std::string& text) -> std::string {
      constexpr std::size_t kLongest = 40;
      const bool plain = !text.empty() && text.size() <= kLongest &&
                         text.find_first_not_of(
                             "abcdefghijklmnopqrstuvwxyz"
                             "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "0123456789-.") == std::string::npos;
      if (plain) return "";
      return "\"" + text +
             "\" is no server's name; take letters, digits, dots and dashes, 40 at most";
    },
    "NAME");

const CLI::Validator kHostName(
    [](const std::string& text) -> std::string {
      const bool plain = !text.empty() && text.find_first_not_of(
                                              "abcdefghijklmnopqrstuvwxyz"
                                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                              "0123456789-.[]:") == std::string::npos;
      const bool port_or_scheme =
          text.find(':') != std::string::npos && !(text.starts_with('[') && text.ends_with(']'));
      if (plain && !port_or_scheme) return "";
      return "\"" + text +
             "\" is not a host name; write it without https:// and without a port, as in "
             "cards.example.org";
    },
    "NAME", "host name");

const CLI::Validator kUrlPath(
    [](const std::string& text) -> std::string {
      const bool plain = text.starts_with('/') && text.find("//") == std::string::npos &&
                         text.find("..") == std::string::npos &&
                         text.find_first_not_of(
                             "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "0123456789-._~/") == std::string::npos;
      return plain ? "" : "\"" + text + "\" is not a path; write it as in /cards/";
    },
    "PATH", "path");

const CLI::Validator kIpAddress(
    [](const std::string& text) -> std::string {
      boost::system::error_code error;
      boost::asio::ip::make_address(text, error);
      if (!error) return "";
      return "\"" + text + "\" is no IP address; use one like 127.0.0.1, 0.0.0.0 or ::";
    },
    "ADDRESS", "IP address");

}  // namespace avinas::cli

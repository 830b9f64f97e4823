// SPDX-License-Identifier: MIT
// Reads settings from variables and the configuration file, and checks their values.
#include "server/cli/settings.hpp"

#include <unistd.h>

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cstdlib>
#include <iostream>
#include <map>
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

}  // namespace

int failed(const std::runtime_error& why) {
  std::cerr << "avinas: " << why.what() << '\n';
  return dynamic_cast<const server::WrongSetting*>(&why) ? 2 : 1;
}

void add_config_option(CLI::App& command) {
  command
      .add_option_function<std::string>(
          "--config", [](const std::string&) {}, "File of settings, a line each: port = 8080")
      ->envname(kConfigVariable);
}

void take_settings_file(const CLI::App& app, int argc, char** argv) {
  const std::string file = config_file(argc, argv);
  if (file.empty()) return;
  std::vector<CLI::ConfigItem> items;
  try {
    items = CLI::ConfigTOML().from_file(file);
  } catch (const CLI::FileError&) {
    refuse("The settings file " + file + " cannot be read; name another with --config.");
  }
  std::map<std::string, std::string> by_flag;
  for (const auto& [variable, flag] : variables_of(app)) by_flag[flag] = variable;
  for (const CLI::ConfigItem& item : items) {
    const auto found = by_flag.find("--" + item.fullname());
    if (found == by_flag.end() || found->second == kConfigVariable) {
      refuse(file + ": there is no setting \"" + item.fullname() + "\"; did you mean \"" +
             nearest("--" + item.fullname(), by_flag).substr(2) + "\"?");
    }
    std::string value;
    for (const std::string& part : item.inputs) value += (value.empty() ? "" : ",") + part;
    constexpr int kKeepIfSet = 0;
    ::setenv(found->second.c_str(), value.c_str(), kKeepIfSet);
  }
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

std::vector<std::string> with_variables(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const std::size_t given = arguments.size();
  const auto is_given = [&](const std::string& flag) {
    return std::any_of(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(given),
                       [&](const std::string& argument) {
                         return argument == flag || argument.starts_with(flag + "=");
                       });
  };
  const CLI::App* command = &app;
  for (std::size_t i = 0; i < given; ++i) {
    const CLI::App* below = nullptr;
    for (const CLI::App* each : command->get_subcommands({})) {
      if (each->get_name() == arguments[i]) below = each;
    }
    if (!below) continue;
    command = below;
    for (const CLI::Option* option : command->get_options()) {
      const std::string& variable = option->get_envname();
      const char* value = variable.empty() ? nullptr : std::getenv(variable.c_str());
      if (!value || *value == '\0' || is_given(option->get_name())) continue;
      arguments.push_back(option->get_name() + "=" + value);
    }
  }
  return arguments;
}

std::string with_variable(const CLI::App& app, const std::string& complaint) {
  for (const auto& [variable, flag] : variables_of(app)) {
    if (complaint.starts_with(flag + ":") || complaint.starts_with(flag + " ")) {
      return complaint + " (flag " + flag + ", variable " + variable + ")";
    }
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

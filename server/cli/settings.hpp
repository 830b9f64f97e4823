// SPDX-License-Identifier: MIT
// Settings that come from elsewhere than the command line: environment variables and a file.
#pragma once

#include <CLI/CLI.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace avinas::cli {

/// Says on standard error why a command ends, and gives its status: 2 for a setting that is to be
/// mended, 1 for all else.
int failed(const std::runtime_error& why);

/// Throws if standard output was not written whole; `what` begins the sentence.
void need_written(const std::string& what);

/// A package's service has its settings in this file and its data in this folder.
inline constexpr const char* kInstalledSettings = "/etc/avinas/avinas.conf";
inline constexpr const char* kInstalledData = "/var/lib/avinas";

/// Adds `--config FILE` to the command.
void add_config_option(CLI::App& command);

/// A settings file, and the variables that stand for its lines.
struct SettingsFile {
  std::string name;
  std::set<std::string> variables;
};

/// Reads the file named by `--config` or AVINAS_CONFIG, if one is: a line a setting, named as its
/// flag without the dashes, as in `port = 8080`. A variable of the environment comes before the
/// file, a flag before both. Throws CLI::ParseError with a sentence that names file and setting.
SettingsFile take_settings_file(const CLI::App& app, int argc, char** argv);

/// Throws CLI::ParseError if a variable AVINAS_… stands for nothing that `app` knows; those that
/// begin with AVINAS_TEST_ belong to the tests.
void refuse_unknown_variables(const CLI::App& app);

/// The arguments with those of the variables that the command in them reads and no flag of theirs
/// says, as flags: so that a variable is checked as its flag is. CLI11 from 2.4 on passes over a
/// variable that is wrong, and over a list in one. The variables are gone from the environment
/// then: CLI11 would put them before a flag where commands beside each other share a setting.
/// Throws CLI::ParseError for a flag that has no value.
/// Of the file's lines, those that a flag overrules are taken out of `file`.
std::vector<std::string> with_variables(const CLI::App& app, int argc, char** argv,
                                        SettingsFile& file);

/// The complaint with what may have caused it: "… (flag --port, variable AVINAS_PORT)", or the line
/// of the file.
std::string with_source(const CLI::App& app, const SettingsFile& file, std::string complaint);

/// Whole numbers and decimals as people write them: no 0x50, nan, 1e3.
extern const CLI::Validator kPlainNumber;
/// A host's name without scheme and port: cards.example.org.
extern const CLI::Validator kHostName;
/// Letters, digits, dots and dashes, 40 at most.
extern const CLI::Validator kNodeName;
/// A path of a URL in plain letters: /cards/.
extern const CLI::Validator kUrlPath;
/// An IPv4 or IPv6 address.
extern const CLI::Validator kIpAddress;

}  // namespace avinas::cli

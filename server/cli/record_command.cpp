// SPDX-License-Identifier: MIT
// Runs `avinas record verify`, `adjudicate` and `analyse`.
#include "server/cli/record_command.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>
#include <variant>

#include "engine/record/checking.hpp"
#include "players/analysis/match_analysis.hpp"

namespace avinas::cli {
namespace {

using record::Finding;
using record::Status;

/// Reads no further than just past the largest record, so that a huge file costs little.
std::string read_all(std::istream& in) {
  std::string text;
  char block[1 << 16];
  while (text.size() <= record::kMaxRecordBytes) {
    in.read(block, sizeof block);
    text.append(block, static_cast<std::size_t>(in.gcount()));
    if (!in) break;
  }
  return text;
}

std::variant<std::string, Finding> read_file(const std::string& name) {
  if (name == "-") return read_all(std::cin);
  errno = 0;
  std::ifstream file(name, std::ios::binary);
  const auto unreadable = [] {
    const std::string why = errno != 0 ? std::strerror(errno) : "it is no regular file";
    return Finding{Status::NotARecord, "The file cannot be read: " + why + "."};
  };
  if (!file || file.peek() == std::ifstream::traits_type::eof()) {
    if (file.eof() && errno == 0) return std::string();
    return unreadable();
  }
  return read_all(file);
}

struct Line {
  std::string name;
  Finding finding;
  std::string output;
};

template <typename Check>
Line check_file(const std::string& name, Check check) {
  auto text = read_file(name);
  if (auto* finding = std::get_if<Finding>(&text)) return {name, *finding, {}};
  const auto& record = std::get<std::string>(text);
  const std::size_t end = record.find('\n');
  const bool is_whole = end != std::string::npos && end > 1 && record[end - 1] == '}';
  if (is_whole && record.find('{', end) != std::string::npos) {
    return {name,
            {Status::NotARecord,
             "It holds several records, one a line; part them first: split -l 1 FILE."},
            {}};
  }
  return check(name, record);
}

/// Files read, checked and printed together: bounds the memory, keeps every core busy.
constexpr std::size_t kBatch = 256;

/// Checks the files on all cores, prints them in the order given.
template <typename Check, typename Print>
int check_all(const std::vector<std::string>& files, Check check, Print print) {
  const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
  int status = 0;
  for (std::size_t start = 0; start < files.size(); start += kBatch) {
    const std::size_t count = std::min(kBatch, files.size() - start);
    std::vector<Line> lines(count);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      for (std::size_t i = next++; i < count; i = next++) {
        lines[i] = check_file(files[start + i], check);
      }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(cores, count); ++i) helpers.emplace_back(work);
    work();
    helpers.clear();  // joins
    for (const Line& line : lines) {
      print(line);
      status = std::max(status, static_cast<int>(line.finding.status));
    }
  }
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "Standard output cannot be written.\n";
    return 2;
  }
  return status;
}

void print_or_complain(const Line& line) {
  if (line.finding.status == Status::Ok) {
    std::cout << line.output << '\n';
  } else {
    std::cerr << line.name << ": " << line.finding.text << '\n';
  }
}

}  // namespace

int verify_records(const std::vector<std::string>& files) {
  const auto check = [](const std::string& name, const std::string& text) {
    return Line{name, record::verify(text), {}};
  };
  return check_all(files, check, [](const Line& line) {
    std::cout << line.name << ": " << line.finding.text << '\n';
  });
}

int analyse_records(const std::vector<std::string>& files, bool imagined) {
  analysis::Imagination imagination;
  if (imagined) imagination.strength = bots::strength_of(BotLevel::Club);
  const auto check = [&](const std::string& name, const std::string& text) {
    auto found = analysis::analyse_record(text, imagination);
    return Line{name, found.finding, std::move(found.json)};
  };
  return check_all(files, check, print_or_complain);
}

int adjudicate_records(const std::vector<std::string>& files) {
  const auto check = [](const std::string& name, const std::string& text) {
    auto adjudication = record::adjudicate(text);
    return Line{name, adjudication.finding, std::move(adjudication.record_line)};
  };
  return check_all(files, check, print_or_complain);
}

}  // namespace avinas::cli

// SPDX-License-Identifier: MIT
// Reads the process's figures from /proc.
#include "server/app/process_metrics.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <sstream>
#include <string_view>

namespace avinas::server {
namespace {

void write(std::ostringstream& out, std::string_view name, std::string_view help,
           std::string_view type, double value) {
  out << "# HELP " << name << ' ' << help << "\n# TYPE " << name << ' ' << type << '\n'
      << name << ' ' << value << '\n';
}

double in_seconds(const ::timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double resident_bytes() {
  std::ifstream in("/proc/self/statm");
  long all = 0, resident = 0;
  in >> all >> resident;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files("/proc/self/fd", error);
  return error ? 0 : static_cast<double>(std::distance(begin(files), end(files)));
}

/// In Unix seconds: when the machine started, and how long after that the process did.
double started_at() {
  double booted = 0;
  std::ifstream machine("/proc/stat");
  for (std::string word; machine >> word;) {
    if (word == "btime") {
      machine >> booted;
      break;
    }
  }
  std::ifstream process("/proc/self/stat");
  std::string text(std::istreambuf_iterator<char>(process), {});
  constexpr int kFieldsToStart = 19;  // behind the name in brackets
  std::istringstream rest(text.substr(text.rfind(')') + 1));
  std::string field;
  for (int i = 0; i <= kFieldsToStart; ++i) rest >> field;
  return booted + std::strtod(field.c_str(), nullptr) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace

std::string process_metrics() {
  ::rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  ::rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  std::ostringstream out;
  out << std::fixed << std::setprecision(2);
  write(out, "process_cpu_seconds_total", "Processor time used.", "counter",
        in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime));
  write(out, "process_resident_memory_bytes", "Memory in use.", "gauge", resident_bytes());
  write(out, "process_open_fds", "Files and sockets open.", "gauge", open_files());
  write(out, "process_max_fds", "Files and sockets that may be open.", "gauge",
        static_cast<double>(files.rlim_cur));
  write(out, "process_start_time_seconds", "Start of the process in Unix seconds.", "gauge",
        started_at());
  return out.str();
}

}  // namespace avinas::server

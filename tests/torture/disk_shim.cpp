// SPDX-License-Identifier: MIT
// Loaded into the server with LD_PRELOAD (disk.hpp). Keeps, beside each file of the database, what
// every write replaced that was not synced yet, so that a power cut can be played after a kill; and
// lets reads of the database fail while a file `reading-fails` lies beside it.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <string>
#include <vector>

namespace {

template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

using Write = ssize_t (*)(int, const void*, size_t, off64_t);
using Read = ssize_t (*)(int, void*, size_t, off64_t);
using Sync = int (*)(int);

ssize_t real_pwrite(int file, const void* from, size_t size, off64_t at) {
  static const auto real = next<Write>("pwrite64");
  return real(file, from, size, at);
}

ssize_t real_pread(int file, void* to, size_t size, off64_t at) {
  static const auto real = next<Read>("pread64");
  return real(file, to, size, at);
}

/// The file's name if it is one of the database; else empty.
std::string database_file(int file) {
  std::array<char, 512> name{};
  const std::string link = "/proc/self/fd/" + std::to_string(file);
  const ssize_t length = ::readlink(link.c_str(), name.data(), name.size() - 1);
  const std::string path(name.data(), length > 0 ? static_cast<size_t>(length) : 0);
  const bool ours = path.ends_with("/avinas.db") || path.ends_with("/avinas.db-wal");
  return ours ? path : std::string();
}

std::mutex mutex;

void note(const std::string& path, int file, size_t size, off64_t at) {
  struct ::stat status {};
  ::fstat(file, &status);
  std::vector<char> before(size, 0);
  const ssize_t there = real_pread(file, before.data(), size, at);
  (void)there;  // beyond the end there are zeros
  const std::array<std::int64_t, 3> head{at, static_cast<std::int64_t>(size), status.st_size};
  const std::string undo = path + ".unsynced";
  const int to = ::open(undo.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0644);
  std::vector<char> record(sizeof head + size);
  std::memcpy(record.data(), head.data(), sizeof head);
  std::memcpy(record.data() + sizeof head, before.data(), size);
  const ssize_t written = ::write(to, record.data(), record.size());
  (void)written;
  ::close(to);
}

int synced(int file, const char* how) {
  const int result = next<Sync>(how)(file);
  const std::string path = database_file(file);
  if (result == 0 && !path.empty()) {
    const std::scoped_lock lock(mutex);
    ::unlink((path + ".unsynced").c_str());
  }
  return result;
}

ssize_t noted_pwrite(int file, const void* from, size_t size, off64_t at) {
  const std::string path = database_file(file);
  if (!path.empty()) {
    const std::scoped_lock lock(mutex);
    note(path, file, size, at);
    return real_pwrite(file, from, size, at);
  }
  return real_pwrite(file, from, size, at);
}

/// One read in so many fails.
constexpr std::uint64_t kOneReadIn = 10;

ssize_t failing_pread(int file, void* to, size_t size, off64_t at) {
  static std::atomic<std::uint64_t> reads = 0;
  const std::string path = database_file(file);
  const std::string order = path.substr(0, path.find_last_of('/') + 1) + "reading-fails";
  if (!path.empty() && ::access(order.c_str(), F_OK) == 0 && ++reads % kOneReadIn == 0) {
    errno = EIO;
    return -1;
  }
  return real_pread(file, to, size, at);
}

}  // namespace

extern "C" {
ssize_t pread(int file, void* to, size_t size, off_t at) {
  return failing_pread(file, to, size, at);
}
ssize_t pread64(int file, void* to, size_t size, off64_t at) {
  return failing_pread(file, to, size, at);
}
ssize_t pwrite(int file, const void* from, size_t size, off_t at) {
  return noted_pwrite(file, from, size, at);
}
ssize_t pwrite64(int file, const void* from, size_t size, off64_t at) {
  return noted_pwrite(file, from, size, at);
}
int fsync(int file) { return synced(file, "fsync"); }
int fdatasync(int file) { return synced(file, "fdatasync"); }
}

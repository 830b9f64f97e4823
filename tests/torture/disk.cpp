// SPDX-License-Identifier: MIT
// Injects bad reads and power cuts.
#include "tests/torture/disk.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

namespace avinas::torture {
namespace {

namespace fs = std::filesystem;

struct Unsynced {
  std::int64_t at = 0, file_size = 0;
  std::string before;
};

std::vector<Unsynced> read_unsynced(const fs::path& file) {
  std::vector<Unsynced> writes;
  std::ifstream in(file, std::ios::binary);
  std::array<std::int64_t, 3> head{};
  while (in.read(reinterpret_cast<char*>(head.data()), sizeof head)) {
    Unsynced write{head[0], head[2], std::string(static_cast<std::size_t>(head[1]), '\0')};
    // The kill may have come between the note and the write: a note that is cut short is none.
    if (!in.read(write.before.data(), head[1])) break;
    writes.push_back(std::move(write));
  }
  return writes;
}

void take_back(const fs::path& file, const Unsynced& write, std::size_t from) {
  std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
  out.seekp(write.at + static_cast<std::int64_t>(from));
  out.write(write.before.data() + from, static_cast<std::streamsize>(write.before.size() - from));
}

}  // namespace

void load_shim() {
  const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
  ::setenv("LD_PRELOAD", (here / "../lib/libavinas_disk_shim.so").c_str(), 1);
}

void let_reads_fail(const fs::path& folder, bool fail) {
  if (fail) {
    const std::ofstream order(folder / "reading-fails");
  } else {
    fs::remove(folder / "reading-fails");
  }
}

int cut_power(const fs::path& folder, std::mt19937_64& rng) {
  int taken_back = 0;
  for (const char* name : {"avinas.db", "avinas.db-wal"}) {
    const fs::path file = folder / name;
    const fs::path undo = file.string() + ".unsynced";
    const auto writes = read_unsynced(undo);
    for (auto write = writes.rbegin(); write != writes.rend(); ++write) {
      const auto chance = rng() % 4;
      if (chance == 0 || !fs::exists(file)) continue;  // it came to the disk
      take_back(file, *write, chance == 1 ? write->before.size() / 2 : 0);
      ++taken_back;
    }
    fs::remove(undo);
  }
  return taken_back;
}

}  // namespace avinas::torture

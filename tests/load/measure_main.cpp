// SPDX-License-Identifier: MIT
// avinas_measure NAME [flags]: plays against real servers and measures them.
#include <array>
#include <cstdio>
#include <string_view>

#include "tests/load/measure.hpp"

namespace {

struct Measurement {
  std::string_view name;
  int (*run)(int argc, char** argv);
};
constexpr std::array kMeasurements{
    Measurement{"load", measure_load},
    Measurement{"fanout", measure_fanout},
    Measurement{"siege", measure_siege},
    Measurement{"footprint", measure_footprint},
    Measurement{"beside-bots", measure_beside_bots},
    Measurement{"cluster", measure_cluster},
    Measurement{"endure", measure_endure},
};

}  // namespace

int main(int argc, char** argv) {
  const std::string_view asked = argc > 1 ? argv[1] : "";
  for (const Measurement& measurement : kMeasurements) {
    if (measurement.name == asked) return measurement.run(argc - 1, argv + 1);
  }
  std::fputs("avinas_measure NAME [flags], of these; each has its own --help:\n", stderr);
  for (const Measurement& measurement : kMeasurements) {
    std::fprintf(stderr, "  %.*s\n", static_cast<int>(measurement.name.size()),
                 measurement.name.data());
  }
  return 2;
}

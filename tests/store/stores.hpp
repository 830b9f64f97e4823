// SPDX-License-Identifier: MIT
// A store of each kind, which can be closed and opened again.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "server/store/store.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas::testing {

class Kept {
 public:
  enum class Kind : std::uint8_t { Sqlite, Postgres, Memory };

  explicit Kept(Kind kind);
  server::Store& store() { return *store_; }
  /// Closes it, and opens anew what it left. What does not outlive the process stays as it is.
  void reopen();

 private:
  void open();

  Kind kind_;
  TempFolder folder_;
  std::string database_;
  std::unique_ptr<server::Store> store_;
};

inline constexpr std::array kEveryKind{Kept::Kind::Sqlite, Kept::Kind::Postgres,
                                       Kept::Kind::Memory};
inline constexpr std::array kDurableKinds{Kept::Kind::Sqlite, Kept::Kind::Postgres};
std::string name_of(Kept::Kind kind);

}  // namespace avinas::testing

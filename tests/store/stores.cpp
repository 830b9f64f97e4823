// SPDX-License-Identifier: MIT
// Makes a store of each kind for tests.
#include "tests/store/stores.hpp"

#include "server/store/memory_store.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/sqlite/sqlite_store.hpp"

namespace avinas::testing {

Kept::Kept(Kind kind) : kind_(kind) {
  if (kind == Kind::Postgres) database_ = PostgresEngine::shared().make_database();
  open();
}

void Kept::open() {
  switch (kind_) {
    case Kind::Sqlite:
      store_ = std::make_unique<server::SqliteStore>(folder_.path());
      break;
    case Kind::Postgres:
      store_ = std::make_unique<server::PostgresStore>(server::PostgresSettings{database_, true});
      store_->open();
      break;
    case Kind::Memory:
      store_ = std::make_unique<server::MemoryStore>();
      break;
  }
  // As a start does.
  store_->load_players([](const server::PlayerRow&) {});
  store_->load_tables([](const server::StoredTable&) {});
}

void Kept::reopen() {
  if (kind_ == Kind::Memory) return;
  store_->close();
  store_.reset();
  open();
}

std::string name_of(Kept::Kind kind) {
  switch (kind) {
    case Kept::Kind::Sqlite:
      return "Sqlite";
    case Kept::Kind::Postgres:
      return "Postgres";
    case Kept::Kind::Memory:
      return "Memory";
  }
  return {};
}

}  // namespace avinas::testing

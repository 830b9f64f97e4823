// SPDX-License-Identifier: MIT
// Runs the inspection on a thread of its own, slowly.
#include "server/store/sqlite/inspector.hpp"

#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include "server/store/sqlite/inspection.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::server {
namespace {}  // namespace

Inspector::Inspector(std::filesystem::path file, std::function<void()> sums_damaged)
    : file_(std::move(file)), sums_damaged_(std::move(sums_damaged)), thread_([this] { run(); }) {}

Inspector::~Inspector() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  if (database_) sqlite3_interrupt(database_->getHandle());
}

void Inspector::run() {
  try {
    SQLite::Database database = open_to_read(file_, kBusyMs);
    {
      const std::scoped_lock lock(mutex_);
      if (stopped_) return;
      database_ = &database;
    }
    try {
      if (look_through(database).sums_damaged) sums_damaged_();
    } catch (const SQLite::Exception& error) {
      if (error.getErrorCode() != SQLITE_INTERRUPT) throw;
    }
    const std::scoped_lock lock(mutex_);
    database_ = nullptr;
  } catch (const SQLite::Exception& error) {
    spdlog::error("The archive cannot be looked through: {}. The tables are not touched by it",
                  error.what());
    const std::scoped_lock lock(mutex_);
    database_ = nullptr;
  }
}

}  // namespace avinas::server

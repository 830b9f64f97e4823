// SPDX-License-Identifier: MIT
// The keeper of the data: this process, and no other beside it, from `open` to `close`.
#pragma once

#include <functional>
#include <string>

namespace avinas::server {

class Keeping {
 public:
  virtual ~Keeping() = default;

  /// Before all else: takes the data, and brings what an older program wrote to what this one
  /// knows, which may take minutes; or waits for its turn. Once is enough. Throws UnusableData.
  virtual void open() {}

  /// Called by `open`, some times a second, while another process keeps the data and this one waits
  /// for its turn; what it throws ends the wait. `where` is how that process says it is reached,
  /// or empty. Set before `open`.
  virtual void on_wait(std::function<void(const std::string& where)>) {}

  /// Called, from any thread, once, if another process has taken the data over: nothing that was
  /// appended and not confirmed will ever be, and nothing more may be shown. Set before `open`.
  virtual void on_lost(std::function<void(std::string why)>) {}

  /// Another number, and a greater one, with each process that takes the data from another; 0 where
  /// that cannot be.
  virtual std::int64_t epoch() const { return 0; }

  /// After recovery: looks through what the start did not read, beside everything else, and names
  /// in the log what is damaged. If it is a sum, all sums are dropped, and `sums_dropped` is
  /// called.
  virtual void inspect(std::function<void()>) {}

  /// Makes everything appended durable, lets go of the data and returns; no append may follow.
  virtual void close() = 0;
};

}  // namespace avinas::server

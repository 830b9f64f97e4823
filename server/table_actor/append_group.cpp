// SPDX-License-Identifier: MIT
// Groups the appends of one thread's tables.
#include "server/table_actor/append_group.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>

namespace avinas::server {

namespace asio = boost::asio;

namespace {

/// A group's next turn. If the loop ends before it comes, what waits is let go: the tables that
/// wait own the group, and the group what they wait for.
class NextTurn {
 public:
  explicit NextTurn(std::shared_ptr<AppendGroup> group) : group_(std::move(group)) {}
  NextTurn(NextTurn&&) = default;
  NextTurn(const NextTurn&) = delete;
  NextTurn& operator=(const NextTurn&) = delete;
  NextTurn& operator=(NextTurn&&) = delete;
  ~NextTurn() {
    if (group_) group_->let_go();
  }

  std::shared_ptr<AppendGroup> comes() { return std::move(group_); }

 private:
  std::shared_ptr<AppendGroup> group_;
};

}  // namespace

AppendGroup::AppendGroup(asio::io_context& home, Journal& journal, Clock clock)
    : home_(home), journal_(journal), clock_(std::move(clock)) {}

void AppendGroup::append(Write write, std::function<void()> done) {
  if (journal_.is_immediate()) return journal_.append(std::move(write), std::move(done));
  writes_.push_back(std::move(write));
  answers_.push_back(std::move(done));
  if (writes_.size() > 1) return;
  since_ = clock_();
  look_again();
}

/// Posts itself behind everything that the thread has to do by now. Nothing was appended during a
/// full turn of the loop: the group is flushed.
void AppendGroup::look_again() {
  seen_ = writes_.size();
  asio::post(home_, [turn = NextTurn(shared_from_this())]() mutable {
    const auto self = turn.comes();
    if (self->writes_.size() > self->seen_ && self->clock_() - self->since_ < kAtMost) {
      self->look_again();
    } else {
      self->hand_over();
    }
  });
}

void AppendGroup::hand_over() {
  if (writes_.empty()) return;
  const std::size_t usual = writes_.size();
  const auto answers = std::make_shared<const Answers>(std::exchange(answers_, {}));
  journal_.append_all(std::exchange(writes_, {}), [&home = home_, answers] {
    asio::post(home, [answers] {
      for (const auto& answer : *answers) {
        try {
          answer();
        } catch (const std::exception& bug) {  // it is that table's, and not its neighbours'
          spdlog::error(
              "The work after a write failed by a fault of the program: {}. Please report this "
              "line.",
              bug.what());
        }
      }
    });
  });
  writes_.reserve(usual);
  answers_.reserve(usual);
}

void AppendGroup::let_go() {
  writes_.clear();
  const Answers gone = std::exchange(answers_, {});
}

std::shared_ptr<AppendGroup> AppendGroups::of(asio::io_context& home, Journal& journal) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(groups_, [](const auto& entry) { return entry.second.expired(); });
  auto& known = groups_[{&home, &journal}];
  auto group = known.lock();
  if (!group) {
    group = std::make_shared<AppendGroup>(home, journal, [] { return steady_time(); });
    known = group;
  }
  return group;
}

}  // namespace avinas::server

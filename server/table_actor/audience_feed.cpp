// SPDX-License-Identifier: MIT
// Sends broadcasts to spectators in portions. A broadcast is handed over once a thread, not once a
// spectator, and after the seats' messages.
#include "server/table_actor/audience_feed.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

namespace avinas::server {

namespace asio = boost::asio;

void AudienceFeed::send(std::shared_ptr<const Listeners> listeners,
                        std::shared_ptr<const Broadcast> message) {
  asio::dispatch(home_, [self = shared_from_this(), listeners = std::move(listeners),
                         message = std::move(message)]() mutable {
    self->jobs_.push_back({std::move(listeners), std::move(message)});
    if (!self->goes_on_ || self->jobs_.size() > kWaitingBroadcasts) self->go_on();
  });
}

void AudienceFeed::go_on() {
  for (std::size_t served = 0, looked_at = 0; !jobs_.empty(); ++looked_at) {
    const bool enough = served >= kSpectatorsAtOnce || looked_at >= kLookedAtAtOnce;
    if (enough && jobs_.size() <= kWaitingBroadcasts) break;
    Job& job = jobs_.front();
    if (job.next == job.listeners->size()) {
      jobs_.pop_front();
      continue;
    }
    const auto& [id, recipient] = (*job.listeners)[job.next++];
    const auto& except = job.message->except;
    if (std::find(except.begin(), except.end(), id) != except.end()) continue;
    served += recipient->deliver_here({job.message->bytes, job.message->kind});
  }
  if (jobs_.empty() || goes_on_) return;
  goes_on_ = true;
  asio::post(home_, [self = shared_from_this()] {
    self->goes_on_ = false;
    self->go_on();
  });
}

}  // namespace avinas::server

// SPDX-License-Identifier: MIT
// Notes the server of the club and of each share.
#include "server/cluster/directory.hpp"

#include <algorithm>
#include <utility>

namespace avinas::server {

Directory::ShareHome Directory::of(int share) const {
  const std::scoped_lock lock(mutex_);
  return places_[static_cast<std::size_t>(share)];
}

int Directory::shares_here() const {
  const std::scoped_lock lock(mutex_);
  return static_cast<int>(std::count_if(places_.begin() + 1, places_.end(),
                                        [](const ShareHome& place) { return place.here; }));
}

void Directory::set(int share, const ShareHome& place) {
  const auto at = static_cast<std::size_t>(share);
  const std::scoped_lock lock(mutex_);
  if (places_[at] == place) return;
  places_[at] = place;
  for (const auto& depending : std::exchange(links_[at], {})) {
    if (const auto link = depending.lock()) link->cut();
  }
}

void Directory::depend(int share, const std::weak_ptr<Link>& link) {
  const std::scoped_lock lock(mutex_);
  auto& links = links_[static_cast<std::size_t>(share)];
  if (links.size() == links.capacity()) {
    std::erase_if(links, [](const auto& each) { return each.expired(); });
  }
  links.push_back(link);
}

}  // namespace avinas::server

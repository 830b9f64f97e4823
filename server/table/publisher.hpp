// SPDX-License-Identifier: MIT
// Sends views to the people at a table: a full view on coming, then what changed, encoded once for
// each distinct observer.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/table_view.hpp"
#include "server/table/clocks.hpp"
#include "server/table/effects.hpp"
#include "server/table/scene.hpp"

namespace avinas::server {

class Publisher {
 public:
  /// If anything that is shown may have changed: tells everybody, the one who asked as an answer,
  /// and returns true. `game_moved`: events happened; `more_than_a_move`: not only actions of the
  /// game.
  bool publish(const Scene& scene, const Clocks& clocks, const Asking& asking, bool game_moved,
               bool more_than_a_move, Presence& presence, Effects& effects);
  /// A full view for one connection; the answer to `request` unless that is empty.
  void send_full_view(const Scene& scene, const Clocks& clocks, ConnectionId connection,
                      const std::string& request, Effects& effects);
  /// A spectator who comes now would be sent what was published last.
  bool audience_is_current(const Scene& scene) const;

  std::uint64_t version() const { return version_; }

 private:
  /// The inputs of `TableInfo` besides the journal.
  struct Surroundings {
    std::uint64_t presence = 0, seat_requests = 0;
    bool storage_stalled = false;
    bool operator==(const Surroundings&) const = default;
  };
  static Surroundings surroundings(const Scene& scene);

  using Common = std::shared_ptr<const protocol::CommonView>;
  /// The views of all observers.
  Common common(const Scene& scene) const;
  protocol::TableView project(const Scene& scene, const Clocks& clocks, std::size_t observer,
                              Common common) const;
  /// `changes` since it was last told; nothing: it never was.
  void tell_seat(const Scene& scene, const Clocks& clocks, std::size_t seat, const Asking& asking,
                 std::optional<std::string_view> changes, Presence& presence, Effects& effects);
  void tell_audience(const Scene& scene, const Clocks& clocks, const Asking& asking,
                     std::string_view changes, Presence& presence, Effects& effects);
  std::string full_view(const Scene& scene, const Clocks& clocks, std::size_t observer);

  std::uint64_t version_ = 0;
  /// The view that all connections of each observer were sent last; nothing if there are none,
  /// since an idle table has no use for a kilobyte each.
  std::array<std::unique_ptr<protocol::TableView>, kObservers> sent_;
  std::shared_ptr<const protocol::TableInfo> info_;
  std::optional<Surroundings> info_as_of_;
  /// The spectators' full view as of a version, encoded once for all who come to it.
  struct AudienceView {
    std::uint64_t version;
    std::string text;
  };
  std::unique_ptr<const AudienceView> audience_view_;
};

}  // namespace avinas::server

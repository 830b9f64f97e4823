// SPDX-License-Identifier: MIT
// A session's requests to the club's evenings.
#pragma once

#include "server/session/services.hpp"

namespace avinas::server {

class EveningRequests {
 public:
  /// `context` outlives this.
  explicit EveningRequests(SessionContext& context) : context_(context) {}

  void on(const std::string& id, const protocol::OpenEvening& open);
  void on(const std::string& id, const protocol::AskEvenings& ask);
  void on(const std::string& id, const protocol::LookAtEvening& look);
  void on(const std::string& id, const protocol::EveningStep& step);
  /// The connection is gone.
  void ended();

 private:
  EveningAsker asker() const;
  Evenings::Answer answer(const std::string& id);
  Evenings::Looker looker();
  SessionContext& context_;
  PlaceInLine opening_;
};

/// A message that is for an evening.
template <typename Message>
concept ForEvening = requires(EveningRequests& evenings, const std::string& id,
                              const Message& message) {
  evenings.on(id, message);
};

}  // namespace avinas::server

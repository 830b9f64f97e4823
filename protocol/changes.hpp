// SPDX-License-Identifier: MIT
// The changes in the views of one version of a table, as JSON, for one observer after another.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "protocol/json_writer.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Most of what changes is the same for all four seats: where they share what is common, that is
/// compared and written once, and where another observer's value equals one's own the text is taken
/// again. Byte for byte what each would get alone.
class ChangesEncoder {
 public:
  ChangesEncoder() { texts_.reserve(kUsual); }
  /// The members in which `after` differs from `before`, as one object, until the next call. Both
  /// outlive this, and what they share.
  std::string_view encode(const TableView& before, const TableView& after);

 private:
  /// A member's text in `texts_`, name included, and the view whose value it is.
  struct Written {
    const TableView* of = nullptr;
    std::size_t at = 0, size = 0;
  };
  std::string_view text_of(const Written& written) const {
    return std::string_view(texts_).substr(written.at, written.size);
  }
  template <typename G>
  void write_game(G game, const TableView& before, const TableView& after);
  void write_info(const TableInfo& before, const TableInfo& after);

  static constexpr std::size_t kMembers = 32;  ///< as many as an observer's view has, or more
  static constexpr std::size_t kUsual = 1000;  ///< bytes of texts: of a move they are fewer
  std::array<Written, kMembers> members_{};
  JsonWriter json_;
  std::string texts_;
  const CommonView* common_before_ = nullptr;
  const CommonView* common_after_ = nullptr;
  const TableInfo* info_before_ = nullptr;
  const TableInfo* info_after_ = nullptr;
  std::string info_text_;
};

}  // namespace avinas::protocol

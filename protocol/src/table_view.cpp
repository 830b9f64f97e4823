// SPDX-License-Identifier: MIT
#include "protocol/table_view.hpp"

namespace avinas::protocol {

TableView table_view(std::shared_ptr<const TableInfo> info, const View& shown,
                     const TableView* like) {
  const PublicView& game = shown;
  if (like && like->common->info == info && like->common->game == game) {
    return {like->common, {}, shown};
  }
  return {std::make_shared<const CommonView>(CommonView{std::move(info), game}), {}, shown};
}

}  // namespace avinas::protocol

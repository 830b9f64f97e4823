// The place of a seat on the screen: one's own at the bottom, clockwise from there.
import type { Seat, TableView } from '../../protocol/types';
import { kSeats } from '../../words/cards';

export const kPlaces = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof kPlaces)[number];

export function placeOf(view: TableView, seat: Seat): Place {
  const own = kSeats.indexOf(view.you ?? 'S');
  return kPlaces[(kSeats.indexOf(seat) - own + 4) % 4];
}

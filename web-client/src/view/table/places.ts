// The place of a seat on the screen: one's own at the bottom, clockwise from there.
import type { Seat } from '@avinas/client';
import { kSeats, type Viewer } from '../../words/cards';

export const kPlaces = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof kPlaces)[number];

export function placeOf(viewer: Viewer, seat: Seat): Place {
  const own = kSeats.indexOf(viewer.you ?? 'S');
  return kPlaces[(kSeats.indexOf(seat) - own + 4) % 4];
}

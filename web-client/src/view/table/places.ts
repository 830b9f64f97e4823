// The place of a seat on the screen: one's own at the bottom, clockwise from there.
import type { Seat } from '@avinas/client';
import { seatsOf, type Viewer } from '../../state/seats';

const kPlaces = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof kPlaces)[number];

/** Two sit opposite each other; of three the others sit left and right. */
const kPlacesFor: Record<number, readonly Place[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: kPlaces,
};

export function placeOf(viewer: Pick<Viewer, 'you' | 'seats'>, seat: Seat): Place {
  const seats = seatsOf(viewer);
  const own = seats.indexOf(viewer.you ?? 'S');
  return kPlacesFor[seats.length][(seats.indexOf(seat) - own + seats.length) % seats.length];
}

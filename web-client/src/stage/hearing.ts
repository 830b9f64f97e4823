// The sounds for what happened.
import type { TableView } from '@avinas/client';
import { seatsOfBoth } from '../state/seats';
import type { Sound } from './sounds';

export function soundsBetween(before: TableView | null, after: TableView | null, myTurn: boolean): Sound[] {
  if (!before || !after || before.code !== after.code) return [];
  const sounds: Sound[] = [];
  const cards = (view: TableView) => Object.values(view.card_counts).reduce((sum, n) => sum + n, 0);
  if (after.hand_number === before.hand_number && cards(after) < cards(before)) sounds.push('card');
  const sits = seatsOfBoth(before, after).some((seat) => {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    return is.kind === 'human' && was.player !== is.player;
  });
  if (sits) sounds.push('chair');
  if (after.hand_number !== before.hand_number) sounds.push('trick');
  if (after.calls.slice(before.calls.length).some((call) => call.action === 'knock')) sounds.push('knock');
  if (after.last_trick && after.last_trick.number !== before.last_trick?.number) sounds.push('trick');
  if (after.finished && !before.finished) sounds.push('end');
  else if (myTurn) sounds.push('turn');
  return sounds;
}

// The table's interface to its game: a game over the line, or a lesson.
import type { Settings } from '../../state/settings';
import type { Action, Seat } from '@avinas/client';

export interface TableGame {
  readonly settings: Pick<Settings, 'taps' | 'last_card'>;
  /** The last action was sent and is not answered. */
  readonly sending: Action | null;
  sit(seat: Seat): void;
  takeBack(): void;
  takeRest(): void;
  askHint(): void;
  askReview(): void;
}

// The table's interface to its game: a game over the line, or a lesson.
import type { Action, Seat } from '../../protocol/types';

export interface TableGame {
  /** The last action was sent and is not answered. */
  readonly sending: Action | null;
  sit(seat: Seat): void;
  takeBack(): void;
  askHint(): void;
  askReview(): void;
}

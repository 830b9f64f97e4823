// The games that this page shows: the one place that names them.
import type { TableOptions } from '@avinas/client';
import type { Viewer } from '../words/cards';
import { kAvinas } from './avinas/room';
import type { GameName } from '../verbs';
import type { GameRoom } from './room';
import { kSjavs } from './sjavs/room';

const kRooms: GameRoom[] = [kAvinas, kSjavs];

/** As the server is told them. */
export const kGames: GameName[] = kRooms.map((room) => room.name);

/** The game of that name; without one the first. */
export const roomNamed = (name: string | undefined): GameRoom => kRooms.find((room) => room.name === name) ?? kRooms[0];

/** The game that such options are of. */
export const roomOf = (options: TableOptions | undefined): GameRoom =>
  roomNamed(options && 'game' in options ? options.game : undefined);

/** The game that a reader of sentences reads of. */
export const roomFor = (viewer: Viewer): GameRoom => roomOf(viewer.options);

/** The page of the rule: each game's rules have a letter of their own. */
export const pageOfRule = (rule: string): string => {
  const room = kRooms.slice(1).find(({ name }) => name[0].toUpperCase() === rule[0]);
  return `rules${room ? `/${room.name}` : ''}#${rule}`;
};

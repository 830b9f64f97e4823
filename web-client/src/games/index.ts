// The games that this page shows: the one place that names them. A game's room and words are fetched
// before its first table, replay or results.
import type { Card, TableOptions } from '@avinas/client';
import { again } from '../again';
import type { Viewer } from '../state/seats';
import { addPart, bringForward } from '../words/t';
import type { GameName } from '../verbs';
import type { GameRoom } from './room';

/** A game as the first page shows it. */
export interface GameEntry {
  name: GameName;
  /** Each plays alone, without a partner. */
  alone?: true;
  /** The letter before the numbers of its rules. */
  letter: string;
  /** The part of the catalogue with its words; of the first game the house's has all but its own refusals. */
  part: string | null;
  /** The game whose words it has besides, and in whose rules its own stand. */
  base?: GameName;
  /** The cards that it is known by. */
  fan: Card[];
  /** Its lessons, in their order. */
  lessons: string[];
  fetch: () => Promise<GameRoom>;
}

const kEntries: GameEntry[] = [
  {
    name: 'avinas',
    letter: 'R',
    part: null,
    fan: ['QC', '7H', 'QS', 'AH', 'TH'],
    lessons: ['trumps', 'sevens', 'secrets', 'knock', 'bid', 'hide'],
    fetch: () => import('./avinas/room').then((module) => module.kAvinas),
  },
  {
    name: 'sjavs',
    letter: 'S',
    part: 'sjavs',
    fan: ['QC', 'QS', 'AC', 'JC', 'JH'],
    lessons: ['sjavs-calls', 'sjavs-better', 'sjavs-points', 'sjavs-defend'],
    fetch: () => import('./sjavs/room').then((module) => module.kSjavs),
  },
  {
    name: 'einwerfen',
    letter: 'E',
    part: 'einwerfen',
    fan: ['AS', 'QS', 'TS', '9S', '8S'],
    lessons: ['einwerfen-trumps', 'einwerfen-hand'],
    fetch: () => import('./einwerfen/room').then((module) => module.kEinwerfen),
  },
  {
    name: 'sueca',
    letter: 'U',
    part: 'sueca',
    fan: ['AC', '7C', '6C', 'JC', 'QC'],
    lessons: ['sueca-seven', 'sueca-hand'],
    fetch: () => import('./sueca/room').then((module) => module.kSueca),
  },
  {
    name: 'owcyglowa',
    alone: true,
    letter: 'O',
    part: 'owcyglowa',
    fan: ['QC', 'QS', 'AC', 'TC', '9C'],
    lessons: ['owcyglowa-grannies', 'owcyglowa-bid'],
    fetch: () => import('./owcyglowa/room').then((module) => module.kOwcyGlowa),
  },
  {
    name: 'klorsjavs',
    alone: true,
    letter: 'K',
    part: 'klorsjavs',
    fan: ['QC', 'AC', 'QS', '5C', 'JC'],
    lessons: ['klorsjavs-cat', 'klorsjavs-defend'],
    fetch: () => import('./klorsjavs/room').then((module) => module.kKlorsjavs),
  },
  {
    name: 'tarock',
    alone: true,
    letter: 'T',
    part: 'tarock',
    fan: ['AS', 'TS', 'QS', 'AC', 'JC'],
    lessons: ['tarock-auction', 'tarock-heading'],
    fetch: () => import('./tarock/room').then((module) => module.kTarock),
  },
  {
    name: 'sixbid',
    alone: true,
    letter: 'L',
    part: 'sixbid',
    fan: ['AH', 'TH', '7H', 'AS', '9S'],
    lessons: ['sixbid-solo', 'sixbid-misere'],
    fetch: () => import('./sixbid/room').then((module) => module.kSixbid),
  },
  {
    name: 'sjavsalone',
    alone: true,
    letter: 'S',
    part: 'sjavsalone',
    base: 'sjavs',
    fan: ['QC', 'TD', '9D', '8D', '7D'],
    lessons: ['sjavsalone-skat', 'sjavsalone-rows'],
    fetch: () => import('./sjavsalone/room').then((module) => module.kSjavsAlone),
  },
];
const rooms = new Map<GameName, GameRoom>();

/** As the server is told them. */
export const kGames: GameName[] = kEntries.map((entry) => entry.name);

/** The games that a club opens tables for, its first one first; those of a later server are left out. */
export const offeredBy = (club: { games?: string[] } | null): GameName[] => {
  const named = kGames.filter((name) => club?.games?.includes(name));
  const order = (name: GameName) => club!.games!.indexOf(name);
  return named.length > 0 ? named.sort((a, b) => order(a) - order(b)) : kGames;
};

/** The game of that name; without one the first. */
export const entryNamed = (name: string | undefined): GameEntry =>
  kEntries.find((entry) => entry.name === name) ?? kEntries[0];

/** The game that such options are of. */
export const entryOf = (options: TableOptions | undefined): GameEntry =>
  entryNamed(options && 'game' in options ? options.game : undefined);

export const isLearnt = ({ name }: GameEntry): boolean => rooms.has(name);

/** Fetches a game's room and words; without the words it is shown all the same. */
export async function learnGame(entry: GameEntry): Promise<void> {
  // One after another: its own words come before those of its base.
  const words = partsOf(entry).reduce(
    (before, part) => before.then(() => addPart(part)).catch(() => undefined),
    Promise.resolve<void>(undefined),
  );
  rooms.set(entry.name, await again(entry.fetch));
  await words;
}

const partsOf = ({ name, part, base }: GameEntry): string[] => [...(base ? [base] : []), part ?? `${name}_reasons`];

/** Its words come before those of other games that were learnt. */
export const speakOf = (game: GameEntry): void => bringForward(partsOf(game));

/** Of a game that was learnt. */
export const roomNamed = (name: string | undefined): GameRoom => rooms.get(entryNamed(name).name)!;
export const roomOf = (options: TableOptions | undefined): GameRoom => roomNamed(entryOf(options).name);

/** The game that a reader of sentences reads of. */
export const roomFor = (viewer: Viewer): GameRoom => roomOf(viewer.options);

/** A page of that game: its rules, its lessons. The first game's stand without its name. */
export const pageOf = (page: 'rules' | 'learn', { name, part, base }: GameEntry): string =>
  part ? `${page}/${(page === 'rules' && base) || name}` : page;

/** The words of its lessons, and of its rules. */
export const lessonWords = ({ part }: GameEntry): string => (part ? `${part}_lessons` : 'lessons');
export const rulesWords = ({ part, base }: GameEntry): string => (part ? `${base ?? part}_rules` : 'rules');

/** The page of the rule: each game's rules have a letter of their own. */
export const pageOfRule = (rule: string): string => {
  const entry = kEntries.find(({ letter }) => letter === rule[0]);
  return `${pageOf('rules', entry ?? kEntries[0])}#${rule}`;
};

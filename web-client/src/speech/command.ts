// The command line: `qc`, `3`, `bid 5`, `pass`, `knock`, `down smile`, `stop`, and questions. English
// words are always understood, and those of the language that the page speaks besides.
import type { Action, Card, Suit, TableView } from '@avinas/client';
import { kSuits } from '../state/sorted_hand';
import { laysAway, mayLay } from '../state/turn';
import { cardArgs } from '../words/cards';
import { bidName } from '../words/narrate';
import { t } from '../words/t';
import { bidsThatMayBeMade } from './answers';
import { kQuestions, type Question } from './questions';

export type Command =
  | { kind: 'act'; action: Action }
  | { kind: 'next' }
  | { kind: 'take_back' }
  | { kind: 'take_rest' }
  | { kind: 'hint' }
  | { kind: 'ask'; question: Question }
  | { kind: 'say'; text: string }
  | { kind: 'unknown'; why: string };

const kVerbs = [
  ...kQuestions,
  'rest',
  'bid',
  'better',
  'pass',
  'knock',
  'name',
  'stop',
  'next',
  'back',
  'hint',
  'say',
  'down',
  'up',
  'take',
  'lay',
  'fold',
  'ask',
  'give',
] as const;
type Verb = (typeof kVerbs)[number];
const kRanks = 'ATKQJ98765432';

/** The words that mean this, the first letters of a catalogue's list among them. */
const wordsFor = (id: string): string[] =>
  t(`command-${id}`)
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);

function verbOf(word: string): Verb | null {
  if (word === '?') return 'help';
  return kVerbs.find((verb) => verb === word || wordsFor(verb === 'help' ? 'help-words' : verb).includes(word)) ?? null;
}

function suitOf(word: string): Suit | null {
  return kSuits.find((suit) => suit.toLowerCase() === word || wordsFor(`suit-${suit}`).includes(word)) ?? null;
}

/** `qc`, `10h`, `th`; or the number of a card in the hand, from its strong end. */
function cardOf(word: string, view: TableView): Card | null {
  if (/^\d{1,2}$/.test(word)) return view.ranked[Number(word) - 1] ?? null;
  const parts = /^(10|.)(.+)$/u.exec(word);
  if (!parts) return null;
  const [, letter, rest] = parts;
  // The letters on the cards first: in Lithuanian T is the ace, and the ten is 10.
  const rank =
    letter === '10'
      ? 'T'
      : ([...kRanks].find((r) => wordsFor(`rank-${r}`).includes(letter)) ??
        [...kRanks].find((r) => r.toLowerCase() === letter));
  const suit = suitOf(rest);
  return rank && suit ? `${rank}${suit}` : null;
}

const kPack: Card[] = kSuits.flatMap((suit) => [...kRanks].map((rank): Card => `${rank}${suit}`));

/** A card by its name, as the page itself says it: "queen of clubs". */
function cardsCalled(line: string): Card[] {
  const names = (card: Card) => t('command-card', cardArgs(card)).toLowerCase().split(/,\s*/);
  return kPack.filter((card) => names(card).some((name) => line.includes(name)));
}

type Play = Extract<Action, { action: 'play' }>;

/** How a card is led face down: with which face, if any. */
function hidden(words: string[]): Partial<Play> | null {
  if (!words.some((word) => verbOf(word) === 'down')) return null;
  const says = (id: string) => words.some((word) => wordsFor(id).includes(word));
  if (says('smile')) return { face_down: true, signal: 'valuable' };
  if (says('frown')) return { face_down: true, signal: 'worthless' };
  return { face_down: true };
}

/** The card that is meant where none is named: the only one that may be played. */
function onlyCard(view: TableView): Card | null {
  const cards = new Set(view.legal.flatMap((a) => (a.action === 'play' ? [a.card] : [])));
  return cards.size === 1 ? [...cards][0] : null;
}

/** A length up to the cards of a hand. */
const lengthSaid = (said: string, view: TableView): number | null =>
  /^[1-9]\d?$/.test(said) && Number(said) <= Math.max(8, view.hand.length) ? Number(said) : null;

/** A bid by its number, or by its name in this game; beyond the lengths of a hand only one that may be made. */
function bidOf(said: string, view: TableView): Command {
  const mayBe = view.legal.flatMap((a) => (a.action === 'bid' ? [a.length] : []));
  const named = mayBe.find((n) => said === String(n) || said === String(bidName(view, n)).toLowerCase());
  const length = named ?? lengthSaid(said, view);
  return length !== null
    ? { kind: 'act', action: { action: 'bid', length } }
    : { kind: 'unknown', why: bidsThatMayBeMade(view) || t('command-bid-needs') };
}

export function read(line: string, view: TableView): Command {
  // Full-width letters and digits, as Japanese keyboards give them, are the same ones.
  const text = line.normalize('NFKC').trim().toLowerCase();
  const words = text.split(/\s+/);
  const [first, second] = words;
  const verb = verbOf(first);
  const question = kQuestions.find((one) => one === verb);
  if (question) return { kind: 'ask', question };
  switch (verb) {
    case 'pass':
    case 'knock':
    case 'stop':
    case 'take':
    case 'fold':
      return { kind: 'act', action: { action: verb } };
    case 'lay': {
      const wanted = laysAway(view);
      const named = words.slice(1).map((word) => cardOf(word, view));
      const cards = (named.every(Boolean) ? named : cardsCalled(text)).filter((card) => card !== null);
      return mayLay(view, cards.length) || (wanted === 0 && cards.length > 0)
        ? { kind: 'act', action: { action: 'lay', cards } }
        : { kind: 'unknown', why: t('command-lay-needs') };
    }
    case 'ask':
    case 'give': {
      const card = cardOf(second ?? '', view) ?? cardsCalled(text)[0];
      return card
        ? { kind: 'act', action: { action: verb, card } }
        : { kind: 'unknown', why: t(`command-${verb}-needs`) };
    }
    case 'next':
      return { kind: 'next' };
    case 'back':
      return { kind: 'take_back' };
    case 'rest':
      return { kind: 'take_rest' };
    case 'hint':
      return { kind: 'hint' };
    case 'say':
      return { kind: 'say', text: line.trim().slice(first.length).trim() };
    case 'bid':
      return bidOf(text.slice(first.length).trim(), view);
    case 'better': {
      const length = lengthSaid(second ?? '', view) ?? view.legal.find((a) => a.action === 'better')?.length;
      return length
        ? { kind: 'act', action: { action: 'better', length } }
        : { kind: 'unknown', why: t('command-better-needs') };
    }
    case 'name': {
      const suit = suitOf(second ?? '');
      return suit
        ? { kind: 'act', action: { action: 'name_trump', suit } }
        : { kind: 'unknown', why: t('command-name-needs') };
    }
  }
  const named = cardsCalled(text)[0] ?? words.map((word) => cardOf(word, view)).find((card) => card !== null) ?? null;
  const down = hidden(words);
  const card = named ?? (down ? onlyCard(view) : null);
  if (card) return { kind: 'act', action: { action: 'play', card, ...down } };
  if (down) return { kind: 'unknown', why: t('command-down-needs') };
  return { kind: 'unknown', why: t('command-unknown', { text: first }) };
}

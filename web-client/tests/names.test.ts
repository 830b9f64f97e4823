// People are called by their names; bots by their place at the table.
import { beforeAll, expect, test } from 'vitest';
import type { Card } from '@avinas/client';
import { kAvinas } from '../src/games/avinas/room';
import { kSjavs } from '../src/games/sjavs/room';
import { sortedHand } from '../src/state/sorted_hand';
import type { Viewer } from '../src/state/seats';
import { nameAt, who } from '../src/words/cards';
import { callSentence } from '../src/words/narrate';
import { speakEnglish } from './english';

beforeAll(speakEnglish);

const seats: Viewer['seats'] = {
  N: { kind: 'human', name: 'Rasa' },
  E: { kind: 'human', name: 'Jonas' },
  S: { kind: 'human', name: 'Ieva' },
  W: { kind: 'bot', name: 'Bot Ana' },
};

test('a person at the table is called by name, oneself, the partner and bots by their place', () => {
  const viewer: Viewer = { you: 'S', seats };
  expect(['N', 'E', 'S', 'W'].map((seat) => who(viewer, seat as 'N'))).toEqual(['Partner', 'Jonas', 'You', 'West']);
  expect(callSentence(viewer, { seat: 'E', action: 'bid', length: 5 })).toBe('Jonas bids 5.');
  expect(callSentence(viewer, { seat: 'W', action: 'pass' })).toBe('West passes.');
});

test('a spectator reads names, and a replay the names of its record', () => {
  const viewer: Viewer = { you: null, seats };
  expect(who(viewer, 'N')).toBe('Rasa');
  expect([nameAt(viewer, 'S'), nameAt(viewer, 'W')]).toEqual(['Ieva', 'West · Bot Ana']);
});

test('a hand is sorted as it is held: trumps in their order, then the suits (R1.3, R1.4)', () => {
  const cards: Card[] = ['9S', '7H', 'AH', 'JD', 'QC', 'TD', 'QS', '8H'];
  expect(sortedHand(kAvinas, cards, 'H')).toEqual(['QC', '7H', 'QS', 'JD', 'AH', '8H', '9S', 'TD']);
  expect(sortedHand(kAvinas, cards, null)).toEqual(['QC', 'QS', 'JD', '9S', 'AH', '8H', '7H', 'TD']);
});

test('in Sjavs a red queen is a plain card, and the ten stands below her (S1.3, S1.5)', () => {
  const cards: Card[] = ['TD', 'QH', 'AH', 'JD', 'QD', 'QC', 'KD', 'TH'];
  expect(sortedHand(kSjavs, cards, 'H')).toEqual(['QC', 'JD', 'AH', 'QH', 'TH', 'KD', 'QD', 'TD']);
});

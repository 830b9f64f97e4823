// The sound of a turn, in the lengths one may choose.
import { beforeAll, expect, test } from 'vitest';
import type { Card, Seat, TableView } from '@avinas/client';
import { spokenText } from '../src/speech/spoken';
import { factsBetween } from '../src/state/facts';
import type { Message } from '../src/state/speech';
import { kSeats } from '../src/state/seats';
import type { Length } from '../src/words/narrate';
import { speakEnglish } from './english';

beforeAll(speakEnglish);

/** South's view of a trick. */
function viewOf(lead: Seat, ...cards: Card[]): TableView {
  const played = cards.map((card, i) => ({ seat: kSeats[(kSeats.indexOf(lead) + i) % 4], card }));
  return {
    you: 'S',
    seats: Object.fromEntries(kSeats.map((seat) => [seat, { kind: 'bot', asked_by: [] }])),
    proposals: { N: [], E: [], S: [], W: [] },
    hand_number: 1,
    calls: [],
    trick: { number: 1, cards: played },
    last_trick: null,
  } as unknown as TableView;
}

function said(length: Length, before: TableView, after: TableView): string {
  const happened = factsBetween(before, after).map((fact) => ({ fact, viewer: { you: 'S' as Seat } }));
  return spokenText({ id: 1, happened, turn: 'play' } as unknown as Message, length);
}

const turn = [viewOf('W'), viewOf('W', '9H', 'KH', 'QH')] as const;

test('a card that follows suit is said by its rank, a queen or jack always with its suit', () => {
  expect(said('normal', ...turn)).toBe('West 9 hearts. Partner king. East queen hearts. Your turn.');
});

test('the short form leaves out players who are known, the full one says everything', () => {
  expect(said('short', ...turn)).toBe('West 9 hearts. king. queen hearts. You.');
  expect(said('full', ...turn)).toContain('West leads the nine of hearts');
});

test('a suit that was not led is said with the card', () => {
  expect(said('normal', viewOf('W', '9H'), viewOf('W', '9H', 'KC'))).toBe('Partner king clubs. Your turn.');
  expect(said('normal', viewOf('W', 'QH'), viewOf('W', 'QH', 'KH'))).toBe('Partner king hearts. Your turn.');
});

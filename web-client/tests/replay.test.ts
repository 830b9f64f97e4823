// The replay's bookkeeping, on a record made by hand.
import { describe, expect, it } from 'vitest';
import type { Card, Seat } from '@avinas/client';
import { positionAfter, readRecord, seesCard, type RecordedHand } from '../src/state/replay';

const pack = [...'CSHD'].flatMap((suit) => [...'ATKQJ987'].map((rank) => rank + suit)) as Card[];
const deal = { N: pack.slice(0, 8), E: pack.slice(8, 16), S: pack.slice(16, 24), W: pack.slice(24) };
const play = (seat: Seat, card: string, face_down?: boolean) => ({ seat, action: 'play', card, face_down }) as never;
const hand = {
  dealer: 'W',
  deal,
  actions: [play('N', 'AC'), play('E', 'TS', true), play('S', 'KH'), play('W', '7D'), play('N', 'TC')],
  result: { form: 'unfinished', trump: 'C' },
  sheet: { rams: { NS: 0, EW: 0 }, pips: { NS: 0, EW: 0 } },
} as unknown as RecordedHand;
const record = (hands: unknown[]) =>
  JSON.stringify({ format: 'avinas-match-record', version: 1, id: 'm', players: {}, hands, outcome: null });

describe('replay', () => {
  it('takes each card from the hand that played it and lays it on the table', () => {
    const position = positionAfter(hand, 2);
    expect(position.held.N).not.toContain('AC');
    expect(position.trick.map((l) => l.card)).toEqual(['AC', 'TS']);
  });
  it('lets a trick lie until the next card is led', () => {
    expect(positionAfter(hand, 4).trick).toHaveLength(4);
    expect(positionAfter(hand, 5).trick.map((l) => l.card)).toEqual(['TC']);
  });
  it('hides a card that lies face down from other seats until the trick is complete', () => {
    const { trick } = positionAfter(hand, 3);
    expect(seesCard(trick[1], trick, 'S')).toBe(false);
    expect(seesCard(trick[1], trick, 'E')).toBe(true);
    expect(seesCard(trick[1], trick, 'all')).toBe(true);
    const complete = positionAfter(hand, 4).trick;
    expect(seesCard(complete[1], complete, 'S')).toBe(true);
  });
  it('reads a record, and says what is wrong with anything else', () => {
    expect(typeof readRecord(record([hand]))).toBe('object');
    expect(readRecord('rubbish')).toMatchObject({ id: 'record-none' });
    expect(readRecord('{}')).toMatchObject({ id: 'record-none' });
    const other = { ...(JSON.parse(record([hand])) as object), version: 2 };
    expect(readRecord(JSON.stringify({ ...other, game: 'skat' }))).toEqual({
      id: 'record-other-game',
      args: { game: 'skat' },
    });
    expect(readRecord(JSON.stringify({ ...other, version: 3 }))).toEqual({ id: 'record-newer', args: { version: 3 } });
    expect(readRecord(JSON.stringify({ ...other, game: 'sjavs' }))).toMatchObject({ options: { game: 'sjavs' } });
    expect(readRecord(record([]))).toMatchObject({ id: 'record-empty' });
    const forty = [...'CSHD'].flatMap((suit) => [...'AKQJ765432'].map((rank) => rank + suit));
    const tens = { N: forty.slice(0, 10), E: forty.slice(10, 20), S: forty.slice(20, 30), W: forty.slice(30) };
    const sueca = (dealt: object) =>
      readRecord(JSON.stringify({ ...other, game: 'sueca', hands: [{ ...hand, deal: dealt, actions: [] }] }));
    expect(sueca(tens)).toMatchObject({ options: { game: 'sueca' } });
    expect(sueca({ ...tens, W: tens.W.slice(1) })).toMatchObject({ id: 'record-broken' });
    expect(readRecord(record([{ ...hand, deal: { ...deal, N: deal.E } }]))).toMatchObject({
      id: 'record-broken',
      args: { n: 1 },
    });
    expect(readRecord(record([{ ...hand, actions: [play('N', 'TS')] }]))).toMatchObject({ id: 'record-broken' });
  });
});

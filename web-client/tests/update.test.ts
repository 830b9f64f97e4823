// The pure update: views, changes, gaps, and what is said about them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pauseBefore, kPauses } from '../src/protocol/connection';
import type { ServerMessage, TableView, ViewMessage } from '../src/protocol/types';
import { initialState } from '../src/state/state';
import { update } from '../src/state/update';
import { answerKey } from '../src/words/answers';
import { sentenceOf } from '../src/words/narrate';

const samples: ServerMessage[] = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const full = samples.find((m): m is ViewMessage => m.type === 'view')!;
const changes = samples.flatMap((m) => (m.type === 'update' ? [m.changes] : []));
const start = () => update(initialState('K7QF'), { ...full, version: 7 }, 0);

describe('the hall', () => {
  const hall = samples.find((m) => m.type === 'hall')!;
  const change = samples.find((m) => m.type === 'hall_changed')!;

  it('takes changes into the picture it has, and is no worse for hearing them twice', () => {
    let state = update(initialState(null), hall, 0);
    expect(state.hall!.tables).toHaveLength(1);
    for (let twice = 0; twice < 2; ++twice) {
      state = update(state, change, 0);
      expect(state.hall!.tables).toEqual([]);
      expect(state.hall!.people.map((p) => p.table)).toEqual(['']);
    }
  });

  it('ignores changes before it was shown the hall', () => {
    expect(update(initialState(null), change, 0).hall).toBeNull();
  });
});

describe('update', () => {
  it('assigns the members that changed and leaves the others', () => {
    let state = start();
    changes.forEach((c, i) => {
      state = update(state, { type: 'update', version: 8 + i, changes: c }, 0);
    });
    expect(state.table!.view.phase).toBe('hand_over');
    expect(state.table!.view.code).toBe('K7QF');
    const last = samples[samples.length - 1] as ViewMessage;
    expect(state.table!.view).toEqual(last.view);
  });

  it('asks for a full view after a gap and heals with it', () => {
    const gap = update(start(), { type: 'update', version: 9, changes: changes[0] }, 0);
    expect(gap.needsView).toBe(true);
    expect(gap.table!.version).toBe(7);
    const healed = update(gap, { ...full, version: 9 }, 0);
    expect(healed.needsView).toBe(false);
    expect(healed.table!.version).toBe(9);
  });

  it('ignores what it has already seen', () => {
    const state = start();
    expect(update(state, { type: 'update', version: 7, changes: { hand: [] } }, 0)).toBe(state);
  });

  it('keeps an error with its rule until something new happens', () => {
    const message = {
      type: 'error',
      reply_to: 'c3',
      code: 'rule_violation',
      reason: 'follow_trumps',
      rule: 'R5.2',
      message: 'Follow.',
    } as const;
    const wrong = update(start(), message, 0);
    expect(wrong.error).toEqual({ reason: 'follow_trumps', params: {}, message: 'Follow.', rule: 'R5.2' });
    const after = update(wrong, { type: 'update', version: 8, changes: changes[0] }, 0);
    expect(after.error).toBeNull();
  });

  it('stops when another tab took over', () => {
    const notice = { type: 'notice', code: 'taken_over', message: 'You opened…' } as const;
    expect(update(start(), notice, 0).takenOver).toBe(true);
  });
});

describe('words', () => {
  it('tells each public event once, in order', () => {
    let state = start();
    changes.forEach((c, i) => {
      state = update(state, { type: 'update', version: 8 + i, changes: c }, 0);
    });
    const said = state.announcements.map((a) => sentenceOf(a.fact, a.you));
    expect(said.slice(0, 4)).toEqual(['You bid 5.', 'South passes.', 'West passes.', 'North passes.']);
    expect(said).toContain('You lead the queen of clubs, trump.');
    expect(said).toContain('You name hearts as trumps.');
    expect(said).toContain('You stop the game.');
    expect(new Set(said).size).toBe(said.length);
  });

  it('says who takes a trick, with what, and for how much', () => {
    const view = full.view;
    const before: TableView = {
      ...view,
      trump: 'H',
      trick: {
        number: 1,
        cards: [
          { seat: 'N', card: 'AH' },
          { seat: 'E', card: 'KH' },
          { seat: 'S', card: 'TH' },
        ],
      },
    };
    const after: TableView = {
      ...before,
      trick: { number: 2, cards: [] },
      last_trick: {
        number: 1,
        cards: [...before.trick!.cards, { seat: 'W', card: '7H', trump: true }],
        winner: 'W',
        points: 25,
      },
    };
    const message = { type: 'view', version: 9, view: after } as const;
    const state = update({ ...start(), table: { version: 8, view: before, at: 0 } }, message, 0);
    expect(state.announcements.map((a) => sentenceOf(a.fact, a.you))).toEqual([
      'West plays the seven of hearts, trump.',
      'West takes the trick with the seven of hearts: 25 points.',
    ]);
  });

  it('answers the single keys in sentences', () => {
    for (const key of 'htlsbwpd') expect(answerKey(key, full.view)).toMatch(/\.$/);
    expect(answerKey('h', full.view)).toMatch(/^8 cards: .*queen of clubs/);
    expect(answerKey('x', full.view)).toBeNull();
  });
});

describe('coming back', () => {
  it('waits longer each time, up to a bound, with jitter around it', () => {
    const middle = kPauses.map((_, i) => pauseBefore(i, () => 0.5));
    expect([...middle].sort((a, b) => a - b)).toEqual(middle);
    expect(pauseBefore(99, () => 1)).toBeLessThanOrEqual(kPauses[kPauses.length - 1] * 1.25);
    expect(pauseBefore(0, () => 0)).not.toBe(pauseBefore(0, () => 1));
  });
});

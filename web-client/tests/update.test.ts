// The pure update: views, changes, gaps, and what is said about them.
import { kAvinas } from '../src/games/avinas/room';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pauseBefore, kPauses } from '@avinas/client';
import type { ServerMessage, TableView, ViewMessage } from '@avinas/client';
import { factsBetween } from '../src/state/facts';
import { initialState } from '../src/state/state';
import { isOwn } from '../src/state/speech';
import { update } from '../src/state/update';
import { answer } from '../src/speech/answers';
import { kKeys } from '../src/speech/questions';
import { clockLeft, turnOf } from '../src/state/turn';
import { read } from '../src/speech/command';
import { sentenceOf } from '../src/words/narrate';
import { speakEnglish } from './english';

speakEnglish();

const samples: ServerMessage[] = readFileSync(new URL('../../protocol/samples/server.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const full = samples.find((m): m is ViewMessage => m.type === 'view')!;
const isSjavs = (m: ServerMessage) => m.type === 'view' && 'game' in m.view.options;
const changes = samples.slice(0, samples.findIndex(isSjavs)).flatMap((m) => (m.type === 'update' ? [m.changes] : []));
const start = () => update(initialState('K7QF'), { ...full, version: 7 }, 0);

describe('a refusal', () => {
  const refused = () =>
    update(start(), { type: 'error', reply_to: 'a', code: 'not_allowed', reason: 'must_follow' } as ServerMessage, 0);
  const changed = (part: Partial<TableView>) =>
    update(refused(), { type: 'update', version: 8, changes: part } as ServerMessage, 0);

  it('stands through answers to other requests and through what changes nothing that was asked', () => {
    expect(update(refused(), { type: 'done', reply_to: 'b' }, 0).error).not.toBeNull();
    expect(changed({ spectators: 9 }).error).not.toBeNull();
  });

  it('goes with the decision that it was about', () => {
    expect(changed({ to_act: [] }).error).toBeNull();
    expect(changed({ hand_number: 99 }).error).toBeNull();
  });

  it('is not taken for something done by the answer to another request', () => {
    expect(update(start(), { type: 'done', reply_to: 'b' }, 0).done).toEqual(['b']);
  });
});

it('is not changed by a message of a later server', () => {
  expect(update(start(), { type: 'of a later server' } as unknown as ServerMessage, 0)).toEqual(start());
});

describe('a match that ends early', () => {
  const said = (before: TableView) =>
    factsBetween(before, { ...before, phase: 'abandoned' }).map((fact) => sentenceOf(fact, before));

  it('was given up at a table, and on an evening its round was ended', () => {
    expect(said(full.view)).toEqual(['The match was given up.']);
    expect(said({ ...full.view, evening: { code: 'E7QFM2XTB', name: 'Thursday', round: 1, hands: 4 } })).toEqual([
      'The round was ended.',
    ]);
  });
});

describe('a stand-in at one’s own seat', () => {
  it('is told at once; its cards are told as anybody’s, and no turn is', () => {
    const seats = { ...full.view.seats, E: { ...full.view.seats.E, kind: 'human' as const, stand_in: false } };
    const stand_in = { ...seats.E, stand_in: true };
    const view: TableView = { ...full.view, seats, stage: 'playing', you: 'E', to_act: ['E'] };
    const mine = update(initialState('K7QF'), { ...full, version: 7, view }, 0);
    const away = update(
      mine,
      { type: 'update', version: 8, changes: { seats: { ...seats, E: stand_in } } } as ServerMessage,
      0,
    );
    const said = away.speech.message!.happened.map((one) => sentenceOf(one.fact, one.viewer));
    expect(said.at(-1)).toBe('A stand-in plays your seat.');
    expect(turnOf(mine.table!.view)).not.toBeNull();
    expect(turnOf(away.table!.view)).toBeNull();
    const called = { seat: 'E', action: 'pass' } as const;
    expect(isOwn({ kind: 'called', call: called }, mine.table!.view)).toBe(true);
    expect(isOwn({ kind: 'called', call: called }, away.table!.view)).toBe(false);
  });
});

describe('the agreement of those who sit', () => {
  const view: TableView = { ...full.view, stage: 'seating', you: 'E', host: 'somebody else' };
  const seated = update(initialState('K7QF'), { ...full, version: 7, view }, 0);
  const set = (state: typeof seated, version: number, options: Partial<TableView['options']>) =>
    update(
      state,
      { type: 'update', version, changes: { options: { ...view.options, ...options } } } as ServerMessage,
      0,
    );

  it('is asked again when the host sets something else, until it is as before', () => {
    const changed = set(seated, 8, { decision_seconds: 77 });
    expect(changed.agreed).toEqual(view.options);
    expect(changed.speech.message!.happened.at(-1)!.fact.kind).toBe('options_changed');
    expect(set(changed, 9, {}).agreed).toBeNull();
  });

  it('is not about who may come and who hears of the table', () => {
    expect(set(seated, 8, { listed: !view.options.listed }).agreed).toBeNull();
  });
});

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
    const last = samples[samples.findIndex(isSjavs) - 1] as ViewMessage;
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
    expect(wrong.error).toEqual({ reason: 'follow_trumps', params: {}, rule: 'R5.2', request: 'c3' });
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
    const said = state.speech.story.map((a) => sentenceOf(a.fact, a.viewer)).filter(Boolean);
    expect(said.slice(1, 5)).toEqual(['You bid 5.', 'South passes.', 'Partner passes.', 'North passes.']);
    expect(said).toContain('You lead the queen of clubs, a trump.');
    expect(said).toContain('You name hearts.');
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
    expect(state.speech.story.slice(-2).map((a) => sentenceOf(a.fact, a.viewer))).toEqual([
      'Partner plays the seven of hearts, a trump.',
      'Partner takes it, 25.',
    ]);
  });

  it('answers the single keys in sentences', () => {
    for (const question of Object.values(kKeys)) expect(answer(question, full.view, 0)).toMatch(/\w{3}/);
    expect(answer('hand', full.view, 0)).toMatch(/^8 cards: .*queen of clubs/);
  });

  it('counts down the time for the decision first, and the reserve after it', () => {
    const view = { ...full.view, clock: { decision_ms: 20_000, reserve_ms: 60_000, running: true } };
    expect(clockLeft(view, 5_000)).toEqual({ decision: 15, reserve: 60 });
    expect(clockLeft(view, 30_000)).toEqual({ decision: 0, reserve: 50 });
    expect(clockLeft(view, 100_000)).toEqual({ decision: 0, reserve: 0 });
  });
});

describe('what is said', () => {
  it('waits for the turn and comes in one message', () => {
    let state = start();
    const first = state.speech.message?.id ?? 0;
    let messages = 0;
    changes.forEach((c, i) => {
      const before = state.speech.message?.id;
      state = update(state, { type: 'update', version: 8 + i, changes: c }, 0);
      if (state.speech.message?.id !== before) messages += 1;
    });
    expect(messages).toBeLessThan(changes.length);
    expect(state.speech.message!.id).toBe(first + messages);
    expect(state.speech.unsaid).toEqual([]);
    const kinds = state.speech.message!.happened.map((h) => h.fact.kind);
    expect(kinds).toContain('hand_ended');
  });

  it('leaves out what one has done oneself', () => {
    let state = start();
    for (const [i, c] of changes.entries()) {
      state = update(state, { type: 'update', version: 8 + i, changes: c }, 0);
      for (const { fact, viewer } of state.speech.message?.happened ?? []) {
        if (fact.kind === 'played') expect(fact.played.seat).not.toBe(viewer.you);
      }
    }
  });
});

describe('the rest of a hand', () => {
  const lead: TableView = {
    ...full.view,
    you: 'S',
    stage: 'playing',
    phase: 'playing',
    form: 'sevens',
    in_hand: true,
    to_act: ['S'],
    legal: [],
    trick: { number: 4, cards: [] },
  };
  it('may be claimed by a player who leads from the third trick on, but not by defenders of a no-sevens game', () => {
    expect(kAvinas.mayTakeRest(lead)).toBe(true);
    expect(kAvinas.mayTakeRest({ ...lead, trick: { number: 2, cards: [] } })).toBe(false);
    expect(kAvinas.mayTakeRest({ ...lead, to_act: ['E'] })).toBe(false);
    expect(kAvinas.mayTakeRest({ ...lead, trick: { number: 4, cards: [{ seat: 'E', card: 'QC' }] } })).toBe(false);
    expect(kAvinas.mayTakeRest({ ...lead, form: 'no_sevens', declarer: 'N' })).toBe(true);
    expect(kAvinas.mayTakeRest({ ...lead, form: 'no_sevens', declarer: 'E' })).toBe(false);
  });
  it('is told in one sentence when a hand was played out at once', () => {
    const before = { ...lead, you: 'N' as const };
    const last = { number: 8, winner: 'S' as const, points: 4, cards: full.view.last_trick?.cards ?? [] };
    const facts = factsBetween(before, { ...before, trick: null, last_trick: last, in_hand: false, to_act: [] });
    expect(facts).toEqual([{ kind: 'rest_taken', seat: 'S' }]);
    expect(sentenceOf(facts[0], before)).toBe('Partner takes all that is left.');
  });
});

describe('the command line', () => {
  const view = full.view;
  it('plays a card by its letters, the word for ten, or its number', () => {
    expect(read('qc', view)).toEqual({ kind: 'act', action: { action: 'play', card: 'QC' } });
    expect(read(' 10H ', view)).toEqual({ kind: 'act', action: { action: 'play', card: 'TH' } });
    expect(read('th', view)).toEqual({ kind: 'act', action: { action: 'play', card: 'TH' } });
    expect(read('1', view)).toEqual({ kind: 'act', action: { action: 'play', card: view.ranked[0] } });
  });
  it('leads face down with a face', () => {
    const action = { action: 'play', card: '9D', face_down: true, signal: 'worthless' };
    expect(read('9d down frown', view)).toEqual({ kind: 'act', action });
    expect(read('down 9d', view)).toMatchObject({ action: { card: '9D', face_down: true } });
  });
  it('bids, passes, knocks, names, stops, asks and says', () => {
    expect(read('bid 5', view)).toEqual({ kind: 'act', action: { action: 'bid', length: 5 } });
    expect(read('bid', view).kind).toBe('unknown');
    expect(read('pass', view)).toEqual({ kind: 'act', action: { action: 'pass' } });
    expect(read('name hearts', view)).toEqual({ kind: 'act', action: { action: 'name_trump', suit: 'H' } });
    expect(read('?', view)).toEqual({ kind: 'ask', question: 'help' });
    expect(read('say Labas visiems', view)).toEqual({ kind: 'say', text: 'Labas visiems' });
    expect(read('frobnicate', view).kind).toBe('unknown');
    expect(read('rest', view)).toEqual({ kind: 'take_rest' });
  });
  it('says what one may do: cards, lengths, calls, or who is waited for', () => {
    const may = (legal: TableView['legal']) => answer('can', { ...view, legal, to_act: ['E'] }, 0);
    expect(read('can', view)).toEqual({ kind: 'ask', question: 'can' });
    const queen = { action: 'play', card: 'QC' } as const;
    expect(may([queen])).toBe('You may play only the queen of clubs.');
    expect(may([queen, { ...queen, face_down: true }, { action: 'play', card: '9D' }, { action: 'stop' }])).toBe(
      'You may play 2 cards: queen of clubs and nine of diamonds. You may also say: Stop the game.',
    );
    expect(may([{ action: 'pass' }, { action: 'bid', length: 5 }])).toBe('You may bid 5. You may also say: Pass.');
    expect(may([])).toContain('To act');
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

// The picture: each whole trick is seen for its time, and nobody waits for it.
import { describe, expect, it, test, vi } from 'vitest';
import type { TableView } from '@avinas/client';
import { afterPainted, kTrickFlies, kTrickLies, Presenter } from '../src/stage/presenter';

/** A clock moved by hand. */
class Clock {
  now = 0;
  private waiting: { at: number; run: () => void }[] = [];
  after = (run: () => void, ms: number) => {
    const entry = { at: this.now + ms, run };
    this.waiting.push(entry);
    return entry;
  };
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter((w) => w.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((w) => w !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const view = (trick: number, hand = 1) =>
  ({
    code: 'K',
    match: 'm',
    hand_number: hand,
    last_trick: trick > 0 ? { number: trick, cards: [], winner: 'N' } : null,
  }) as unknown as TableView;

function table(hurries = false) {
  const clock = new Clock();
  const presenter = new Presenter(
    () => {},
    () => hurries,
    clock.after,
  );
  presenter.show(view(0));
  return { clock, presenter };
}

describe('the presenter', () => {
  it('shows a whole trick for its time, then its flight, then what is now', () => {
    const { clock, presenter } = table();
    presenter.show(view(1));
    expect(presenter.picture!.taken!.number).toBe(1);
    clock.pass(kTrickLies - 1);
    expect(presenter.picture).toMatchObject({ flying: false, taken: { number: 1 } });
    clock.pass(1);
    expect(presenter.picture!.flying).toBe(true);
    clock.pass(kTrickFlies);
    expect(presenter.picture!.taken).toBeNull();
    expect(presenter.upToDate).toBe(true);
  });

  it('shows every trick in full, however fast they come', () => {
    const { clock, presenter } = table();
    for (let trick = 1; trick <= 8; trick += 1) presenter.show(view(trick));
    for (let trick = 1; trick <= 8; trick += 1) {
      expect(presenter.picture!.taken!.number).toBe(trick);
      clock.pass(kTrickLies + kTrickFlies);
    }
    expect(presenter.upToDate).toBe(true);
  });

  it('goes on at once with a player who goes on to the next hand, and where nobody looks', () => {
    const { presenter } = table();
    presenter.show(view(8));
    presenter.show(view(0, 2));
    expect(presenter.picture).toMatchObject({ view: { hand_number: 2 }, taken: null });
    const hidden = table(true).presenter;
    hidden.show(view(1));
    expect(hidden.picture!.taken).toBeNull();
  });
});

test('a browser that paints no frame holds no trick for ever', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  let runs = 0;
  afterPainted(() => (runs += 1), 1100);
  vi.advanceTimersByTime(1100);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(1);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

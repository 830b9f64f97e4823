// The things that a browser keeps, and those it may refuse.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetIdentity, loadIdentities, loadIdentity, saveIdentity } from '../src/state/identity';
import { kept } from '../src/state/storage';

/** A browser's storage; `full` refuses what is new. */
class Shelf {
  readonly items = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };
}

afterEach(() => {
  kept.remove('a');
  kept.remove('avinas.identity');
  vi.unstubAllGlobals();
});

describe('what is kept', () => {
  it('is kept until the tab is closed where the browser has no storage at all', () => {
    kept.set('a', '1');
    expect(kept.get('a')).toBe('1');
    kept.remove('a');
    expect(kept.get('a')).toBeNull();
  });

  it('is the newest, also where the storage is full of an older one', () => {
    const shelf = new Shelf();
    vi.stubGlobal('localStorage', shelf);
    kept.set('a', 'old');
    shelf.full = true;
    kept.set('a', 'new');
    expect(kept.get('a')).toBe('new');
  });
});

describe('identities', () => {
  it('of before are kept behind the one in use, four in all, and one that was ended goes alone', () => {
    for (const n of [1, 2, 3, 4, 5]) saveIdentity({ name: `n${n}`, token: `t${n}` });
    expect(loadIdentities().map(({ token }) => token)).toEqual(['t5', 't4', 't3', 't2']);
    saveIdentity({ name: 'again', token: 't3' });
    expect(loadIdentities().map(({ token }) => token)).toEqual(['t3', 't5', 't4', 't2']);
    forgetIdentity('t3');
    expect(loadIdentity()).toEqual({ name: 'n5', token: 't5' });
  });

  it('that an earlier page kept are read', () => {
    kept.set('avinas.identity', JSON.stringify({ name: 'Rasa', token: 'secret' }));
    expect(loadIdentities()).toEqual([{ name: 'Rasa', token: 'secret' }]);
  });
});

// The settings of this browser.
import type { GameName } from '../verbs';
import { kLanguages, kPseudo } from '../words/languages';
import { kept } from './storage';

export interface Settings {
  /** null: as the browser asks. */
  language: string | null;
  theme: 'system' | 'light' | 'dark';
  suits: 'two' | 'four';
  speech: 'short' | 'normal' | 'full';
  /** Bots take their time at a table where one plays with them alone. */
  bots: 'usual' | 'waiting';
  /** A tap raises a card and a second one plays it, or the first one plays. */
  taps: 'one' | 'two';
  /** The very last card plays itself where nothing is left to choose. */
  last_card: boolean;
  /** Single keys answer. */
  keys: boolean;
  /** null: not asked yet. */
  sounds: boolean | null;
  notify: boolean;
  /** The game that one opens tables of. */
  game: GameName;
}

const kKey = 'avinas.settings';
const kDefaults: Settings = {
  language: null,
  theme: 'system',
  suits: 'four',
  speech: 'short',
  bots: 'usual',
  taps: 'one',
  last_card: true,
  keys: true,
  sounds: null,
  notify: false,
  game: 'avinas',
};

export function loadSettings(): Settings {
  try {
    return { ...kDefaults, ...(JSON.parse(kept.get(kKey) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...kDefaults };
  }
}

/** Calls when another tab has chosen something. */
export function whenOthersChoose(then: () => void): void {
  window.addEventListener('storage', ({ key }) => key === kKey && then());
}

export function saveSettings(settings: Settings): void {
  kept.set(kKey, JSON.stringify(settings));
}

/** The language to speak: the one chosen, or the first that the browser asks for and there is. */
export function languageFor(settings: Settings, wished: readonly string[]): string {
  const known = [...Object.keys(kLanguages), kPseudo];
  if (settings.language && known.includes(settings.language)) return settings.language;
  return wished.map((w) => w.slice(0, 2).toLowerCase()).find((w) => w in kLanguages) ?? 'en';
}

/** Puts what the style sheet needs to know onto the page. */
export function showSettings(settings: Settings): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.suits = settings.suits;
}

// Words: grammar by language, plural forms, and catalogues that are whole.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { languageFor, loadSettings } from '../src/state/settings';
import type { TableView } from '@avinas/client';
import { read } from '../src/speech/command';
import { cardName } from '../src/words/cards';
import { playSentence } from '../src/words/narrate';
import { kLanguages } from '../src/words/languages';
import { joined, list, pseudo, t } from '../src/words/t';
import { entryNamed, kGames, rulesWords } from '../src/games';
import { catalogueOf, speakWith } from './english';

const speak = (language: string) => speakWith(language);
const played = { seat: 'E', card: 'QC' } as const;

describe('words', () => {
  it('name all 32 cards differently in every language', () => {
    for (const language of Object.keys(kLanguages)) {
      speak(language);
      const names = [...'CSHD'].flatMap((suit) => [...'ATKQJ98765432'].map((rank) => cardName(rank + suit)));
      expect(new Set(names).size, language).toBe(52);
    }
  });

  it('are grammatical: cases and plural forms', () => {
    speak('lt');
    expect(playSentence({ you: null }, played, false)).toMatch(/kryžių dam/);
    expect([1, 2, 10, 21].map((n) => t('rams-n', { n }))).toEqual(['1 avinas', '2 avinai', '10 avinų', '21 avinas']);
    speak('de');
    expect(t('card', { rank: 'Q', suit: 'C' })).toMatch(/Kreuz-Dame/);
    expect(t('pips-n', { n: 1 })).not.toBe(t('pips-n', { n: 2 }).replace('2', '1'));
    speak('da');
    expect([1, 2].map((n) => t('rams-n', { n }))).toEqual(['1 vædder', '2 væddere']);
    expect(read('dkl skjult smil', {} as TableView)).toMatchObject({ action: { card: 'QC', signal: 'valuable' } });
    speak('en');
    expect([1, 2].map((n) => t('rams-n', { n }))).toEqual(['1 ram', '2 rams']);
    speak('pt');
    expect([0, 1, 2].map((n) => t('rams-n', { n }))).toEqual(['0 carneiros', '1 carneiro', '2 carneiros']);
    expect(cardName('QC')).toBe('dama de paus');
    speak('ja');
    expect(cardName('QC')).toMatch(/クラブのクイーン/);
  });

  it('are understood on the command line as the page itself says them', () => {
    for (const language of Object.keys(kLanguages)) {
      speak(language);
      for (const suit of 'CSHD') {
        for (const rank of 'ATKQJ987') {
          const card = rank + suit;
          expect(read(cardName(card), {} as TableView), `${language} ${card}`).toEqual({
            kind: 'act',
            action: { action: 'play', card },
          });
        }
      }
    }
    speak('lt');
    expect(read('dedu kryžių damą', {} as TableView)).toMatchObject({ action: { card: 'QC' } });
  });

  it('are joined as the language joins sentences', () => {
    speak('en');
    expect(joined(['One.', '', 'Two.'])).toBe('One. Two.');
    speak('ja');
    expect(joined(['パス。', 'ノック。'])).toBe('パス。ノック。');
  });

  it('say what costs nothing, one card and one time as the language says it', () => {
    speak('en');
    expect(t('hint-why-take-unless', { n: 1 })).toBe(
      'it takes the trick, unless the one card that beats it is played.',
    );
    expect(t('hint-why-draw-trumps', { n: 1, higher: 1 })).toBe('1 trump is still out; 1 can beat it.');
    expect(t('hint-why-draw-safely', { n: 0 })).toBe('nobody can beat it, and nobody else has a trump left.');
    speak('lt');
    expect(t('hint-why-lead-low', { points: 0 })).toBe('jei šią kortą paims, nieko nekainuos.');
    expect(t('hint-why-knock-strong', { n: 21 })).toContain('21 kartą');
    speak('de');
    expect(t('hint-why-leave-partner', { n: 2, rank: 'J', suit: 'S' })).toMatch(/^Der Pik-Bube deines Gegenübers/);
  });

  it('hold a name from right to left apart from what stands beside it, and others as they are', () => {
    speak('en');
    expect(t('called-to-table', { name: 'عمر' })).toMatch(/^\u2068عمر\u2069 asks/);
    expect(list(['עומר', 'Ona'])).toBe('\u2068עומר\u2069 and Ona');
    expect(t('called-to-table', { name: 'Rasa' })).toMatch(/^Rasa asks/);
  });

  it('are found by what the browser wishes, and by what was chosen', () => {
    const settings = loadSettings();
    expect(languageFor(settings, ['fr-FR', 'lt-LT', 'en'])).toBe('lt');
    expect(languageFor(settings, ['fr'])).toBe('en');
    expect(languageFor({ ...settings, language: 'ja' }, ['de'])).toBe('ja');
  });

  it('have a pseudo-language that changes every word', () => {
    expect(pseudo('Next hand')).not.toMatch(/[aeiounstry]/i);
  });

  it('have every rule for players of each game, in every language, and no other', () => {
    for (const entry of kGames.map(entryNamed)) {
      const file = entry.part ? `rules/${entry.base ?? entry.name}` : 'rules';
      const law = readFileSync(new URL(`../../docs/${file}.md`, import.meta.url), 'utf8');
      const english = catalogueOf(`${rulesWords(entry)}.en`);
      const sections = new Set([...english.matchAll(/^rules-(\d+) =/gm)].map(([, section]) => section));
      const numbers = [...law.matchAll(/\*\*[A-Z](\d+)\.(\d+)\*\*/g)]
        .filter(([, section]) => sections.has(section))
        .map(([, section, rule]) => `rule-${section}-${rule}`)
        .sort();
      expect(numbers.length).toBeGreaterThan(15);
      for (const language of Object.keys(kLanguages)) {
        const said = catalogueOf(`${rulesWords(entry)}.${language}`).matchAll(/^(rule-\d+-\d+) =/gm);
        expect([...said].map(([, id]) => id).sort(), `${entry.name} ${language}`).toEqual(numbers);
      }
    }
  });
});

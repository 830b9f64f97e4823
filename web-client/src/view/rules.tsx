// The rules of a game, an anchor for each: `/rules#R5.3`, `/rules/GAME#RULE`. Its catalogue says how many they are.
import { at } from '../base';
import '../styles/play.css';
import { useEffect } from 'preact/hooks';
import type { GameEntry } from '../games';
import { has, t } from '../words/t';
import { HowToPlay } from './how_to_play';

/** The numbers from 1 on for which the catalogue has a message. */
function numbered(id: (n: number) => string): number[] {
  const numbers = [];
  for (let n = 1; has(id(n)); n += 1) numbers.push(n);
  return numbers;
}

export function RulesPage({ about: { name, part, letter } }: { about: GameEntry }) {
  const heading = part ? `${t(`game-${name}`)}: ${t('rules')}` : t('rules');
  useEffect(() => {
    document.title = `${t('rules')} – ${t(part ? `game-${name}` : 'title')}`;
    const wanted = document.getElementById(location.hash.slice(1));
    wanted?.scrollIntoView();
    wanted?.focus();
  }, [name, part]);
  const sections = numbered((section) => `rules-${section}`);
  return (
    <main class="page rules">
      <h1>{heading}</h1>
      {has('how-1') && <HowToPlay />}
      <p class="hint">{t('rules-intro')}</p>
      <nav aria-label={t('rules')}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#part-${section}`}>{t(`rules-${section}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section} aria-labelledby={`part-${section}`}>
          <h2 id={`part-${section}`}>
            {section} {t(`rules-${section}`)}
          </h2>
          {numbered((n) => `rule-${section}-${n}`).map((n) => {
            const rule = `${letter}${section}.${n}`;
            return (
              <p key={n} id={rule} tabIndex={-1}>
                <a class="rule" href={`#${rule}`}>
                  {rule}
                </a>{' '}
                {t(`rule-${section}-${n}`)}
              </p>
            );
          })}
        </section>
      ))}
      <p>
        <a href={at()}>{t('home')}</a>
      </p>
    </main>
  );
}

// The rules, an anchor for each: `/rules#R5.3`.
import { at } from '../base';
import '../styles/play.css';
import { useEffect } from 'preact/hooks';
import { t } from '../words/t';
import { HowToPlay } from './how_to_play';

/** How many rules each part has: those of docs/rules.md. */
export const kRules = [6, 6, 7, 9, 7, 7, 2];

export function RulesPage() {
  useEffect(() => {
    document.title = `${t('rules')} – ${t('title')}`;
    const wanted = document.getElementById(location.hash.slice(1));
    wanted?.scrollIntoView();
    wanted?.focus();
  }, []);
  return (
    <main class="page rules">
      <h1>{t('rules')}</h1>
      <HowToPlay />
      <p class="hint">{t('rules-intro')}</p>
      <nav aria-label={t('rules')}>
        <ol>
          {kRules.map((_, part) => (
            <li key={part}>
              <a href={`#part-${part + 1}`}>{t(`rules-${part + 1}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {kRules.map((count, part) => (
        <section key={part} aria-labelledby={`part-${part + 1}`}>
          <h2 id={`part-${part + 1}`}>
            {part + 1} {t(`rules-${part + 1}`)}
          </h2>
          {Array.from({ length: count }, (_, i) => (
            <p key={i} id={`R${part + 1}.${i + 1}`} tabIndex={-1}>
              <a class="rule" href={`#R${part + 1}.${i + 1}`}>
                R{part + 1}.{i + 1}
              </a>{' '}
              {t(`rule-${part + 1}-${i + 1}`)}
            </p>
          ))}
        </section>
      ))}
      <p>
        <a href={at()}>{t('home')}</a>
      </p>
    </main>
  );
}

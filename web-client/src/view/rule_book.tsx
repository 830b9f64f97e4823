// The rule book of a game as its file in docs/rules has it, an anchor for each rule: `/rules/GAME#RULE`. It is
// in English.
import { at } from '../base';
import '../styles/play.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { entryNamed } from '../games';
import { t } from '../words/t';

const books = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The text of that game's book. */
export async function bookOf(game: string): Promise<string> {
  return (await books[`../../../docs/rules/${game}.md`]?.()) ?? '';
}

/** Strong, slanted and literal words; links are told by their names. */
function inline(text: string): ComponentChildren[] {
  const plain = text.replace(/<a id="[^"]*"><\/a>/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*')) return <em>{part.slice(1, -1)}</em>;
    return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
  });
}

/** Rows of a table as they stand, cells between bars; the second line only parts the head off. */
function Rows({ lines }: { lines: string[] }) {
  const rows = lines.filter((_, i) => i !== 1).map((line) => line.split('|').slice(1, -1));
  return (
    <div class="scrolls" role="region" aria-label={rows[0][0].trim()} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i}>
              {cells.map((cell, j) =>
                i === 0 ? (
                  <th key={j} scope="col">
                    {inline(cell)}
                  </th>
                ) : (
                  <td key={j}>{inline(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n');
  if (text.startsWith('## ')) {
    return (
      <>
        <h2>{lines[0].slice(3)}</h2>
        {lines.length > 1 && <Block text={lines.slice(1).join('\n')} />}
      </>
    );
  }
  if (text.startsWith('|')) return <Rows lines={lines} />;
  if (!/^(-|\d+\.) /.test(text)) return <p>{inline(lines.join(' '))}</p>;
  return (
    <>
      {lines.map((line, i) => {
        const rule = /\*\*([A-Z]\d+\.\d+)\*\*/.exec(line)?.[1];
        return (
          <p key={i} id={rule} tabIndex={rule ? -1 : undefined}>
            {inline(line.replace(/^- /, ''))}
          </p>
        );
      })}
    </>
  );
}

export function RuleBook({ game, text }: { game: string; text: string }) {
  const name = t(`game-${entryNamed(game).name}`);
  useEffect(() => {
    document.title = `${t('rules')} – ${name}`;
    const wanted = document.getElementById(location.hash.slice(1));
    wanted?.scrollIntoView();
    wanted?.focus();
  }, []);
  // The sections for players: what tests and records need stands in the documents.
  const sections = text
    .split(/\n(?=## )/)
    .slice(1)
    .filter((section) => !/^## (8|9|10) /.test(section));
  return (
    <main class="page rules">
      <h1>
        {name}: {t('rules')}
      </h1>
      <div lang="en">
        {sections.flatMap((section) =>
          section.split(/\n\n+/).map((block, i) => <Block key={section.slice(0, 8) + i} text={block.trim()} />),
        )}
      </div>
      <p>
        <a href={at()}>{t('home')}</a>
      </p>
    </main>
  );
}

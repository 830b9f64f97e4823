// An evening's standing, its rounds, and the replays of two tables beside each other.
import { at } from '../base';
import { useState } from 'preact/hooks';
import type { Evening, EveningMeeting, EveningPair, Person } from '@avinas/client';
import type { Game } from '../game';
import { list, locale, t } from '../words/t';
import { type Figure, FigureTable } from './figure_table';
import { Pick } from './pick';

export const look = (game: Game, code: string, round?: number) =>
  game.request({ type: 'look_at_evening', code, round });

const namesOf = (people: Person[]) => {
  const names = people.map((person) => person.name);
  return list(names.length === 1 ? [...names, t('evening-bot')] : names);
};
const numberOf = (value: number, digits: number) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

type Ranked = EveningPair & { number: number };

/** Pairs that are compared with one another, the best first. */
function Ranking({ pairs, shared, caption }: { pairs: Ranked[]; shared: boolean; caption: string }) {
  const order = [...pairs].sort((a, b) => b.hundredths - a.hundredths || b.tenths - a.tenths || a.number - b.number);
  const rows = order.map(({ number, gone, people, hundredths, tenths, counted }) => {
    const told = (text: string) => (counted > 0 ? text : '–');
    const points: Figure = [t('evening-difference'), told(numberOf(tenths / 10, 1))];
    return {
      key: number,
      who: (
        <>
          {number}. {gone ? t('evening-gone') : <bdi>{namesOf(people)}</bdi>}
        </>
      ),
      figures: [
        [t(shared ? 'evening-percent' : 'evening-won'), told(`${numberOf(hundredths / 100, 1)} %`)],
        ...(shared ? [points] : []),
        [t(shared ? 'evening-counted' : 'evening-matches'), counted],
      ] satisfies Figure[],
    };
  });
  return <FigureTable caption={caption} first={t('evening-pair')} rows={rows} />;
}

/** Of two lines each is compared with itself alone. */
export function Standing({ evening }: { evening: Evening }) {
  const shared = evening.plan.hands > 0;
  const pairs = evening.pairs.map((pair, i) => ({ ...pair, number: i + 1 }));
  const line = Math.ceil(pairs.length / 2);
  if (!shared || evening.plan.movement !== 'mitchell' || evening.round === 0) {
    return <Ranking pairs={pairs} shared={shared} caption={t('evening-pairs')} />;
  }
  return (
    <>
      <Ranking pairs={pairs.slice(0, line)} shared caption={t('evening-line-sits')} />
      <Ranking pairs={pairs.slice(line)} shared caption={t('evening-line-moves')} />
    </>
  );
}

function MeetingLine({ evening, meeting }: { evening: Evening; meeting: EveningMeeting }) {
  const { hands } = evening.plan;
  const runs = evening.stage === 'playing' && evening.shown === evening.round;
  const scores = meeting.scores ?? [];
  const [a, b] = meeting.people.map(namesOf);
  const isWon = hands === 0 && scores.length > 0;
  const kind = !isWon ? 'runs' : scores[0] > 0 ? 'first' : 'second';
  return (
    <li>
      {t('evening-against', { a, b })}{' '}
      {(runs || isWon) && t('evening-result', { kind, a, b, played: meeting.played, hands: Math.max(1, hands) })}
      {!runs && scores.length === 0 && '–'}{' '}
      {hands > 0
        ? scores.map((score, i) => {
            const told = t('evening-score', { n: i + 1, score: numberOf(score, 0) });
            // The cards are shown when the round is over.
            if (!meeting.match) return <span key={i}>{told}</span>;
            return (
              <a key={i} href={at(`replay/${meeting.match}#${i + 1}`)}>
                {told}
              </a>
            );
          })
        : meeting.match && <a href={at(`replay/${meeting.match}`)}>{t('replay-match')}</a>}
    </li>
  );
}

/** Two tables to be looked at beside each other, one's own first. */
function BothTables({ evening, own }: { evening: Evening; own: number }) {
  const played = evening.meetings.filter((meeting) => meeting.match);
  const isOwn = (meeting: EveningMeeting) => [meeting.north_south, meeting.east_west].includes(own);
  const [one, other] = [...played.filter(isOwn), ...played.filter((meeting) => !isOwn(meeting))];
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [hand, setHand] = useState('1');
  if (!other || evening.plan.hands === 0) return null;
  const choices = (meetings: EveningMeeting[]) =>
    meetings.map((each): [string, string] => [
      each.match!,
      t('evening-meeting', { a: each.north_south, b: each.east_west }),
    ]);
  const left = played.find((each) => each.match === first) ?? one;
  const others = played.filter((each) => each !== left);
  const right = others.find((each) => each.match === second) ?? (left === one ? other : one);
  const both = Math.min(left.scores!.length, right.scores!.length);
  const hands = Array.from({ length: both }, (_, i) => String(i + 1));
  const shown = hands.includes(hand) ? hand : '1';
  return (
    <fieldset class="stack both">
      <legend>{t('evening-both')}</legend>
      {played.length > 2 && (
        <>
          <Pick label={t('evening-one-table')} value={left.match!} choices={choices(played)} choose={setFirst} />
          <Pick label={t('evening-other-table')} value={right.match!} choices={choices(others)} choose={setSecond} />
        </>
      )}
      <Pick label={t('evening-hand')} value={shown} choices={hands.map((n) => [n, n])} choose={setHand} />
      <a class="button" href={at(`replay/${left.match}/${right.match}#${shown}`)}>
        {t('evening-both-show')}
      </a>
    </fieldset>
  );
}

export function Round({ evening, game, own }: { evening: Evening; game: Game; own: number }) {
  if (evening.shown === 0) return null;
  return (
    <>
      <h4>{t('evening-round', { n: evening.shown })}</h4>
      <ul class="meetings">
        {evening.meetings.map((meeting) => (
          <MeetingLine key={meeting.table} evening={evening} meeting={meeting} />
        ))}
      </ul>
      <BothTables key={evening.shown} evening={evening} own={own} />
      {evening.round > 1 && (
        <div class="quick">
          <button disabled={evening.shown <= 1} onClick={() => look(game, evening.code, evening.shown - 1)}>
            {t('evening-round-before')}
          </button>
          <button disabled={evening.shown >= evening.round} onClick={() => look(game, evening.code, evening.shown + 1)}>
            {t('evening-round-after')}
          </button>
        </div>
      )}
    </>
  );
}

// The end of a hand: first what it means for oneself, then how; all four hands. And the end of a
// match: the sheet as on paper, why it ended, what is owed.
import type { HandRecord, Seat, TableView } from '../../protocol/types';
import { cardName, seatsFrom, who } from '../../words/cards';
import { callSentence, outcomeSentence, pointsSentence, reasonSentence, resultSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { NamedCard } from '../card';
import { DealCheck } from '../deal_check';
import { RuleLink } from '../rule_link';
import { ScoreSheet } from './sheet';

function tricksOf(record: HandRecord): { seat: Seat; text: string }[][] {
  const plays = record.actions.flatMap((a) =>
    a.action === 'play'
      ? [{ seat: a.seat, text: a.face_down ? t('card-was-down', { name: cardName(a.card) }) : cardName(a.card) }]
      : [],
  );
  const tricks = [];
  for (let i = 0; i < plays.length; i += 4) tricks.push(plays.slice(i, i + 4));
  return tricks;
}

function EveryTrick({ view, record }: { view: TableView; record: HandRecord }) {
  return (
    <details>
      <summary>{t('every-trick')}</summary>
      <p>
        {record.actions
          .map((a) => callSentence(view, a))
          .filter(Boolean)
          .join(' ')}
      </p>
      <ol>
        {tricksOf(record).map((trick, i) => (
          <li key={i}>{trick.map((p) => t('trick-entry', { name: who(view, p.seat), card: p.text })).join(', ')}</li>
        ))}
      </ol>
    </details>
  );
}

function OpenHands({ view, record }: { view: TableView; record: HandRecord }) {
  return (
    <ul class="open-hands">
      {seatsFrom(view).map((seat) => (
        <li key={seat}>
          <span class="seat">
            {who(view, seat)} <span class="hint">{view.seats[seat].name}</span>
          </span>
          <span class="cards">
            {record.deal[seat].map((card) => (
              <NamedCard key={card} card={card} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When in the match it was decided: the hand that cost most. */
function turningPoint(view: TableView): string | null {
  const pips = (['NS', 'EW'] as const).flatMap((side) =>
    view.sheet.pips[side].map((total, i, all) => ({ side, gained: total - (all[i - 1] ?? 0) })),
  );
  const most = pips.sort((a, b) => b.gained - a.gained)[0];
  return most && most.gained > 2 ? t('turning-point', { n: most.gained }) : null;
}

export function HandEnd({ view }: { view: TableView }) {
  const record = view.finished;
  if (!record) return null;
  const { result } = record;
  const over = view.stage === 'finished';
  const reason = reasonSentence(result);
  return (
    <section class={over ? 'hand-end match-end' : 'hand-end'} aria-label={t(over ? 'match-end' : 'hand-end')}>
      <h2 tabIndex={-1} data-focus-end>
        {over && view.outcome ? outcomeSentence(view, view.outcome) : resultSentence(view, result)}
      </h2>
      {over && view.outcome && <p>{resultSentence(view, result)}</p>}
      {reason && (
        <p class="reason">
          {reason.text} <RuleLink rule={reason.rule} />
        </p>
      )}
      {result.form !== 'passed_out' && <p class="reason">{pointsSentence(view, result)}</p>}
      {over && <ScoreSheet view={view} />}
      {over && turningPoint(view) && <p>{turningPoint(view)}</p>}
      {over && (
        <p class="links">
          <a href={`/replay/${view.match}`}>{t('replay-match')}</a>{' '}
          <a href={`/api/matches/${view.match}/record`} download={`avinas-${view.match}.json`}>
            {t('download-record')}
          </a>
        </p>
      )}
      <OpenHands view={view} record={record} />
      <EveryTrick view={view} record={record} />
      {view.shuffle && <DealCheck shuffle={view.shuffle} record={record} />}
    </section>
  );
}

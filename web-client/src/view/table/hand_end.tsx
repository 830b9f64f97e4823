// The end of a hand: first what it means for oneself, then how; all four hands.
import type { HandRecord, Seat, TableView } from '../../protocol/types';
import { cardName, seatsFrom, who } from '../../words/cards';
import { callSentence, pointsSentence, reasonSentence, resultSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { NamedCard } from '../card';
import { DealCheck } from '../deal_check';
import { RuleLink } from '../rule_link';

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

/** Why it came to that, all four hands, every trick, and whether the deal was fair. */
export function HandDetails({ view, record }: { view: TableView; record: HandRecord }) {
  const { result } = record;
  const reason = reasonSentence(result);
  return (
    <>
      {reason && (
        <p class="reason">
          {reason.text} <RuleLink rule={reason.rule} />
        </p>
      )}
      {result.form !== 'passed_out' && <p class="reason">{pointsSentence(view, result)}</p>}
      <OpenHands view={view} record={record} />
      <EveryTrick view={view} record={record} />
      {view.shuffle && <DealCheck shuffle={view.shuffle} record={record} />}
    </>
  );
}

export function HandEnd({ view }: { view: TableView }) {
  if (!view.finished) return null;
  return (
    <section class="hand-end" aria-label={t('hand-end')}>
      <h2 tabIndex={-1} data-focus-end>
        {resultSentence(view, view.finished.result)}
      </h2>
      <HandDetails view={view} record={view.finished} />
    </section>
  );
}

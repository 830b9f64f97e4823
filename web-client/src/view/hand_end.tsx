// The end of a hand: all four hands laid open, the tricks, the result, and what comes next.
import type { Game } from '../game';
import type { HandRecord, Seat, TableView } from '../protocol/types';
import { cardName, seatName, words } from '../words/en';
import { kSeats } from '../state/facts';
import { callSentence, outcomeSentence, resultSentence } from '../words/narrate';
import { replayWords } from '../words/replay';
import { DealCheck } from './deal_check';
import { NamedCard } from './card';

function tricksOf(record: HandRecord): { seat: Seat; text: string }[][] {
  const plays = record.actions.flatMap((a) =>
    a.action === 'play' ? [{ seat: a.seat, text: `${cardName(a.card)}${a.face_down ? ' (face down)' : ''}` }] : [],
  );
  const tricks = [];
  for (let i = 0; i < plays.length; i += 4) tricks.push(plays.slice(i, i + 4));
  return tricks;
}

export function HandEnd({ view, game }: { view: TableView; game: Game }) {
  const record = view.finished;
  if (!record) return null;
  const over = view.stage === 'finished';
  const ready = view.you ? view.seats[view.you].ready : false;
  return (
    <div class="hand-end">
      <h2>{resultSentence(record.result)}</h2>
      {view.outcome && <p class="outcome">{outcomeSentence(view.outcome)}</p>}
      <ul class="open-hands">
        {kSeats.map((seat) => (
          <li key={seat}>
            <span class="seat">
              {seatName[seat]} · {view.seats[seat].name}
            </span>
            <span class="cards">
              {record.deal[seat].map((card) => (
                <NamedCard key={card} card={card} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {!over && view.you && (
        <button class="primary" disabled={ready} onClick={game.ready}>
          {ready ? words.waitingForReady : words.next}
        </button>
      )}
      {over && (
        <p>
          <a href={`/api/matches/${view.match}/record`} download={`avinas-${view.match}.json`}>
            {words.record}
          </a>{' '}
          · <a href={`/replay/${view.match}`}>{replayWords.watch}</a>
        </p>
      )}
      <details>
        <summary>Every trick</summary>
        <p>
          {record.actions
            .map((a) => callSentence(view, a))
            .filter(Boolean)
            .join(' ')}
        </p>
        <ol>
          {tricksOf(record).map((trick, i) => (
            <li key={i}>{trick.map((p) => `${seatName[p.seat]}: ${p.text}`).join(', ')}</li>
          ))}
        </ol>
      </details>
      {view.shuffle && <DealCheck shuffle={view.shuffle} record={record} />}
    </div>
  );
}

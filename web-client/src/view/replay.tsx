// The replay of a finished match: one action at a time, as one seat saw it or with all hands open.
import { useEffect, useState } from 'preact/hooks';
import type { Seat, TableView } from '../protocol/types';
import { type MatchRecord, type RecordedHand, kSeats, positionAfter, readRecord, seesCard } from '../state/replay';
import { seatName, words } from '../words/en';
import { callSentence, outcomeSentence, playSentence, resultSentence } from '../words/narrate';
import { replayWords } from '../words/replay';
import { NamedCard } from './card';
import { DealCheck } from './deal_check';

/** The sentence for the action just done; narration looks at who one is and at the trumps only. */
function sentenceAt(hand: RecordedHand, step: number): string {
  if (step === 0) return replayWords.dealt(seatName[hand.dealer]);
  const action = hand.actions[step - 1];
  if (!action) return resultSentence(hand.result);
  const view = { you: null, trump: hand.result.trump } as unknown as TableView;
  if (action.action !== 'play') return callSentence(view, action);
  const lead = positionAfter(hand, step).trick.length === 1;
  return playSentence(view, { seat: action.seat, card: action.card, face_down: action.face_down, signal: action.signal } as never, lead);
}

function Hands({ record, hand, step, as }: { record: MatchRecord; hand: RecordedHand; step: number; as: Seat | 'all' }) {
  const position = positionAfter(hand, step);
  return (
    <>
      <ul class="open-hands">
        {kSeats.map((seat) => (
          <li key={seat}>
            <span class="seat">
              {seatName[seat]} · {record.players[seat]?.name ?? ''}
            </span>
            {as === 'all' || as === seat || position.over ? (
              <span class="cards">
                {(position.over ? hand.deal : position.held)[seat].map((card) => (
                  <NamedCard key={card} card={card} />
                ))}
              </span>
            ) : (
              <span class="hint">{replayWords.cards(position.held[seat].length)}</span>
            )}
          </li>
        ))}
      </ul>
      {position.trick.length > 0 && (
        <section aria-label={replayWords.trick} class="replay-trick">
          {position.trick.map((lying) => (
            <span key={lying.card}>
              {seatName[lying.seat]}:{' '}
              {seesCard(lying, position.trick, as) ? <NamedCard card={lying.card} /> : replayWords.faceDown}
            </span>
          ))}
        </section>
      )}
    </>
  );
}

function Stepper({ record, shared }: { record: MatchRecord; shared: boolean }) {
  const [at, setAt] = useState({ hand: 0, step: 0 });
  const [as, setAs] = useState<Seat | 'all'>('all');
  const hand = record.hands[at.hand];
  const steps = hand.actions.length + 1;
  const go = (step: number) => setAt({ ...at, step: Math.max(0, Math.min(steps, step)) });
  const goHand = (n: number) => setAt({ hand: Math.max(0, Math.min(record.hands.length - 1, n)), step: 0 });
  const sheet = hand.sheet;
  const pair = (numbers: { NS: number; EW: number }) => `${numbers.NS} : ${numbers.EW}`;
  return (
    <>
      <h2>{replayWords.hand(at.hand + 1, record.hands.length)}</h2>
      <label>
        {replayWords.as}
        <select value={as} onChange={(e) => setAs(e.currentTarget.value as Seat | 'all')}>
          <option value="all">{replayWords.all}</option>
          {kSeats.map((seat) => (
            <option key={seat} value={seat}>
              {seatName[seat]} {record.players[seat]?.name ?? ''}
            </option>
          ))}
        </select>
      </label>
      <p class="replay-sentence" role="status">
        {sentenceAt(hand, at.step)}
      </p>
      <Hands record={record} hand={hand} step={at.step} as={as} />
      <div class="quick">
        <button onClick={() => go(0)}>{replayWords.first}</button>
        <button onClick={() => go(at.step - 1)} disabled={at.step === 0}>
          {replayWords.back}
        </button>
        <button class="primary" onClick={() => go(at.step + 1)} disabled={at.step === steps}>
          {replayWords.forward}
        </button>
        <button onClick={() => go(steps)}>{replayWords.last}</button>
        <button onClick={() => goHand(at.hand - 1)} disabled={at.hand === 0}>
          {replayWords.previousHand}
        </button>
        <button onClick={() => goHand(at.hand + 1)} disabled={at.hand === record.hands.length - 1}>
          {replayWords.nextHand}
        </button>
      </div>
      <p class="hint">{replayWords.step(at.step, steps)}</p>
      {at.step === steps && (
        <>
          <p>{replayWords.sheet(pair(sheet.rams), pair(sheet.pips))}</p>
          {at.hand === record.hands.length - 1 && record.outcome && <p class="outcome">{outcomeSentence(record.outcome)}</p>}
          {hand.shuffle && <DealCheck shuffle={hand.shuffle} record={hand} />}
        </>
      )}
      {shared && (
        <p>
          <a href={`/replay/${record.id}`}>{replayWords.share}</a> ·{' '}
          <a href={`/api/matches/${record.id}/record`} download={`avinas-${record.id}.json`}>
            {words.record}
          </a>
        </p>
      )}
    </>
  );
}

export function ReplayPage({ id }: { id: string | null }) {
  const [record, setRecord] = useState<MatchRecord | string | null>(id ? null : '');
  const [shared, setShared] = useState(id !== null);
  useEffect(() => {
    if (!id) return;
    fetch(`/api/matches/${id}/record`)
      .then((response) => (response.ok ? response.text().then(readRecord) : replayWords.missing))
      .then(setRecord, () => setRecord(replayWords.missing));
  }, [id]);
  const open = (file: File | undefined) => {
    setShared(false);
    void file?.text().then((text) => setRecord(readRecord(text)));
  };
  return (
    <main class="home replay">
      <h1>{replayWords.title}</h1>
      {record === null && <p>{replayWords.loading}</p>}
      {typeof record === 'string' && record && (
        <p class="error" role="alert">
          {record}
        </p>
      )}
      {record && typeof record === 'object' && <Stepper key={record.id} record={record} shared={shared} />}
      <label class="stack">
        {replayWords.open}
        <input type="file" accept=".json,application/json" onChange={(e) => open(e.currentTarget.files?.[0])} />
        <span class="hint">{replayWords.openHint}</span>
      </label>
      <p>
        <a href="/">{words.home}</a>
      </p>
    </main>
  );
}

// The replay of a finished match: one action at a time, as one seat saw it or with all hands open.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../protocol/types';
import { type MatchRecord, kSeats, readRecord } from '../state/replay';
import { words } from '../words/en';
import { outcomeSentence } from '../words/narrate';
import { replayWords } from '../words/replay';
import { DealCheck } from './deal_check';
import { HandReplay } from './hand_replay';

function Stepper({ record, shared }: { record: MatchRecord; shared: boolean }) {
  const [at, setAt] = useState({ hand: 0, step: 0 });
  const hand = record.hands[at.hand];
  const steps = hand.actions.length + 1;
  const goHand = (n: number) => setAt({ hand: Math.max(0, Math.min(record.hands.length - 1, n)), step: 0 });
  const names = Object.fromEntries(kSeats.map((seat) => [seat, record.players[seat]?.name ?? ''])) as Record<
    Seat,
    string
  >;
  const sheet = hand.sheet;
  const pair = (numbers: { NS: number; EW: number }) => `${numbers.NS} : ${numbers.EW}`;
  return (
    <>
      <h2>{replayWords.hand(at.hand + 1, record.hands.length)}</h2>
      <HandReplay
        key={at.hand}
        hand={hand}
        names={names}
        open={kSeats}
        step={at.step}
        go={(step) => setAt({ ...at, step })}
      />
      <div class="quick">
        <button onClick={() => goHand(at.hand - 1)} disabled={at.hand === 0}>
          {replayWords.previousHand}
        </button>
        <button onClick={() => goHand(at.hand + 1)} disabled={at.hand === record.hands.length - 1}>
          {replayWords.nextHand}
        </button>
      </div>
      {at.step === steps && (
        <>
          <p>{replayWords.sheet(pair(sheet.rams), pair(sheet.pips))}</p>
          {at.hand === record.hands.length - 1 && record.outcome && (
            <p class="outcome">{outcomeSentence(record.outcome)}</p>
          )}
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

/** Why the record does not hold by the rules; the server checks it and keeps nothing of it. */
async function faultByTheRules(text: string): Promise<string | null> {
  const response = await fetch('/api/records/check', { method: 'POST', body: text }).catch(() => null);
  if (!response || response.ok) return response ? null : replayWords.notChecked;
  const why = (await response.text()).trim();
  return response.status === 422 ? replayWords.untrue(why) : why;
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
    void file?.text().then(async (text) => {
      const read = readRecord(text);
      setRecord(typeof read === 'string' ? read : ((await faultByTheRules(text)) ?? read));
    });
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

// The replay of a finished match: one action at a time, as one seat saw it or with all hands open.
import { again } from '../again';
import { at } from '../base';
import '../styles/play.css';
import { useEffect, useState } from 'preact/hooks';
import { type Fault, isFault, type MatchRecord, readRecord, viewerOf } from '../state/replay';
import { decisionAt, type MatchAnalysis } from '../state/review';
import { DealCheck } from './deal_check';
import { HandReplay } from './hand_replay';
import { HandReview, PlayersReview } from './review';
import { kSeats } from '../words/cards';
import { outcomeSentence } from '../words/narrate';
import { costSentence } from '../words/review';
import { t } from '../words/t';

/** `/replay/…#4` opens the fourth hand. */
function handInAddress(hands: number): number {
  const n = Number(location.hash.slice(1));
  return Number.isInteger(n) && n >= 1 && n <= hands ? n - 1 : 0;
}

type Looked = MatchAnalysis | 'looking' | { failed: string } | null;

/** The worth of every decision of the match: found out when somebody asks. */
function useAnalysis(id: string): [Looked, () => void] {
  const [looked, setLooked] = useState<Looked>(null);
  const ask = () => {
    setLooked('looking');
    fetch(at(`api/matches/${id}/analysis`))
      .then(async (response) =>
        setLooked(response.ok ? ((await response.json()) as MatchAnalysis) : { failed: await response.text() }),
      )
      .catch(() => setLooked({ failed: t('review-no-line') }));
  };
  return [looked, ask];
}

function Stepper({ record, shared }: { record: MatchRecord; shared: boolean }) {
  const [looked, look] = useAnalysis(record.id);
  const analysis = looked && looked !== 'looking' && !('failed' in looked) ? looked : null;
  const [place, setPlace] = useState({ hand: handInAddress(record.hands.length), step: 0 });
  const hand = record.hands[place.hand];
  const steps = hand.actions.length + 1;
  const goHand = (n: number) => setPlace({ hand: Math.max(0, Math.min(record.hands.length - 1, n)), step: 0 });
  const viewer = viewerOf(record);
  const sheet = hand.sheet;
  const go = (step: number) => setPlace({ ...place, step });
  const decided = analysis && decisionAt(analysis.hands[place.hand], place.step);
  const pair = (numbers: { NS: number; EW: number }) => `${numbers.NS} : ${numbers.EW}`;
  return (
    <>
      <h2>{t('replay-hand', { n: place.hand + 1, of: record.hands.length })}</h2>
      <HandReplay
        key={place.hand}
        hand={hand}
        viewer={viewer}
        open={kSeats}
        step={place.step}
        go={go}
        remark={decided && decided.cost > 0 ? costSentence(decided) : undefined}
      />
      <div class="quick">
        <button onClick={() => goHand(place.hand - 1)} disabled={place.hand === 0}>
          {t('replay-previous-hand')}
        </button>
        <button onClick={() => goHand(place.hand + 1)} disabled={place.hand === record.hands.length - 1}>
          {t('replay-next-hand')}
        </button>
      </div>
      {shared && !analysis && (
        <button onClick={look} disabled={looked === 'looking'}>
          {t(looked === 'looking' ? 'review-looking' : 'review-match')}
        </button>
      )}
      {looked && looked !== 'looking' && 'failed' in looked && (
        <p class="error" role="alert">
          {t('review-match-failed', { why: looked.failed.trim() })}
        </p>
      )}
      {analysis && (
        <>
          <HandReview view={viewer} hand={hand} analysis={analysis.hands[place.hand]} step={place.step} go={go} />
          <PlayersReview players={analysis.players} viewer={viewer} />
        </>
      )}
      {place.step === steps && (
        <>
          <p>{t('replay-sheet', { rams: pair(sheet.rams), pips: pair(sheet.pips) })}</p>
          {place.hand === record.hands.length - 1 && record.outcome && (
            <p class="outcome">{outcomeSentence(viewer, record.outcome)}</p>
          )}
          {hand.shuffle && <DealCheck shuffle={hand.shuffle} record={hand} />}
        </>
      )}
      {shared && (
        <p>
          <a href={at(`replay/${record.id}`)}>{t('replay-share')}</a> ·{' '}
          <a href={at(`api/matches/${record.id}/record`)} download={`avinas-${record.id}.json`}>
            {t('download-record')}
          </a>
        </p>
      )}
    </>
  );
}

/** Why the record does not hold by the rules; the server checks it and keeps nothing of it. */
async function faultByTheRules(text: string): Promise<Fault | null> {
  const response = await fetch(at('api/records/check'), { method: 'POST', body: text }).catch(() => null);
  if (response?.ok) return null;
  return { id: response?.status === 422 ? 'replay-untrue' : 'replay-not-checked', args: {} };
}

const kMissing: Fault = { id: 'replay-missing', args: {} };

export function ReplayPage({ id }: { id: string | null }) {
  const [record, setRecord] = useState<MatchRecord | Fault | null>(null);
  const [shared, setShared] = useState(id !== null);
  useEffect(() => {
    if (!id) return;
    again(() => fetch(at(`api/matches/${id}/record`)))
      .then((response) => (response.ok ? response.text().then(readRecord) : kMissing))
      .then(setRecord, () => setRecord(kMissing));
  }, [id]);
  const open = (file: File | undefined) => {
    setShared(false);
    void file?.text().then(async (text) => {
      const read = readRecord(text);
      setRecord(isFault(read) ? read : ((await faultByTheRules(text)) ?? read));
    });
  };
  return (
    <main class="page replay">
      <h1>{t('replay')}</h1>
      {record === null && id !== null && <p>{t('replay-loading')}</p>}
      {record && isFault(record) && (
        <p class="error" role="alert">
          {t(record.id, record.args)}
        </p>
      )}
      {record && !isFault(record) && <Stepper key={record.id} record={record} shared={shared} />}
      <label class="stack">
        {t('replay-open-file')}
        <input type="file" accept=".json,application/json" onChange={(e) => open(e.currentTarget.files?.[0])} />
        <span class="hint">{t('replay-open-hint')}</span>
      </label>
      <p>
        <a href={at()}>{t('home')}</a>
      </p>
    </main>
  );
}

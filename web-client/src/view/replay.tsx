// The replay of a finished match: one action at a time, as one seat saw it or with all hands open; or of
// two matches beside each other.
import { again } from '../again';
import { at } from '../base';
import '../styles/play.css';
import { useEffect, useState } from 'preact/hooks';
import { entryOf, learnGame, roomFor } from '../games';
import { type Fault, isFault, type MatchRecord, placeIn, readRecord, viewerOf } from '../state/replay';
import { decisionAt, type MatchAnalysis } from '../state/review';
import { DealCheck } from './deal_check';
import { HandReplay, Sign } from './hand_replay';
import { HandReview, PlayersReview } from './review';
import { seatsOf } from '../state/seats';
import { outcomeSentence } from '../words/narrate';
import { costSentence } from '../words/review';
import { t } from '../words/t';

type Place = ReturnType<typeof placeIn>;
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

/** The place in the match, which stands in the address: `/replay/…#4.17`. */
function usePlace(record: MatchRecord): [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => placeIn(location.hash, record.hands));
  useEffect(() => {
    const onHash = () => setPlace(placeIn(location.hash, record.hands));
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [record]);
  const go = (next: Place) => {
    history.replaceState(history.state, '', `#${next.hand + 1}.${next.step}`);
    setPlace(next);
  };
  return [place, go];
}

interface LookedProps {
  looked: Looked;
  look: () => void;
}

/** Asks for the worth of every decision, and says why it did not come. */
function LookAtAll({ looked, look }: LookedProps) {
  return (
    <>
      <button onClick={look} disabled={looked === 'looking'}>
        {t(looked === 'looking' ? 'review-looking' : 'review-match')}
      </button>
      {looked && looked !== 'looking' && 'failed' in looked && (
        <p class="error" role="alert">
          {t('review-match-failed', { why: looked.failed.trim() })}
        </p>
      )}
    </>
  );
}

function Stepper({ record, shared }: { record: MatchRecord; shared: boolean }) {
  const [looked, look] = useAnalysis(record.id);
  const analysis = looked && looked !== 'looking' && !('failed' in looked) ? looked : null;
  const [place, setPlace] = usePlace(record);
  const { hands } = record;
  const hand = hands[place.hand];
  const viewer = viewerOf(record);
  const go = (step: number) => setPlace({ ...place, step });
  const goHand = (hand: number) => setPlace({ hand, step: 0 });
  const decided = analysis && decisionAt(analysis.hands[place.hand], place.step);
  return (
    <>
      <div class="table-page replay-table">
        <HandReplay
          key={place.hand}
          hand={hand}
          viewer={viewer}
          open={seatsOf(viewer)}
          step={place.step}
          go={go}
          heading={
            <>
              <h2>{t('replay-hand', { n: place.hand + 1, of: hands.length })}</h2>
              <Sign
                name={t('replay-previous-hand')}
                sign="‹"
                disabled={place.hand === 0}
                press={() => goHand(place.hand - 1)}
              />
              <Sign
                name={t('replay-next-hand')}
                sign="›"
                disabled={place.hand === hands.length - 1}
                press={() => goHand(place.hand + 1)}
              />
            </>
          }
          remark={decided && decided.cost > 0 ? costSentence(decided) : undefined}
        />
      </div>
      <section class="replay-notes">
        {place.step > hand.actions.length && (
          <>
            <p>{roomFor(viewer).sheetAfter(hand.sheet)}</p>
            {place.hand === hands.length - 1 && record.outcome && (
              <p class="outcome">{outcomeSentence(viewer, record.outcome)}</p>
            )}
            {hand.shuffle && (
              <DealCheck shuffle={hand.shuffle} record={hand} shape={roomFor(viewer).shape(viewer.options!)} />
            )}
          </>
        )}
        {shared && !analysis && !roomFor(viewer).unreviewed && <LookAtAll looked={looked} look={look} />}
        {analysis && (
          <>
            <HandReview view={viewer} hand={hand} analysis={analysis.hands[place.hand]} step={place.step} go={go} />
            <PlayersReview players={analysis.players} viewer={viewer} />
          </>
        )}
        {shared && (
          <p>
            <a href={at(`replay/${record.id}`)} target="_top">
              {t('replay-share')}
            </a>{' '}
            ·{' '}
            <a href={at(`api/matches/${record.id}/record`)} download={`avinas-${record.id}.json`}>
              {t('download-record')}
            </a>
          </p>
        )}
      </section>
    </>
  );
}

/** Why the record does not hold by the rules; the server checks it and keeps nothing of it. */
async function faultByTheRules(text: string): Promise<Fault | null> {
  const response = await fetch(at('api/records/check'), { method: 'POST', body: text }).catch(() => null);
  if (response?.ok) return null;
  return { id: response?.status === 422 ? 'replay-untrue' : 'replay-not-checked', args: {} };
}

/** The record, once its game is there. */
async function withGame(record: MatchRecord | Fault): Promise<MatchRecord | Fault> {
  if (isFault(record)) return record;
  return learnGame(entryOf(record.options)).then(
    () => record,
    () => ({ id: 'part-missing', args: {} }),
  );
}

const kMissing: Fault = { id: 'replay-missing', args: {} };

/** Two tables with the same cards: a page each, since their plays part. */
function BothTables({ ids }: { ids: string[] }) {
  return (
    <main class="both-tables">
      <h1 class="visually-hidden">{t('replay-both')}</h1>
      {ids.map((id, i) => (
        <iframe key={id} title={t('replay-table', { n: i + 1 })} src={at(`replay/${id}${location.hash}`)} />
      ))}
    </main>
  );
}

/** `path`: of no match, of one, or of two. */
export function ReplayPage({ path }: { path: string }) {
  const ids = path.split('/').slice(1);
  return ids.length > 1 ? <BothTables ids={ids} /> : <OneReplay id={ids[0] ?? null} />;
}

/** A server that is busy or starting is asked again. */
async function fetchRecord(match: string): Promise<Response> {
  const response = await fetch(at(`api/matches/${match}/record`));
  if (response.status === 429 || response.status === 503) throw new Error(response.statusText);
  return response;
}

function OneReplay({ id }: { id: string | null }) {
  const [record, setRecord] = useState<MatchRecord | Fault | null>(null);
  const [shared, setShared] = useState(id !== null);
  useEffect(() => {
    document.title = `${t('replay')} – ${t('title')}`;
    if (!id) return;
    again(() => fetchRecord(id))
      .then((response) => (response.ok ? response.text().then(readRecord) : kMissing))
      .then(withGame)
      .then(setRecord, () => setRecord(kMissing));
  }, [id]);
  const open = (file: File | undefined) => {
    setShared(false);
    void file?.text().then(async (text) => {
      const read = readRecord(text);
      setRecord(await withGame(isFault(read) ? read : ((await faultByTheRules(text)) ?? read)));
    });
  };
  const held = record && !isFault(record) ? record : null;
  return (
    <main class={held ? 'replay' : 'page'}>
      <h1 class={held ? 'visually-hidden' : undefined}>{t('replay')}</h1>
      {record === null && id !== null && <p>{t('replay-loading')}</p>}
      {record && isFault(record) && (
        <p class="error" role="alert">
          {t(record.id, record.args)}
        </p>
      )}
      {held && <Stepper key={held.id} record={held} shared={shared} />}
      <footer class="replay-notes">
        <label class="stack">
          {t('replay-open-file')}
          <input type="file" accept=".json,application/json" onChange={(e) => open(e.currentTarget.files?.[0])} />
          <span class="hint">{t('replay-open-hint')}</span>
        </label>
        <p>
          <a href={at()} target="_top">
            {t('home')}
          </a>
        </p>
      </footer>
    </main>
  );
}

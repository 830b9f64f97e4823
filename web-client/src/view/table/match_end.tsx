// The end of a match is an occasion: who won and why, what is owed, the sheet as on paper, the
// hands that decided it, and every other.
import { at } from '../../base';
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { isFault, type RecordedHand, readRecord } from '../../state/replay';
import type { State } from '../../state/state';
import { turningPoints } from '../../state/turning_points';
import { namesOfWinners } from '../../words/cards';
import { givenUpSentence, outcomeSentence, resultSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { SashBorder } from '../card';
import { useOnDemand } from '../lazy';
import { Cat } from './cat';
import { useFocus } from './focus';
import { HandDetails } from './hand_end';
import { ScoreSheet } from './sheet';
import type { TableGame } from './table_game';

/** The hands of the match as its record has them; null until they are there. */
function useHands(match: string | null): RecordedHand[] | null {
  const [hands, setHands] = useState<RecordedHand[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (text: string) => {
      const record = readRecord(text);
      if (wanted && !isFault(record)) setHands(record.hands);
    };
    if (match) {
      void fetch(at(`api/matches/${match}/record`))
        .then((response) => (response.ok ? response.text().then(take) : undefined))
        .catch(() => undefined); // the rest of the page stands without it
    }
    return () => {
      wanted = false;
    };
  }, [match]);
  return hands;
}

interface HandLinesProps {
  view: TableView;
  hands: RecordedHand[];
  which: number[];
}

function HandLines({ view, hands, which }: HandLinesProps) {
  return (
    <ul class="hand-lines">
      {which.map((hand) => (
        <li key={hand}>
          <a href={at(`replay/${view.match}#${hand + 1}`)}>{t('hand-number', { n: hand + 1 })}</a>{' '}
          {resultSentence(view, hands[hand].result)}
        </li>
      ))}
    </ul>
  );
}

export function MatchEnd({ view, state, game }: { view: TableView; state: State; game: TableGame }) {
  const hands = useHands(view.match);
  useFocus();
  const [askPicture, missing] = useOnDemand(() => import('./picture'));
  if (!view.finished) return null;
  const turns = hands ? turningPoints(roomOf(view.options), hands) : [];
  const sentence = view.outcome ? outcomeSentence(view, view.outcome) : givenUpSentence(Boolean(view.evening));
  // The picture is for others: nobody in it is "you".
  const told = view.outcome ? outcomeSentence({ ...view, you: null }, view.outcome) : sentence;
  const share = async () => (await askPicture())?.sharePicture(view, told);
  return (
    <section class="hand-end match-end" aria-label={t('match-end')}>
      <SashBorder />
      {view.outcome && <p class="winners">{namesOfWinners(view, view.outcome)}</p>}
      <h2 tabIndex={-1} data-focus-end>
        {sentence}
      </h2>
      {view.outcome && roomOf(view.options).isRare(view.outcome) && <Cat />}
      <div class="match-story">
        <ScoreSheet view={view} />
        {hands && (
          <div class="turning-points">
            {turns.length > 0 && (
              <>
                <h3>{t('turning-points')}</h3>
                <HandLines view={view} hands={hands} which={turns} />
              </>
            )}
            <details>
              <summary>{t('every-hand', { n: hands.length })}</summary>
              <HandLines view={view} hands={hands} which={hands.map((_, at) => at)} />
            </details>
          </div>
        )}
      </div>
      <p class="links">
        {view.outcome && (
          <button class="quiet" onClick={() => void share()}>
            {t('share-picture')}
          </button>
        )}
        <a href={at(`replay/${view.match}`)}>{t('replay-match')}</a>{' '}
        <a href={at(`api/matches/${view.match}/record`)} download={`avinas-${view.match}.json`}>
          {t('download-record')}
        </a>
      </p>
      {missing}
      <h3>{t('last-hand')}</h3>
      {view.outcome && <p>{resultSentence(view, view.finished.result)}</p>}
      <HandDetails view={view} record={view.finished} state={state} game={game} />
    </section>
  );
}

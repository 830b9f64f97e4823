// One hand to step through: as one seat saw it, or with all hands open that may be seen.
import { useState } from 'preact/hooks';
import type { HandRecord, Seat } from '../protocol/types';
import { positionAfter, seesCard } from '../state/replay';
import { NamedCard } from './card';
import { kSeats, nameAt, type Viewer, whoArgs } from '../words/cards';
import { resultSentence } from '../words/narrate';
import { actionSentence } from '../words/review';
import { t } from '../words/t';

export type Perspective = Seat | 'all';

/** The sentence for the action just done. */
function sentenceAt(viewer: Viewer, hand: HandRecord, step: number): string {
  if (step === 0) return t('replay-dealt', whoArgs(viewer, hand.dealer));
  if (step > hand.actions.length) return resultSentence(viewer, hand.result);
  return actionSentence(viewer, hand, step - 1);
}

interface HandsProps {
  hand: HandRecord;
  viewer: Viewer;
  step: number;
  as: Perspective;
  open: Seat[];
}

function Hands({ hand, viewer, step, as, open }: HandsProps) {
  const position = positionAfter(hand, step);
  const seen = (seat: Seat) => open.includes(seat) && (as === 'all' || as === seat || position.over);
  return (
    <>
      <ul class="open-hands cross">
        {kSeats.map((seat) => (
          <li key={seat}>
            <span class="seat">
              <bdi>{nameAt(viewer, seat)}</bdi>
            </span>
            {seen(seat) ? (
              <span class="cards">
                {(position.over ? hand.deal : position.held)[seat].map((card) => (
                  <NamedCard key={card} card={card} />
                ))}
              </span>
            ) : (
              <span class="hint">{t('cards-left', { n: position.held[seat].length })}</span>
            )}
          </li>
        ))}
      </ul>
      {position.trick.length > 0 && (
        <section aria-label={t('replay-trick')} class="replay-trick">
          {position.trick.map((lying) => (
            <span key={lying.card}>
              <bdi>{nameAt(viewer, lying.seat)}</bdi>:{' '}
              {seesCard(lying, position.trick, as === 'all' && open.length < 4 ? open[0] : as) ? (
                <NamedCard card={lying.card} />
              ) : (
                t('replay-face-down')
              )}
            </span>
          ))}
        </section>
      )}
    </>
  );
}

interface HandReplayProps {
  hand: HandRecord;
  viewer: Viewer;
  /** The seats whose cards may be shown. */
  open: Seat[];
  step: number;
  go: (step: number) => void;
  /** The cost of the action just done, if it had one. */
  remark?: string;
}

export function HandReplay({ hand, viewer, open, step, go, remark }: HandReplayProps) {
  const [as, setAs] = useState<Perspective>(open.length === 4 ? 'all' : open[0]);
  const steps = hand.actions.length + 1;
  const to = (n: number) => go(Math.max(0, Math.min(steps, n)));
  return (
    <>
      <label>
        {t('replay-as')}
        <select value={as} onChange={(e) => setAs(e.currentTarget.value as Perspective)}>
          {open.length === 4 && <option value="all">{t('replay-all')}</option>}
          {open.map((seat) => (
            <option key={seat} value={seat}>
              {nameAt(viewer, seat)}
            </option>
          ))}
        </select>
      </label>
      <p class="replay-sentence" role="status">
        {sentenceAt(viewer, hand, step)} {remark}
      </p>
      <Hands hand={hand} viewer={viewer} step={step} as={as} open={open} />
      <div class="quick">
        <button onClick={() => to(0)}>{t('replay-first')}</button>
        <button onClick={() => to(step - 1)} disabled={step === 0}>
          {t('replay-back')}
        </button>
        <button class="primary" onClick={() => to(step + 1)} disabled={step === steps}>
          {t('replay-forward')}
        </button>
        <button onClick={() => to(steps)}>{t('replay-last')}</button>
      </div>
      <p class="hint">{t('replay-step', { n: step, of: steps })}</p>
    </>
  );
}

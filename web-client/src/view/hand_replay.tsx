// One hand to step through: as one seat saw it, or with all hands open that may be seen.
import { useState } from 'preact/hooks';
import type { HandRecord, Seat } from '../protocol/types';
import { positionAfter, seesCard } from '../state/replay';
import { NamedCard } from './card';
import { kSeats, seatName } from '../words/cards';
import { resultSentence } from '../words/narrate';
import { actionSentence } from '../words/review';
import { t } from '../words/t';

export type Perspective = Seat | 'all';

/** The sentence for the action just done. */
function sentenceAt(hand: HandRecord, step: number): string {
  if (step === 0) return t('replay-dealt', { who: hand.dealer });
  if (step > hand.actions.length) return resultSentence({ you: null }, hand.result);
  return actionSentence({ you: null }, hand, step - 1);
}

interface HandsProps {
  hand: HandRecord;
  names: Record<Seat, string>;
  step: number;
  as: Perspective;
  open: Seat[];
}

function Hands({ hand, names, step, as, open }: HandsProps) {
  const position = positionAfter(hand, step);
  const seen = (seat: Seat) => open.includes(seat) && (as === 'all' || as === seat || position.over);
  return (
    <>
      <ul class="open-hands">
        {kSeats.map((seat) => (
          <li key={seat}>
            <span class="seat">
              {seatName(seat)} · <bdi>{names[seat]}</bdi>
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
              {seatName(lying.seat)}:{' '}
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
  names: Record<Seat, string>;
  /** The seats whose cards may be shown. */
  open: Seat[];
  step: number;
  go: (step: number) => void;
  /** The cost of the action just done, if it had one. */
  remark?: string;
}

export function HandReplay({ hand, names, open, step, go, remark }: HandReplayProps) {
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
              {seatName(seat)} {names[seat]}
            </option>
          ))}
        </select>
      </label>
      <p class="replay-sentence" role="status">
        {sentenceAt(hand, step)} {remark}
      </p>
      <Hands hand={hand} names={names} step={step} as={as} open={open} />
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

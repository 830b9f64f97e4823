// The cost of each decision of a hand: a curve over the hand, and the costly ones in words.
import { useEffect, useRef } from 'preact/hooks';
import type { HandAnalysis, HandRecord } from '@avinas/client';
import { costly, type MatchAnalysis } from '../state/review';
import { seatsOf, type Viewer } from '../state/seats';
import { nameAt, pairArgs, sideArg } from '../words/cards';
import { actionLine, costSentence } from '../words/review';
import { t } from '../words/t';

const kPack = 120;
const kToWin = 61;

interface CurveProps {
  view: Viewer;
  /** Somebody declared. */
  declared: boolean;
  analysis: HandAnalysis;
  /** Actions before the first card: the curve begins there. */
  before: number;
  step?: number;
  go?: (step: number) => void;
}

/** A side's points with best play of all, card by card, and the line that wins. */
function Curve({ view, declared, analysis, before, step, go }: CurveProps) {
  const { curve } = analysis;
  if (curve.length < 2) return null;
  const last = curve.length - 1;
  const within = (i: number) => Math.max(0, Math.min(last, i));
  const across = (i: number) => (i / last) * 100;
  const up = (points: number) => (points / kPack) * 100;
  const figures = { first: curve[0], last: curve[last] };
  // Without a declarer the figures are those of North and South.
  const label = declared
    ? t('review-curve', figures)
    : t('review-curve-side', { side: sideArg(view, 'NS'), ...pairArgs(view), ...figures });
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    go?.(before + within(Math.round(((event.clientX - box.left) / box.width) * last)));
  };
  return (
    <div class="curve" onClick={go && jump}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <line class="winning" x1="0" x2="100" y1={100 - up(kToWin)} y2={100 - up(kToWin)} />
        <polyline points={curve.map((points, i) => `${across(i)},${100 - up(points)}`).join(' ')} />
        {step !== undefined && (
          <line class="here" x1={across(within(step - before))} x2={across(within(step - before))} y1="0" y2="100" />
        )}
      </svg>
      {[0, kToWin, kPack].map((points) => (
        <span key={points} class="axis" aria-hidden="true" style={{ bottom: `${up(points)}%` }}>
          {points}
        </span>
      ))}
      {go &&
        costly(analysis)
          .filter(({ action }) => action >= before)
          .map((decision) => {
            const i = within(decision.action + 1 - before);
            return (
              <button
                key={decision.action}
                class={decision.decisive ? 'decisive' : undefined}
                style={{ left: `${across(i)}%`, bottom: `${up(curve[i])}%` }}
                aria-label={costSentence(decision)}
                title={costSentence(decision)}
                onClick={(event) => {
                  event.stopPropagation();
                  go(decision.action + 1);
                }}
              />
            );
          })}
    </div>
  );
}

interface HandReviewProps {
  view: Viewer;
  hand: HandRecord;
  analysis: HandAnalysis;
  /** In a replay: where one is, and how to go to what a line tells of. */
  step?: number;
  go?: (step: number) => void;
}

/** The first card's place among the actions: the curve begins before it. */
const firstCard = (hand: HandRecord) =>
  Math.max(
    0,
    hand.actions.findIndex((a) => a.action === 'play'),
  );

export function HandReview({ view, hand, analysis, step, go }: HandReviewProps) {
  // It was asked for: who listens is taken to it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = costly(analysis);
  const turn = analysis.turning_point;
  const declared = 'declarer' in hand.result && hand.result.declarer !== null;
  return (
    <section class="review" aria-label={t('review')}>
      <h3 ref={heading} tabIndex={-1}>
        {t('review')}
      </h3>
      <p class="hint">{t('review-how')}</p>
      <Curve view={view} declared={declared} analysis={analysis} before={firstCard(hand)} step={step} go={go} />
      {analysis.better_lost !== undefined && <p>{t('review-better-lost', { n: analysis.better_lost })}</p>}
      {lines.length === 0 && <p>{t('review-none')}</p>}
      <ol class="costs">
        {lines.map((decision) => (
          <li key={decision.action} class={decision.decisive ? 'decisive' : undefined}>
            <span>
              {actionLine(view, hand, decision.action)} {costSentence(decision)}
            </span>
            {go && (
              <button class="quiet small" onClick={() => go(decision.action + 1)}>
                {t('review-show')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {go && turn !== null && (
        <button class="quiet" onClick={() => go(turn + 1)}>
          {t('review-turning')}
        </button>
      )}
    </section>
  );
}

export function PlayersReview({ players, viewer }: { players: MatchAnalysis['players']; viewer: Viewer }) {
  return (
    <section class="review">
      <h3>{t('review-players')}</h3>
      <ul>
        {seatsOf(viewer).map((seat) => (
          <li key={seat}>
            {t('review-player', {
              name: nameAt(viewer, seat),
              n: players[seat].decisions,
              best: players[seat].best,
              known: players[seat].best_as_known,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

// One line that says what is at stake in words that need no rules (R3.6, R4.8), and how far both sides are.
import type { Suit, TableView, TrickCard } from '@avinas/client';
import { pairArgs, sideArg, sideOf, whoArgs } from '../../words/cards';
import { contractSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { SuitMark } from '../card';
import { sidesOf } from './sheet';

/** The price of winning and losing the declared game, in rams. */
function rams(view: TableView): { win: number; lose: number } {
  const n = view.sevens;
  const times = { none: [1, 2], knock: [2, 4], knock_again: [4, 8] }[view.knock];
  return { win: n * times[0], lose: n * times[1] };
}

export function stakeSentence(view: TableView): string {
  if (view.stage === 'seating') return t('stake-seating');
  if (view.stage === 'finished' || view.phase === 'hand_over') return '';
  if (view.phase === 'before_deal') return t('stake-before-deal');
  if (view.form !== 'sevens' || !view.declarer || !view.trump) return contractSentence(view);
  const { win, lose } = rams(view);
  const side = { side: sideArg(view, sideOf(view.declarer)), ...pairArgs(view) };
  const args = { ...whoArgs(view, view.declarer), ...side, suit: view.trump };
  return t(view.knock === 'none' ? 'stake-sevens' : 'stake-knocked', { ...args, n: view.sevens, win, lose });
}

export function StakeLine({ view }: { view: TableView }) {
  const text = view.standstill === 'paused' ? t('paused') : stakeSentence(view);
  return <p class="stake">{text}</p>;
}

/** The suit that must be followed. */
function ledSuit(view: TableView, cards: TrickCard[]): Suit | 'trumps' | null {
  const lead = cards[0];
  if (!lead) return null;
  if (lead.trump || lead.face_down || !lead.card) return 'trumps';
  return view.trump || view.form === 'sevens' ? (lead.card[1] as Suit) : null;
}

/** Trumps, and the suit that was led. */
function Signs({ view }: { view: TableView }) {
  const led = ledSuit(view, view.trick?.cards ?? []);
  return (
    <span class="signs">
      {view.trump && <SuitMark suit={view.trump} />}
      {led && (
        <span>
          {t('led-is')} {led === 'trumps' ? t('trumps') : <SuitMark suit={led} />}
        </span>
      )}
    </span>
  );
}

const kPack = 120;

/** The points of both sides, and the line that wins, where the table counts them. */
function Score({ view }: { view: TableView }) {
  const { points } = view;
  if (!points) return null;
  const [first, second] = sidesOf(view);
  const [a, b] = [points[first], points[second]];
  const sides = { first: sideArg(view, first), second: sideArg(view, second), ...pairArgs(view) };
  const label = t('result-points', { ...sides, a, b });
  const part = (n: number) => ({ width: `${(n / kPack) * 100}%` });
  return (
    <div class="score" role="img" aria-label={label}>
      <span class="track" aria-hidden="true">
        <i class="ours" style={part(a)} />
        <i class="theirs" style={part(b)} />
        <i class="line" />
      </span>
      <span class="points" aria-hidden="true">
        <strong>{a}</strong> : {b}
      </span>
    </div>
  );
}

/** Below the stake: trumps, what was led, and how far both sides are. */
export function Progress({ view }: { view: TableView }) {
  return (
    <div class="progress">
      {view.in_hand && <Signs view={view} />}
      {view.in_hand && <Score view={view} />}
    </div>
  );
}

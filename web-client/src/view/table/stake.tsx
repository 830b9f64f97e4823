// One line that says what is at stake in words that need no rules, and how far both sides are.
import type { Suit, TableView, TrickCard } from '@avinas/client';
import { roomOf } from '../../games';
import { isPair, ofParty, partiesOf } from '../../state/seats';
import { pointsSentence } from '../../words/narrate';
import { t } from '../../words/t';
import { SuitMark } from '../card';

function stakeSentence(view: TableView): string {
  if (view.stage === 'seating') return t('stake-seating');
  if (view.stage === 'finished' || view.phase === 'hand_over') return '';
  if (view.phase === 'before_deal') return t('stake-before-deal');
  return roomOf(view.options).stake(view);
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
  return view.trump || roomOf(view.options).trumpsAreKnown(view) ? (lead.card[1] as Suit) : null;
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

/** The points of both pairs, and the line that wins, where the table counts them; else the piles tell them. */
function Score({ view }: { view: TableView }) {
  const { points } = view;
  const [first, second] = partiesOf(view);
  if (!points || !isPair(first)) return null;
  const [a, b] = [ofParty(points, first), ofParty(points, second)];
  const part = (n: number) => ({ width: `${(n / kPack) * 100}%` });
  return (
    <div class="score" role="img" aria-label={pointsSentence(view, { points })}>
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

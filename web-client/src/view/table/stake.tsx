// One line that says what is at stake in words that need no rules (R3.6, R4.8).
import type { TableView } from '../../protocol/types';
import { sideArg, sideOf, whoArg } from '../../words/cards';
import { contractSentence } from '../../words/narrate';
import { t } from '../../words/t';

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
  const args = { who: whoArg(view, view.declarer), side: sideArg(view, sideOf(view.declarer)), suit: view.trump };
  return t(view.knock === 'none' ? 'stake-sevens' : 'stake-knocked', { ...args, n: view.sevens, win, lose });
}

export function StakeLine({ view }: { view: TableView }) {
  const text = view.standstill === 'paused' ? t('paused') : stakeSentence(view);
  return <p class="stake">{text}</p>;
}

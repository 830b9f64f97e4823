// At a table with bots alone: what a bot would do in one's place, and why.
import type { TableGame } from './table_game';
import type { Hint, SeatAction, TableView } from '@avinas/client';
import { amongBots } from '../../state/facts';
import { turnOf } from '../../state/turn';
import type { State } from '../../state/state';
import { cardArgs } from '../../words/cards';
import { bidName, cardList } from '../../words/narrate';
import { joined, t } from '../../words/t';

function adviceSentence(view: TableView, action: SeatAction): string {
  switch (action.action) {
    case 'play':
      return t(action.face_down ? 'hint-play-down' : 'hint-play', cardArgs(action.card));
    case 'bid':
      return t('hint-bid', { n: bidName(view, action.length) });
    case 'better':
      return t('hint-better', { n: action.length });
    case 'name_trump':
      return t('hint-name', { suit: action.suit });
    case 'lay':
      return t('hint-lay', { cards: cardList(action.cards) });
    case 'ask':
    case 'give':
      return t(`hint-${action.action}`, cardArgs(action.card));
    case 'pass':
      return t(view.phase === 'exchanging' ? 'hint-leave' : 'hint-pass');
    default:
      return t(`hint-${action.action}`);
  }
}

export function hintSentence(view: TableView, hint: Pick<Hint, 'action' | 'why' | 'facts'>): string {
  const { card, ...facts } = hint.facts;
  const args = card ? { ...facts, ...cardArgs(card) } : facts;
  return joined([adviceSentence(view, hint.action), t(`hint-why-${hint.why.replaceAll('_', '-')}`, args)]);
}

export function HintLine({ view, state, game }: { view: TableView; state: State; game: TableGame }) {
  if (!amongBots(view) || !turnOf(view) || !view.in_hand) return null;
  if (state.hint) {
    return <p class="hint-text">{hintSentence(view, state.hint)}</p>;
  }
  return (
    <button class="small hint-button" onClick={() => game.askHint()}>
      {t('hint')}
    </button>
  );
}

// One message a turn: what happened since one's last action, in order, and what is asked.
import type { Turn } from '../state/facts';
import type { Happening, Message } from '../state/state';
import { cardArgs } from '../words/cards';
import { type Length, sentenceOf, turnSentence } from '../words/narrate';
import { t } from '../words/t';

/** In the short form a card goes without its player where they are known: the next in the trick, or
 * the one who has just taken one and leads. */
function isKnown(one: Happening, before: Happening | undefined): boolean {
  if (one.fact.kind !== 'played') return false;
  if (!one.fact.lead) return before ? before.fact.kind === 'played' : one.you !== null;
  return before?.fact.kind === 'trick_taken';
}

function shortText(happened: Happening[]): string[] {
  return happened.map((one, i) => {
    const { fact, you } = one;
    if (fact.kind !== 'played' || !fact.played.card || fact.played.face_down || !isKnown(one, happened[i - 1])) {
      return sentenceOf(fact, you, 'short');
    }
    return t('say-card-bare', cardArgs(fact.played.card));
  });
}

const asked = (turn: Turn, length: Length): string =>
  length === 'short' && turn === 'play' ? t('turn-play-short') : turnSentence(turn);

export function spokenText(message: Message, length: Length): string {
  const happened =
    length === 'short' ? shortText(message.happened) : message.happened.map((h) => sentenceOf(h.fact, h.you, length));
  return [...happened.filter(Boolean), message.turn ? asked(message.turn, length) : ''].join(' ').trim();
}

// One message a turn: what happened since one's last action, in order, and what is asked. A sentence for each
// event was rejected: a listener hears half of them.
import type { Turn } from '../state/turn';
import type { Happening, Message } from '../state/speech';
import { cardArgs, whoArgs } from '../words/cards';
import { type Length, sentenceOf, turnSentence } from '../words/narrate';
import { joined, t } from '../words/t';

/** A card goes without its player where they are known: who has just taken a trick and leads; in the
 * short form also the next in the trick. */
function isKnown(one: Happening, before: Happening | undefined, length: Length): boolean {
  if (one.fact.kind !== 'played') return false;
  if (one.fact.lead) return before?.fact.kind === 'trick_taken';
  if (length !== 'short') return false;
  return before ? before.fact.kind === 'played' : one.viewer.you !== null;
}

/** One happening; in all but the full form a card that follows suit is said by its rank. */
function textOf(one: Happening, before: Happening | undefined, length: Length): string {
  const { fact, viewer } = one;
  if (length === 'full' || fact.kind !== 'played' || !fact.played.card || fact.played.face_down) {
    return sentenceOf(fact, viewer, length);
  }
  const part = fact.follows ? 'rank' : 'card';
  const signal = fact.played.signal ?? 'none';
  return isKnown(one, before, length)
    ? t(`say-${part}-bare`, cardArgs(fact.played.card))
    : t(`say-${part}-short`, { ...whoArgs(viewer, fact.played.seat), signal, ...cardArgs(fact.played.card) });
}

const asked = (turn: Turn, length: Length): string =>
  length === 'short' && turn === 'play' ? t('turn-play-short') : turnSentence(turn);

export function spokenText(message: Message, length: Length): string {
  const happened = message.happened.map((one, i) => textOf(one, message.happened[i - 1], length));
  const once = happened.filter((text, i) => text !== happened[i - 1]); // a hand and the match that it ends
  return joined([...once, message.turn ? asked(message.turn, length) : '']);
}

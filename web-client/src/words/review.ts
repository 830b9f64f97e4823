// The worth of a decision, in sentences.
import type { Action, HandRecord, JudgedDecision } from '@avinas/client';
import { leavesCat } from '../state/facts';
import { positionAfter } from '../state/replay';
import type { Viewer } from '../state/seats';
import { cardName, who, whoArgs } from './cards';
import { callSentence, playSentence } from './narrate';
import { joined, list, t } from './t';

/** The action there, as it is told at the table. */
export function actionSentence(view: Viewer, hand: HandRecord, index: number): string {
  const action = hand.actions[index];
  if (leavesCat(hand, index)) return t('say-leave', whoArgs(view, action.seat));
  if (action.action !== 'play') return callSentence(view, action);
  const lead = positionAfter(hand, index + 1).trick.length === 1;
  return playSentence(view, action, lead);
}

/** The same in a list: who, and which card. */
export function actionLine(view: Viewer, hand: HandRecord, index: number): string {
  const action = hand.actions[index];
  if (action.action !== 'play') return callSentence(view, action);
  const card = action.face_down ? t('card-was-down', { name: cardName(action.card) }) : cardName(action.card);
  return `${t('trick-entry', { name: who(view, action.seat), card })}.`;
}

function actionName(action: Action): string {
  switch (action.action) {
    case 'play':
      return cardName(action.card);
    case 'name_trump':
      return t('suit', { suit: action.suit });
    case 'knock':
      return t('review-knock');
    default:
      return t('review-pass');
  }
}

/** Its cost, and the better choice. */
export function costSentence(decision: JudgedDecision): string {
  return joined([
    t('review-cost', { unit: decision.unit, n: decision.cost }),
    t('review-better', { what: list(decision.better.map(actionName)) }),
    decision.verdict === 'unlucky' ? t('review-unlucky') : '',
    decision.decisive ? t('review-decisive') : '',
  ]);
}

// The worth of a hand's decisions, as the server found out with all cards open.
import type { HandAnalysis, JudgedDecision, Seat, TableView } from '@avinas/client';
import { roomOf } from '../games';
import { amongBots } from './facts';

/** A match, looked at: docs/match-record.md. */
export interface MatchAnalysis {
  format: 'avinas-analysis';
  hands: HandAnalysis[];
  players: Record<Seat, { decisions: number; best: number; best_as_known: number }>;
}

/** Decisions that cost something, in the order of play. */
export const costly = (analysis: HandAnalysis): JudgedDecision[] => analysis.decisions.filter((d) => d.cost > 0);

/** The decision of the action just done, after so many of them. */
export function decisionAt(analysis: HandAnalysis, step: number): JudgedDecision | undefined {
  return analysis.decisions.find((d) => d.action === step - 1);
}

/** True if the server would review the last hand for this reader. */
export function mayReview(view: TableView): boolean {
  if (roomOf(view.options).unreviewed) return false;
  return view.stage !== 'playing' || view.options.one_hand_behind || amongBots(view);
}

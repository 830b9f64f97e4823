// Fixed hands to learn by: what South is shown at each moment, what to do, and why every other card is
// refused. They are made by the real table (tests/lessons); there are no rules here.
import type { Action, Hint, TableView } from '@avinas/client';

export type Advice = Pick<Hint, 'action' | 'why' | 'facts'>;

export interface Step {
  changes: Partial<TableView>;
  hint?: Advice;
  /** Reason and rule for each card that may not be played. */
  wrong?: Record<string, { reason: string; rule: string }>;
  /** With all cards open, for each card that is worse than the one meant. */
  cost?: Record<string, { unit: 'points' | 'pips' | 'rams' | 'score'; n: number }>;
}

export interface Lesson {
  id: string;
  steps: Step[];
}

const files = import.meta.glob<Lesson>('../lessons/*.json', { import: 'default' });

export const loadLesson = (id: string): Promise<Lesson> => files[`../lessons/${id}.json`]();

/** The view at that moment. */
export function viewAt(lesson: Lesson, step: number): TableView {
  return Object.assign({}, ...lesson.steps.slice(0, step + 1).map((s) => s.changes)) as TableView;
}

/** The learner's decisions before that moment, and the one there. */
export const decisionAt = (lesson: Lesson, step: number): number =>
  lesson.steps.slice(0, step + 1).filter((s) => s.hint).length;

/** True if the lesson waits for this. */
export function isAdvised(advice: Advice, action: Action): boolean {
  const { seat, ...wanted } = advice.action;
  void seat;
  const keys = new Set([...Object.keys(wanted), ...Object.keys(action)]);
  return [...keys].every((key) => {
    const a = (wanted as Record<string, unknown>)[key];
    const b = (action as Record<string, unknown>)[key];
    if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((card) => b.includes(card));
    return a === b || (!a && !b);
  });
}

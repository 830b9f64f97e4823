// The questions about a table that a key or a typed word asks.
export const kQuestions = [
  'hand',
  'trick',
  'last',
  'sheet',
  'bids',
  'turn',
  'players',
  'deal',
  'points',
  'can',
  'help',
] as const;
export type Question = (typeof kQuestions)[number];

/** The question of each key. */
export const kKeys: Record<string, Question> = {
  h: 'hand',
  t: 'trick',
  l: 'last',
  s: 'sheet',
  b: 'bids',
  w: 'turn',
  p: 'players',
  d: 'deal',
  o: 'points',
  c: 'can',
  '?': 'help',
};

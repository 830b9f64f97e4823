// English words of the replay.
export const replayWords = {
  title: 'Replay',
  open: 'Open a match record',
  openHint:
    'A file that was downloaded at the end of a match. The server checks it by the rules and keeps nothing of it.',
  untrue: (why: string) =>
    `This record does not hold by the rules, so it is not shown (${why}). It was changed, or is not whole: ask for it again where it was downloaded.`,
  notChecked: 'The server could not be asked whether this record holds by the rules; try again.',
  loading: 'Looking for the match…',
  missing: 'There is no finished match of that id here; check the link, or open its record.',
  hand: (n: number, of: number) => `Hand ${n} of ${of}`,
  as: 'See it as',
  all: 'everybody, all hands open',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Result',
  previousHand: 'Previous hand',
  nextHand: 'Next hand',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  dealt: (dealer: string) => `${dealer} has dealt.`,
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  faceDown: 'a card face down',
  trick: 'The trick',
  sheet: (rams: string, pips: string) => `Rams ${rams}; pips ${pips}.`,
  share: 'Link to this match',
  watch: 'Replay the match',
} as const;

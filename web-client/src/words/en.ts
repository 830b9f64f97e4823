// Every English word of the client, in one place for translation.
import type { Card, Seat, Side, Suit } from '../protocol/types';

export const seatName: Record<Seat, string> = { N: 'North', E: 'East', S: 'South', W: 'West' };
export const sideName: Record<Side, string> = { NS: 'North–South', EW: 'East–West' };
export const suitName: Record<Suit, string> = {
  C: 'clubs',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
};
const rankName: Record<string, string> = {
  A: 'ace',
  T: 'ten',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
};

export function cardName(card: Card): string {
  return `${rankName[card[0]]} of ${suitName[card[1] as Suit]}`;
}

const plurals = new Intl.PluralRules('en');
export function count(n: number, one: string, many: string): string {
  return `${n} ${plurals.select(n) === 'one' ? one : many}`;
}

export function list(items: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
}

export const words = {
  title: 'Avinas',
  tagline: 'The Lithuanian card game for two pairs, played with friends and by the book.',
  yourName: 'Your name',
  nameHint: 'The others see it at the table.',
  openTable: 'Open a table',
  playWithBots: 'Play with three bots now',
  joinTitle: 'Join a table',
  joinHint: 'Have a code? Type the four letters.',
  tableCode: 'Table code',
  join: 'Join',
  enter: 'Come in',
  table: (code: string) => `Table ${code}`,
  sitHere: (seat: string) => `Sit ${seat}`,
  takeOver: (seat: string, name: string) => `Take ${seat} over from ${name}`,
  stand: 'Stand up',
  leaveSeat: 'Leave the match',
  leaveAsk: 'Leave the match? A bot plays your seat to the end, and you cannot be sure to get it back.',
  home: 'Home',
  fillBots: 'Fill empty seats with bots',
  removeBot: (name: string) => `Send ${name} away`,
  start: 'Start the match',
  another: 'Another match',
  waitingForHost: 'The host starts the match when four sit.',
  invite: 'Invite friends',
  inviteHint: 'Send them this link; it opens this table.',
  copy: 'Copy link',
  copied: 'Link copied.',
  emptySeat: 'free',
  you: 'you',
  bot: 'bot',
  away: 'away',
  standIn: 'a stand-in plays',
  readyMark: 'ready',
  dealer: 'dealer',
  declarer: 'declarer',
  hand: 'Your hand',
  trick: 'Trick',
  lastTrick: 'Last trick',
  shown: 'Shown in the deal',
  onlyYou: 'only you see this',
  sheet: 'Score sheet',
  points: 'Points',
  rams: 'Rams',
  pips: 'Pips',
  noRams: 'none',
  pass: 'Pass',
  knock: 'Knock',
  knockAgain: 'Knock again',
  bid: (n: number) => `Bid ${n}`,
  overbidAsk: (n: number, held: number) =>
    `Your longest suit is ${held}. If you declare with ${n}, your side loses the match. Bid ${n} all the same?`,
  chooseTrump: 'What is the trump suit?',
  stop: 'Stop the game',
  stopAsk: (own: number) =>
    own >= 61
      ? `Stop the game with ${own} points? You have won it.`
      : `Stop the game with ${own} points? With fewer than 61 your side loses it.`,
  howToLead: (card: string) => `Lead the ${card}…`,
  faceUp: 'face up',
  faceDown: 'face down',
  faceDownSmile: 'face down, with a smile',
  faceDownFrown: 'face down, with a frown',
  smile: 'a smile: valuable',
  frown: 'a frown: worthless',
  cancel: 'Cancel',
  yes: 'Yes',
  next: 'Next hand',
  waitingForReady: 'Waiting for the others…',
  yourTurn: 'Your turn.',
  options: 'Options',
  setOptions: 'Set the options',
  overbid: 'An overbid',
  overbidLoses: 'loses the match',
  overbidRefused: 'is refused',
  signal: 'The face with a card led face down is seen by',
  signalPartner: 'the partner',
  signalTable: 'the whole table',
  stakes: 'Stakes',
  stakesNone: 'none',
  stakesFlat: 'flat, in units',
  stakesPerRam: 'per ram, in units',
  units: 'Units',
  clock: 'Clock',
  clockNone: 'no clock',
  clockCalm: 'calm: 60 seconds, 5 minutes in reserve',
  clockQuick: 'quick: 20 seconds, 1 minute in reserve',
  atZero: 'When time is up',
  atZeroStandIn: 'a stand-in plays',
  atZeroWait: 'the table waits',
  cats: 'After Cats no more play that day',
  watching: 'May watch',
  watchingNobody: 'nobody',
  watchingAnyone: 'anyone with the link',
  takeBack: 'Take my seat back',
  standInPlays: 'A stand-in plays your seat.',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'The table is paused.',
  storage: 'The server cannot save the game at the moment; the table waits.',
  abandon: 'Give the match up',
  abandonAsk: 'Give the match up? It ends without a winner when all players agree.',
  proposed: (who: string, what: string) => `${who} would like to ${what}.`,
  agree: 'Agree',
  withdraw: 'Take it back',
  pauseVerb: 'pause',
  resumeVerb: 'go on',
  abandonVerb: 'give the match up',
  lost: 'The connection is lost. Coming back by itself…',
  connecting: 'Connecting…',
  takenOver: 'You opened this table in another place, which plays on. Close this page.',
  record: 'Download the match record',
  keys: 'Keys',
  keysOn: 'Single keys answer without moving the focus',
  help: 'Rules in brief',
  spectators: (n: number) => count(n, 'spectator', 'spectators'),
  fairDeal: 'How this deal was shuffled',
  commitment: 'The server promised before the deal:',
  dealChecks: 'This deal checks out: the seeds give the promise and these cards.',
  dealFails: 'This deal does NOT check out. Keep the record and ask your host.',
  checking: 'Checking the deal…',
};

export const keyHelp: [string, string][] = [
  ['H', 'your hand'],
  ['T', 'this trick'],
  ['L', 'the last trick'],
  ['S', 'score sheet and points'],
  ['B', 'bids, trumps, declarer, knocks'],
  ['W', 'whose turn it is'],
  ['P', 'the players, away or here'],
  ['D', 'what was shown in the deal'],
  ['1–8', 'to that card of your hand; Enter plays it'],
  ['?', 'this list'],
];

export const rulesInBrief = [
  'All queens and jacks are trumps, with the trump suit: queen of clubs, seven of trumps, the other queens, the jacks, then ace, ten, king, nine, eight.',
  'Sevens turned up in the deal: the last one dealt sets trumps and its holder declares. Declarers may knock: they then must take all eight tricks. Defenders may knock again.',
  'No seven turned up: the longest length stated declares, and the first lead makes the trump suit. Declarers may stop at any time.',
  'The winner of the first trick leads a trump to the second if he has one; if not, any card, face up or face down, with a face for the partner.',
  'Declarers need 61 points. A sevens game is paid in rams, which cancel; a no-sevens game in pips. At 12 pips the match ends.',
];

// English words for those who watch, and for what is shown to them.
import type { Emote } from '../protocol/types';

export const emoteName: Record<Emote, string> = {
  hello: 'Labas!',
  thanks: 'Thank you',
  well_played: 'Well played',
  sorry: 'Sorry',
  one_moment: 'One moment',
  cheers: 'Cheers',
};

export const emoteSentence: Record<Emote, (name: string) => string> = {
  hello: (name) => `${name} says labas.`,
  thanks: (name) => `${name} thanks.`,
  well_played: (name) => `${name} nods: well played.`,
  sorry: (name) => `${name} is sorry.`,
  one_moment: (name) => `${name} asks for a moment.`,
  cheers: (name) => `${name} raises a glass.`,
};

export const watchWords = {
  behind: 'One hand behind',
  behindHand: (n: number) => `One hand behind: hand ${n}`,
  behindCame: (n: number) => `Hand ${n} can now be followed with the cards open.`,
  open: 'Open my hand to spectators…',
  openTitle: 'Who may see your cards a hand later?',
  openHint:
    'They see the cards you held once the hand is over, while the next one is played. The others at the table are told.',
  openDo: (n: number) => (n === 0 ? 'To nobody' : `Open to ${n}`),
  openTo: (names: string) => `Your cards are open, a hand later, to ${names}.`,
  openMark: (names: string) => `open a hand later to ${names}`,
  nobodyWatches: 'Nobody watches at present.',
  signs: 'Without words',
} as const;

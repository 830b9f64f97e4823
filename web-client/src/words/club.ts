// English words of the hall and the club.
import type { BookLine, Measure, Role } from '../protocol/types';

export const roleName: Record<Role, string> = { guest: 'guest', member: 'member', host: 'host', owner: 'owner' };

export const measureName: Record<Measure, string> = {
  mute: 'Mute',
  unmute: 'Let talk again',
  remove: 'Remove',
  ban: 'Ban',
  unban: 'Lift the ban',
  make_member: 'Make member',
  make_host: 'Make host',
};

export const measureAsk: Partial<Record<Measure, (name: string) => string>> = {
  remove: (name) => `Remove ${name}? The connection ends, and membership with it.`,
  ban: (name) => `Ban ${name}? ${name} cannot come in again until you lift the ban.`,
};

export const clubWords = {
  password: 'Password',
  passwordHint: 'Members sign in with it. Guests leave it empty, unless the club has a password.',
  invited: 'You were invited. Enter the name under which you will play.',
  hall: 'Hall',
  here: 'Here now',
  tables: 'Tables',
  shownOf: (shown: number, all: number) => `${shown} of ${all} are shown.`,
  moreTables: 'Show the next',
  noTables: 'No table is open. Open one and send its link, or play with bots.',
  stage: { seating: 'waiting for players', playing: 'in play', finished: 'match over' },
  free: 'free',
  goTo: (code: string, seats: string) => `Go to table ${code}: ${seats}`,
  visit: 'Go to the table',
  watch: 'Watch',
  at: (code: string) => `at table ${code}`,
  talk: 'Talk',
  say: 'Say something',
  send: 'Send',
  said: (name: string, text: string) => `${name}: ${text}`,
  talkOff: 'This table plays without talk.',
  more: (name: string) => `About ${name}`,
  report: 'Report to the hosts',
  reportAsk: 'What happened? The hosts see it with what was last said.',
  club: 'The club',
  inviteTitle: 'Invite to the club',
  inviteOne: 'Make a link for one person',
  inviteMany: 'Make a link for many',
  inviteHost: 'Make a link for a host',
  inviteLink: (until: string) => `Send this link; it is good until ${until}:`,
  setPassword: 'Set my password',
  setPasswordHint: 'At least 8 letters. With your name it signs you in on any device.',
  done: 'Done.',
  settings: 'What the club is',
  clubName: 'Name of the club',
  guests: 'Guests may come in without an invitation',
  clubPassword: 'Password for guests (empty: none)',
  tablesFrom: 'Tables are opened by',
  archiveFrom: 'Standings and the matches of others are seen by',
  from: { guest: 'everybody', member: 'members', host: 'hosts', owner: 'the owner' } as Record<Role, string>,
  mayNotOpen: 'In this club you may sit and watch; hosts and members open the tables.',
  looking: 'Looking…',
  keep: 'Keep these settings',
  book: 'Members and the audit log',
  openBook: 'Open the audit log',
  reports: 'What was reported',
  line: (l: BookLine) =>
    `${new Date(l.at).toLocaleString()}: ${l.who}, ${l.what}${l.whom ? ` ${l.whom}` : ''}${l.text ? `: ${l.text}` : ''}`,
  banned: 'banned',
  presetsTitle: 'Kind of table',
  presets: {
    friends: 'Friends: no clock, listed in the hall',
    quick: 'Quick: twenty seconds a decision',
    private: 'Private: not in the hall, nobody watches',
    open: 'Open: spectators follow with all hands open, one hand behind',
  },
} as const;

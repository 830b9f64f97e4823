// The requests of a player: one each, without consequence here.
import type { Ask } from '@avinas/client';
import type {
  ClubNight,
  Emote,
  FillBots,
  Measure,
  PartialOptions,
  Proposal,
  Results,
  Role,
  Seat,
} from '@avinas/client';
import { newSeed } from './state/identity';

/** A game by its name on the wire. */
export type GameName = NonNullable<Results['game']>;

/** How well a bot plays. */
export type BotLevel = NonNullable<FillBots['level']>;

/** A month as the standings ask for it; months beyond the year's ends lead into its neighbours. */
export const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7);

export abstract class Verbs {
  /** Sends a request of the player, and returns its id. With `keep` it survives a lost line. */
  protected abstract ask(ask: Ask, keep?: boolean): string;
  /** A question, which is not asked again when the line is lost. */
  protected abstract askOnce(ask: Ask): string;

  sit = (seat: Seat): void => {
    this.ask({ type: 'sit', seat });
  };
  stand = () => this.ask({ type: 'stand' });
  fillBots = () => this.ask({ type: 'fill_bots' });
  setBotLevel = (seat: Seat, level: BotLevel) => this.ask({ type: 'fill_bots', seat, level });
  clearSeat = (seat: Seat) => this.ask({ type: 'clear_seat', seat });
  start = () => this.ask({ type: 'start' });
  ready = () => this.ask({ type: 'ready', seed: newSeed() });
  askHint = (): void => {
    this.askOnce({ type: 'ask_hint' });
  };
  askReview = (): void => {
    this.askOnce({ type: 'ask_review' });
  };
  propose = (what: Proposal) => this.ask({ type: 'propose', what });
  withdraw = (what: Proposal) => this.ask({ type: 'withdraw', what });
  letIn = (seat: Seat, player: string) => this.ask({ type: 'let_in', seat, player });
  linkDevice = () => {
    this.askOnce({ type: 'link_device' });
  };
  askDevices = () => this.askOnce({ type: 'ask_devices' });
  endDevices = (device?: string): void => {
    this.askOnce({ type: 'end_devices', device });
    this.askDevices();
  };
  askActivity = () => this.askOnce({ type: 'ask_activity' });
  askMyData = () => this.askOnce({ type: 'ask_my_data' });
  forgetMe = () => this.askOnce({ type: 'forget_me' });
  takeBack = (): void => {
    this.ask({ type: 'take_back' });
  };
  takeRest = (): void => {
    this.ask({ type: 'take_rest' });
  };
  /** Shows the hall, with the tables after that code. */
  enterHall = (after?: string) => this.askOnce({ type: 'enter_hall', after });
  setOptions = (options: PartialOptions) => this.ask({ type: 'set_options', options });

  talk = (text: string) => this.askOnce({ type: 'say', text });
  invite = (role: 'member' | 'host' | 'bot', uses: number) => this.askOnce({ type: 'invite', role, uses, days: 30 });
  manage = (player: string, what: Measure, days?: number) => this.askOnce({ type: 'manage', player, what, days });
  report = (player: string, text: string) => this.askOnce({ type: 'report', player, text });
  setPassword = (password: string) => this.askOnce({ type: 'set_password', password });
  setClub = (club: {
    name: string;
    guests: boolean;
    password?: string;
    tables_from: Role;
    archive_from: Role;
    night?: ClubNight;
    games?: GameName[];
  }) => this.askOnce({ type: 'set_club', ...club });
  show = (what: Emote) => this.askOnce({ type: 'show', what });
  callPlayer = (player: string) => this.askOnce({ type: 'call_player', player });
  wantToPlay = (wants: boolean) => this.askOnce({ type: 'want_to_play', wants });
  askWatchers = () => this.askOnce({ type: 'ask_watchers' });
  openHand = (players: string[]) => this.askOnce({ type: 'open_hand', players });
  askResults = (player?: string, game?: GameName) => this.askOnce({ type: 'ask_results', player, game });
  /** Asks for a month, as 2026-11, or for a year. */
  askStandings = (month: string, game?: GameName) => this.askOnce({ type: 'ask_standings', month, game });
  askMyResults = (player?: string, game?: GameName) => {
    this.askResults(player, game);
    const now = new Date();
    this.askStandings(monthOf(now.getFullYear(), now.getMonth() + 1), game);
  };
  /** A question of a page that comes by itself. */
  request = (ask: Ask) => this.askOnce(ask);
  askAuditLog = () => this.askOnce({ type: 'ask_book' });
}

// Joins the connection, the state and the address: what the player does goes out here.
import { deviceName } from './state/device';
import { at, here } from './base';
import { Connection, type Ask } from './protocol/connection';
import type {
  Action,
  Emote,
  Measure,
  Proposal,
  ErrorMessage,
  FillBots,
  Role,
  Seat,
  ServerMessage,
  TableOptions,
} from './protocol/types';
import {
  acceptInvitation,
  forgetIdentity,
  forgetInvitation,
  type Identity,
  loadIdentities,
  loadIdentity,
  newSeed,
  refuseInvitation,
  saveIdentity,
  takeDeviceLink,
  takenInvitation,
} from './state/identity';
import { initialState, type State } from './state/state';
import { announce, kEndsStay, kSendsAway, update } from './state/update';
import { loadSettings, saveSettings, type Settings, showSettings } from './state/settings';
import { Attention, mayNotify } from './stage/attention';
import { Presenter } from './stage/presenter';
import { play } from './stage/sounds';
import { amongBots } from './state/facts';
import { soundsBetween } from './stage/hearing';
import { addPart, speak, t } from './words/t';

function codeInAddress(): string | null {
  return /^\/t\/([A-Za-z0-9]{1,16})\/?$/.exec(here())?.[1]?.toUpperCase() ?? null;
}

/** Seconds that bots take when they are asked to wait for speech. */
const kBotsWait = 4;

/** Pauses before a club that did not know this browser is asked again, in seconds; the last one repeats. */
const kAskAgainAfter = [10, 30, 60];

/** How well a bot plays. */
export type BotLevel = NonNullable<FillBots['level']>;

export class Game {
  state: State = initialState(codeInAddress());
  settings: Settings = loadSettings();
  /** The picture of the table. */
  readonly presenter = new Presenter(
    () => this.changed(),
    () => document.hidden,
  );
  private readonly attention = new Attention();
  private readonly connection: Connection;
  private afterOpening: ((code: string) => void) | null = null;
  private afterWelcome: (() => void) | null = null;
  private helloName = '';

  constructor(private readonly changed: () => void) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}${at('ws')}`, {
      lost: (lineLost) => this.set({ ...this.state, lineLost }),
      wanted: () => this.isWanted(),
      opened: () => this.sayHello(),
      message: (message) => this.receive(message),
    });
    window.addEventListener('popstate', () => this.goTo(codeInAddress(), false));
    // A link that is opened in the tab where the club is open changes no more than the address.
    window.addEventListener('hashchange', () => this.takeLinks() && !this.isAsked() && this.connection.again());
    this.takeLinks();
    if (!this.isAsked()) this.connection.connect();
  }

  /** Takes the secret of a link out of the address; true if there was one. A link makes nobody who is
   * known here somebody else before they were asked. */
  private takeLinks(): boolean {
    const link = takeDeviceLink();
    const isInvited = acceptInvitation();
    const isKnown = loadIdentity() !== null;
    if (link) this.deviceLink = link;
    if (link && isKnown) this.set({ ...this.state, openedLink: link });
    else if (takenInvitation() && isKnown) this.set({ ...this.state, openedInvitation: true });
    return link !== null || isInvited;
  }

  private isAsked(): boolean {
    return this.state.openedLink !== null || this.state.openedInvitation;
  }

  /** Nothing while the page asks: a line that is lost meanwhile comes back without the link. */
  private invitation(): string | undefined {
    return this.isAsked() ? undefined : (takenInvitation() ?? undefined);
  }

  useInvitation = () => {
    this.set({ ...this.state, openedInvitation: false });
    this.connection.again();
  };
  leaveInvitation = () => {
    if (!this.state.openedInvitation) return;
    forgetInvitation();
    this.set({ ...this.state, openedInvitation: false });
    this.connection.need();
  };

  private deviceLink: string | null = null;

  useOpenedLink = () => {
    this.set({ ...this.state, openedLink: null });
    this.connection.again();
  };
  keepIdentity = () => {
    if (!this.state.openedLink) return;
    this.deviceLink = null;
    this.set({ ...this.state, openedLink: null });
    this.connection.need();
  };

  private set(state: State): void {
    const before = this.state;
    this.state = state;
    if (before.table !== state.table) this.tableChanged(before, state);
    this.changed();
  }

  private tableChanged(before: State, after: State): void {
    const view = after.table?.view ?? null;
    this.presenter.show(view);
    this.askBotsToWait();
    const mine = view !== null && view.you !== null && view.to_act.includes(view.you) && view.in_hand;
    const isNew = before.turns !== after.turns;
    this.attention.turn(mine, isNew, this.settings, view ? view.name || view.code : t('title'));
    this.attention.keepAwake(view?.in_hand === true && view.you !== null);
    if (this.settings.sounds) soundsBetween(before.table?.view ?? null, view, isNew).forEach(play);
  }

  /** Once for each table at which one plays with bots alone. */
  private askBotsToWait(): void {
    const view = this.state.table?.view;
    if (!view || !amongBots(view)) return;
    const wish = `${view.code} ${this.settings.bots}`;
    const isUsual = this.settings.bots === 'usual';
    if (this.botsAsked === wish || (isUsual && !this.botsAsked.startsWith(view.code))) return;
    this.botsAsked = wish;
    this.connection.ask({ type: 'bots_wait', seconds: isUsual ? 0 : kBotsWait });
  }
  private botsAsked = '';

  /** Chosen for this browser. */
  choose(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    saveSettings(this.settings);
    showSettings(this.settings);
    if (part.language)
      speak(part.language)
        .then(() => addPart('reasons'))
        .then(() => this.changed())
        .catch(() => this.say(t('part-missing')));
    if (part.sounds) play('turn');
    if (part.bots) this.botsAsked = '';
    this.askBotsToWait();
    if (part.notify) mayNotify();
    this.changed();
  }

  /** Somebody is in, or has what it takes to come in. */
  private isWanted(): boolean {
    if (this.state.me || this.helloName || this.deviceLink) return true;
    return loadIdentity() !== null && !this.sentAway;
  }

  private sayHello(): void {
    this.unknown.clear();
    this.sayWhoComes();
  }

  private sayWhoComes(): void {
    const identity = this.untried();
    const invitation = this.invitation();
    if (this.deviceLink && !this.isAsked()) {
      this.tried = null;
      this.connection.ask({ type: 'hello', link: this.deviceLink, device: deviceName() });
      this.deviceLink = null;
    } else if (identity && !this.sentAway && !this.helloName) {
      this.tried = identity;
      this.connection.ask({ type: 'hello', token: identity.token, invitation, device: deviceName() });
    } else if (this.helloName) {
      this.hello();
    }
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      const token = message.token || this.tried?.token;
      if (token) saveIdentity({ name: message.name, token });
    }
    if (message.type === 'error' && this.keepsOut(message)) {
      if (message.reason === 'device_ended' && this.tried) forgetIdentity(this.tried.token);
      if (message.reason === 'unknown_token' && this.tried) {
        this.unknown.add(this.tried.token);
        if (this.untried()) {
          this.helloName = '';
          return this.sayWhoComes();
        }
        this.askAgainLater();
      }
      this.sentAway = true; // nobody who was sent away comes back without asking
      this.helloName = '';
      this.set({ ...update(this.state, message, performance.now()), me: null, table: null });
      return;
    }
    this.set(update(this.state, message, performance.now()));
    const away = message.type === 'error' && !message.reply_to && kSendsAway.includes(message.reason);
    if (away || (message.type === 'notice' && message.code === 'closed')) history.replaceState(null, '', at());
    if (message.type === 'welcome') this.welcomed();
    if (message.type === 'opened') this.goTo(message.table, true);
    if (message.type === 'view' || message.type === 'opened') this.opened();
    if (this.state.needsView) this.connection.ask({ type: 'resync' });
    if (this.state.takenOver) this.connection.stop();
    if (message.type === 'error' && message.reason === 'useless_invitation') refuseInvitation();
    this.readyForFirstHand();
  }

  /** Secrets that the club did not know over this line. */
  private readonly unknown = new Set<string>();
  /** The one that was sent last. */
  private tried: Identity | null = null;

  private untried(): Identity | null {
    return loadIdentities().find(({ token }) => !this.unknown.has(token)) ?? null;
  }

  /** A club that knows nobody may be one that was started with the wrong folder: it is asked again. */
  private askAgainLater(): void {
    const pause = kAskAgainAfter[Math.min(this.askedAgain++, kAskAgainAfter.length - 1)];
    clearTimeout(this.asksAgain);
    this.asksAgain = setTimeout(() => {
      if (this.state.me || this.helloName || this.isAsked()) return;
      this.sentAway = false;
      this.connection.again();
    }, pause * 1000);
  }
  private askedAgain = 0;
  private asksAgain: ReturnType<typeof setTimeout> | undefined;

  /** The door stays closed until the player answers: another name, a password, nothing at all. */
  private keepsOut(error: ErrorMessage): boolean {
    if (!error.reply_to) return kEndsStay.includes(error.reason);
    if (error.code === 'not_welcome') return true;
    return !this.state.me && ['name_taken', 'name_lookalike'].includes(error.reason);
  }
  private sentAway = false;

  private welcomed(): void {
    this.sentAway = false;
    this.askedAgain = 0;
    if (!this.isAsked()) forgetInvitation();
    this.connection.ask({ type: 'enter_hall' });
    if (this.state.code) this.connection.ask({ type: 'join', table: this.state.code });
    this.connection.resend();
    this.afterWelcome?.();
    this.afterWelcome = null;
  }

  private opened(): void {
    if (!this.state.table || this.state.table.view.code !== this.state.code) return;
    this.afterOpening?.(this.state.table.view.code);
    this.afterOpening = null;
  }

  /** The first hand needs no button: everyone who sits is ready for it. */
  private readyForFirstHand(): void {
    const view = this.state.table?.view;
    if (!view?.you || view.phase !== 'before_deal' || !view.next_commitment) return;
    if (!view.seats[view.you].ready && this.readyFor !== view.next_commitment) {
      this.readyFor = view.next_commitment;
      this.connection.ask({ type: 'ready', seed: newSeed() }, true);
    }
  }
  private readyFor = '';

  enter(name: string, password = '', then?: () => void): void {
    this.afterWelcome = then ?? null;
    this.helloName = name;
    this.helloPassword = password;
    // A player who is in already says hello again, over a new line.
    if (this.state.me) this.connection.again();
    else if (this.connection.isOpen()) this.hello();
    else this.connection.need();
  }

  private hello(): void {
    this.tried = this.untried();
    this.connection.ask({
      type: 'hello',
      token: this.tried?.token,
      name: this.helloName,
      password: this.helloPassword || undefined,
      invitation: this.invitation(),
      device: deviceName(),
    });
  }
  private helloPassword = '';

  goTo(code: string | null, push: boolean): void {
    if (push) history.pushState(null, '', at(code ? `t/${code}` : ''));
    const left = this.state.table !== null && code !== this.state.table.view.code;
    if (left && !code) {
      const { you, code: from } = this.state.table!.view;
      this.connection.ask({ type: 'leave' });
      const games = [...this.state.games.filter((game) => game !== from), ...(you ? [from] : [])];
      this.state = { ...this.state, games };
      this.connection.ask({ type: 'enter_hall' });
    }
    this.set({
      ...this.state,
      code,
      tableTalk: left ? [] : this.state.tableTalk,
      behind: left ? null : this.state.behind,
      table: left ? null : this.state.table,
      error: null,
    });
    if (code && this.state.me) this.connection.ask({ type: 'join', table: code });
  }

  openTable(then?: () => void, options?: Partial<TableOptions>): void {
    this.afterOpening = then ? () => then() : null;
    this.askOnce({ type: 'open_table', options });
  }

  /** A table for friends: its host sits at once. */
  openOwnTable = (options?: Partial<TableOptions>): void => this.openTable(() => this.sit('S'), options);

  /** A table of one's own with three bots: open, sit, fill, start. Nobody else sees it. */
  playWithBots = (): void => {
    this.openTable(
      () => {
        this.connection.askInTurn([{ type: 'sit', seat: 'S' }, { type: 'fill_bots' }, { type: 'start' }]);
      },
      { listed: false, watching: 'nobody' },
    );
  };

  /** As somebody who has no name yet, or as who one is. */
  as(name: string, then: () => void): void {
    if (this.state.me) then();
    else this.enter(name, '', then);
  }

  /** Sends a request of the player; an earlier refusal is over with it. */
  private ask(ask: Ask, keep = true): string {
    if (this.state.error) this.set({ ...this.state, error: null });
    return this.connection.ask(ask, keep);
  }
  /** A question, which is not asked again when the line is lost. */
  private askOnce = (ask: Ask): string => this.ask(ask, false);

  /** The last action was sent and is not answered. */
  get sending(): Action | null {
    return this.sent && this.connection.waitsFor(this.sent.id) ? this.sent.action : null;
  }
  private sent: { id: string; action: Action } | null = null;

  /** Plays on here: another tab had taken over. */
  playHere = (): void => {
    this.set({ ...this.state, takenOver: false, notice: null });
    this.connection.restart();
  };

  sit = (seat: Seat): void => {
    this.ask({ type: 'sit', seat });
  };
  stand = () => this.ask({ type: 'stand' });
  /** The player agrees to the options that the host has set. */
  agree = () => this.set({ ...this.state, agreed: null });
  fillBots = () => this.ask({ type: 'fill_bots' });
  setBotLevel = (seat: Seat, level: BotLevel) => this.ask({ type: 'fill_bots', seat, level });
  clearSeat = (seat: Seat) => this.ask({ type: 'clear_seat', seat });
  start = () => this.ask({ type: 'start' });
  ready = () => this.ask({ type: 'ready', seed: newSeed() });
  act = (action: Action) => {
    if (this.sending) return; // a key that is held down acts once
    this.sent = { id: this.ask({ ...action, type: 'act' } as Ask), action };
    this.changed();
  };
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
  takeBack = (): void => {
    this.ask({ type: 'take_back' });
  };
  takeRest = (): void => {
    this.ask({ type: 'take_rest' });
  };
  /** Shows the hall, with the tables after that code. */
  enterHall = (after?: string) => this.askOnce({ type: 'enter_hall', after });
  setOptions = (options: Partial<TableOptions>) => this.ask({ type: 'set_options', options });

  talk = (text: string) => this.askOnce({ type: 'say', text });
  invite = (role: 'member' | 'host' | 'bot', uses: number) => this.askOnce({ type: 'invite', role, uses, days: 30 });
  manage = (player: string, what: Measure) => this.askOnce({ type: 'manage', player, what });
  report = (player: string, text: string) => this.askOnce({ type: 'report', player, text });
  setPassword = (password: string) => this.askOnce({ type: 'set_password', password });
  setClub = (club: { name: string; guests: boolean; password?: string; tables_from: Role; archive_from: Role }) =>
    this.askOnce({ type: 'set_club', ...club });
  show = (what: Emote) => this.askOnce({ type: 'show', what });
  askWatchers = () => this.askOnce({ type: 'ask_watchers' });
  openHand = (players: string[]) => this.askOnce({ type: 'open_hand', players });
  askResults = (player?: string) => this.askOnce({ type: 'ask_results', player });
  /** Months beyond the year's ends lead into its neighbours. */
  askStandings = (year: number, month: number) => {
    const day = new Date(Date.UTC(year, month - 1));
    this.askOnce({ type: 'ask_standings', month: day.toISOString().slice(0, 7) });
  };
  askMyResults = () => {
    this.askResults();
    const now = new Date();
    this.askStandings(now.getFullYear(), now.getMonth() + 1);
  };
  askBook = () => this.askOnce({ type: 'ask_book' });

  /** Says a sentence in the polite region. */
  say(text: string): void {
    this.set(announce(this.state, { kind: 'words', text }));
  }
}

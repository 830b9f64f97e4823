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
  loadIdentity,
  newSeed,
  saveIdentity,
  takeDeviceLink,
  takenInvitation,
} from './state/identity';
import { initialState, type State } from './state/state';
import { announce, kEndsStay, kSendsAway, update } from './state/update';
import { loadSettings, saveSettings, type Settings, showSettings } from './state/settings';
import { Attention } from './stage/attention';
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

/** How well a bot plays. */
export type BotLevel = NonNullable<FillBots['level']>;

export class Game {
  state: State = initialState(codeInAddress());
  settings: Settings = loadSettings();
  /** What lies on the table to look at. */
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
    acceptInvitation();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}${at('ws')}`, {
      lost: (lineLost) => this.set({ ...this.state, lineLost }),
      wanted: () => this.isWanted(),
      opened: () => this.sayHello(),
      message: (message) => this.receive(message),
    });
    window.addEventListener('popstate', () => this.goTo(codeInAddress(), false));
    this.deviceLink = takeDeviceLink();
    // Who is somebody here already is asked before a link makes them somebody else.
    if (this.deviceLink && loadIdentity()) this.set({ ...this.state, openedLink: this.deviceLink });
    else if (takenInvitation() && loadIdentity()) this.set({ ...this.state, openedInvitation: true });
    else this.connection.connect();
  }

  useInvitation = () => {
    this.set({ ...this.state, openedInvitation: false });
    this.connection.connect();
  };
  leaveInvitation = () => {
    if (!this.state.openedInvitation) return;
    forgetInvitation();
    this.useInvitation();
  };

  private deviceLink: string | null = null;

  useOpenedLink = () => {
    this.set({ ...this.state, openedLink: null });
    this.connection.connect();
  };
  keepIdentity = () => {
    if (!this.state.openedLink) return;
    this.deviceLink = null;
    this.set({ ...this.state, openedLink: null });
    this.connection.connect();
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
      void speak(part.language)
        .then(() => addPart('reasons'))
        .then(() => this.changed());
    if (part.sounds) play('turn');
    if (part.bots) this.botsAsked = '';
    this.askBotsToWait();
    if (part.notify && 'Notification' in window) void Notification.requestPermission();
    this.changed();
  }

  /** Somebody is in, or has what it takes to come in. */
  private isWanted(): boolean {
    if (this.state.me || this.helloName || this.deviceLink) return true;
    return loadIdentity() !== null && !this.sentAway;
  }

  private sayHello(): void {
    const identity = loadIdentity();
    const invitation = takenInvitation() ?? undefined;
    if (this.deviceLink) {
      this.connection.ask({ type: 'hello', link: this.deviceLink, device: deviceName() });
      this.deviceLink = null;
    } else if (identity && !this.sentAway && !this.helloName) {
      this.connection.ask({ type: 'hello', token: identity.token, invitation, device: deviceName() });
    } else if (this.helloName) {
      this.hello();
    }
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (message.token) saveIdentity({ name: message.name, token: message.token });
    }
    if (message.type === 'error' && this.keepsOut(message)) {
      if (['unknown_token', 'device_ended'].includes(message.reason)) forgetIdentity();
      this.sentAway = true; // who was sent away does not come back by itself
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
    if (message.type === 'error' && message.reason === 'useless_invitation') forgetInvitation();
    this.readyForFirstHand();
  }

  /** The door stays closed until the player answers: another name, a password, nothing at all. */
  private keepsOut(error: ErrorMessage): boolean {
    if (!error.reply_to) return kEndsStay.includes(error.reason);
    if (error.code === 'not_welcome') return true;
    return !this.state.me && ['name_taken', 'name_lookalike'].includes(error.reason);
  }
  private sentAway = false;

  private welcomed(): void {
    this.sentAway = false;
    forgetInvitation();
    this.set({ ...this.state, hallTalk: [] });
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
      this.ready();
    }
  }
  private readyFor = '';

  enter(name: string, password = '', then?: () => void): void {
    this.afterWelcome = then ?? null;
    this.helloName = name;
    this.helloPassword = password;
    // Who is in already says hello again, over a new line.
    if (this.state.me) this.connection.again();
    else if (this.connection.isOpen()) this.hello();
    else this.connection.need();
  }

  private hello(): void {
    this.connection.ask({
      type: 'hello',
      token: loadIdentity()?.token,
      name: this.helloName,
      password: this.helloPassword || undefined,
      invitation: takenInvitation() ?? undefined,
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
      this.state = { ...this.state, hallTalk: [], games };
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
    this.connection.ask({ type: 'open_table', options });
  }

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

  private ask(ask: Ask): string {
    return this.connection.ask(ask, true);
  }

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
    this.connection.ask({ type: 'ask_hint' });
  };
  askReview = (): void => {
    this.connection.ask({ type: 'ask_review' });
  };
  propose = (what: Proposal) => this.ask({ type: 'propose', what });
  withdraw = (what: Proposal) => this.ask({ type: 'withdraw', what });
  letIn = (seat: Seat, player: string) => this.ask({ type: 'let_in', seat, player });
  linkDevice = () => {
    this.connection.ask({ type: 'link_device' });
  };
  askDevices = () => this.connection.ask({ type: 'ask_devices' });
  endDevices = (device?: string): void => {
    this.connection.ask({ type: 'end_devices', device });
    this.askDevices();
  };
  takeBack = (): void => {
    this.ask({ type: 'take_back' });
  };
  /** Shows the hall, with the tables after that code. */
  enterHall = (after?: string) => this.connection.ask({ type: 'enter_hall', after });
  setOptions = (options: Partial<TableOptions>) => this.ask({ type: 'set_options', options });

  talk = (text: string) => this.connection.ask({ type: 'say', text });
  invite = (role: 'member' | 'host' | 'bot', uses: number) =>
    this.connection.ask({ type: 'invite', role, uses, days: 30 });
  manage = (player: string, what: Measure) => this.connection.ask({ type: 'manage', player, what });
  report = (player: string, text: string) => this.connection.ask({ type: 'report', player, text });
  setPassword = (password: string) => this.connection.ask({ type: 'set_password', password });
  setClub = (club: { name: string; guests: boolean; password?: string; tables_from: Role; archive_from: Role }) =>
    this.connection.ask({ type: 'set_club', ...club });
  show = (what: Emote) => this.connection.ask({ type: 'show', what });
  askWatchers = () => this.connection.ask({ type: 'ask_watchers' });
  openHand = (players: string[]) => this.connection.ask({ type: 'open_hand', players });
  askResults = (player?: string) => this.connection.ask({ type: 'ask_results', player });
  /** Months beyond the year's ends lead into its neighbours. */
  askStandings = (year: number, month: number) => {
    const day = new Date(Date.UTC(year, month - 1));
    this.connection.ask({ type: 'ask_standings', month: day.toISOString().slice(0, 7) });
  };
  askMyResults = () => {
    this.askResults();
    const now = new Date();
    this.askStandings(now.getFullYear(), now.getMonth() + 1);
  };
  askBook = () => this.connection.ask({ type: 'ask_book' });

  /** Says a sentence in the polite region. */
  say(text: string): void {
    this.set(announce(this.state, { kind: 'words', text }));
  }
}

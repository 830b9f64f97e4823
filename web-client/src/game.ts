// Joins the connection, the state and the address: what the player does goes out here.
import { Arrival } from './arrival';
import { at, here } from './base';
import { Connection, type Ask } from '@avinas/client';
import type { Action, PartialOptions, Person, Seat, ServerMessage } from '@avinas/client';
import { entryNamed, entryOf, type GameEntry, isLearnt, kGames, learnGame, offeredBy, speakOf } from './games';
import { newSeed, refuseInvitation } from './state/identity';
import { initialState, type State } from './state/state';
import { announce, kSendsAway, update } from './state/update';
import { loadSettings, saveSettings, type Settings, showSettings, whenOthersChoose } from './state/settings';
import { Attention, mayNotify } from './stage/attention';
import { Presenter } from './stage/presenter';
import { play } from './stage/sounds';
import { amongBots } from './state/facts';
import { soundsBetween } from './stage/hearing';
import { type GameName, Verbs } from './verbs';
import { seatsOf } from './state/seats';
import { turnOf } from './state/turn';
import { learnReasons } from './words/problem';
import { addMissing, speak, t } from './words/t';

function codeInAddress(): string | null {
  return /^\/t\/([A-Za-z0-9]{1,16})\/?$/.exec(here())?.[1]?.toUpperCase() ?? null;
}

/** The evening whose link was opened, or which was looked at before the page was loaded anew. */
function eveningInAddress(): string | undefined {
  return /^#evening=(\w{1,16})$/.exec(location.hash)?.[1];
}

/** Seconds that bots take when they are asked to wait for speech. */
const kBotsWait = 4;

export class Game extends Verbs {
  state: State = initialState(codeInAddress());
  settings: Settings = loadSettings();
  /** The picture of the table. */
  readonly presenter = new Presenter(
    () => this.changed(),
    () => document.hidden,
  );
  private readonly attention = new Attention();
  private readonly connection: Connection;
  /** Done at a table once it is there: the one that a request of ours opens, or one that is known. */
  private afterOpening: { request?: string; code?: string; then: () => void } | null = null;
  private afterWelcome: (() => void) | null = null;
  readonly arrival: Arrival;

  constructor(private readonly changed: () => void) {
    super();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}${at('ws')}`, {
      lost: (lineLost) => {
        this.set({ ...this.state, lineLost });
        if (!lineLost) addMissing().then(this.changed, () => undefined);
      },
      wanted: () => this.arrival.isWanted(),
      opened: () => this.arrival.sayHello(),
      message: (message) => this.receive(message),
    });
    this.arrival = new Arrival(
      this.connection,
      () => this.state,
      (part) => this.set({ ...this.state, ...part }),
    );
    whenOthersChoose(() => this.adoptSettings());
    window.addEventListener('popstate', () => this.goTo(codeInAddress(), false));
    // A link that is opened in the tab where the club is open changes no more than the address.
    window.addEventListener('hashchange', () => {
      if (this.arrival.takeLinks() && !this.arrival.isAsked()) this.connection.again();
      this.lookAgain(eveningInAddress());
      this.changed();
    });
    this.learn(this.chosen()).catch(() => undefined);
    if (!this.state.code) {
      if (here() !== '/') history.replaceState(null, '', at() + location.hash); // there is no such page
      this.lookAtTheDoor().catch(() => undefined);
    }
    this.arrival.takeLinks();
    if (!this.arrival.isAsked()) this.connection.connect();
  }

  private set(state: State): void {
    const before = this.state;
    this.state = state;
    if (before.table !== state.table) this.tableChanged(before, state);
    const problem = state.error ?? state.notice;
    if (problem && problem !== (before.error ?? before.notice)) void learnReasons().then(this.changed);
    this.changed();
  }

  private tableChanged(before: State, after: State): void {
    const view = after.table?.view ?? null;
    if (view && before.table?.view.code !== view.code) speakOf(entryOf(view.options));
    this.presenter.show(view);
    this.askBotsToWait();
    const mine = view !== null && view.in_hand && turnOf(view) !== null;
    const isNew = before.speech.turns !== after.speech.turns;
    this.attention.turn(mine, isNew, this.settings, view ? view.name || view.code : t('title'));
    this.attention.keepAwake(view?.in_hand === true && view.you !== null);
    if (this.settings.sounds) soundsBetween(before.table?.view ?? null, view, isNew).forEach(play);
  }

  /** A game comes before its first table or results; the chosen one in advance. */
  private learn(game: GameEntry): Promise<void> {
    if (isLearnt(game)) return Promise.resolve();
    return learnGame(game).then(this.changed);
  }

  /** The game that is wanted before that message can be told. */
  private unknownGameOf(message: ServerMessage): GameEntry | null {
    const game =
      message.type === 'view'
        ? entryOf(message.view.options)
        : message.type === 'results' || message.type === 'standings'
          ? entryNamed(message.game)
          : null;
    return game && !isLearnt(game) ? game : null;
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
    if (part.bots) this.botsAsked = '';
    saveSettings({ ...this.settings, ...part });
    this.adoptSettings();
    if (part.sounds) play('turn');
    if (part.notify) mayNotify();
  }
  /** Those that are kept, by whichever tab chose them. */
  private adoptSettings(): void {
    const { language, game } = this.settings;
    this.settings = loadSettings();
    showSettings(this.settings);
    if (this.settings.language && this.settings.language !== language)
      speak(this.settings.language)
        .then(() => this.changed())
        .catch(() => this.say(t('part-missing')));
    if (this.settings.game !== game) this.learn(this.chosen()).catch(() => undefined);
    this.askBotsToWait();
    this.changed();
  }

  private receive(message: ServerMessage): void {
    const unknown = this.unknownGameOf(message);
    if (unknown) {
      if (message.type === 'view') this.opened(message.view.code);
      // Updates that come meanwhile leave a gap, which is healed as any other.
      this.learn(unknown).then(
        () => this.receive(message),
        () => this.set({ ...this.state, gameMissing: true }),
      );
      return;
    }
    const kept = this.arrival.hear(message);
    if (kept === 'trying') return;
    if (kept === 'out') {
      this.afterWelcome = null;
      this.set({ ...update(this.state, message, performance.now()), me: null, table: null });
      return;
    }
    this.set(update(this.state, message, performance.now()));
    const away =
      message.type === 'error' &&
      (message.reason === 'no_such_evening' || (!message.reply_to && kSendsAway.includes(message.reason)));
    if (away || (message.type === 'notice' && message.code === 'closed')) history.replaceState(null, '', at());
    if (message.type === 'welcome') this.welcomed();
    const refused = message.type === 'error' && this.entering !== '' && message.reply_to === this.entering;
    if (message.type === 'hall' || refused) this.entered();
    if (message.type === 'route') this.connection.follow(message.share);
    this.noteOpening(message);
    if (message.type === 'opened') this.goTo(message.table, true);
    if (message.type === 'gathered') this.openFor(message.people);
    if (message.type === 'notice' && message.params?.gathered) this.comeToPlay(message.params.table);
    if (message.type === 'view' || message.type === 'opened') this.opened(this.state.table?.view.code);
    if (this.state.needsView) this.connection.ask({ type: 'resync' });
    if (this.state.takenOver) this.connection.stop();
    if (message.type === 'error' && message.reason === 'useless_invitation') refuseInvitation();
    this.sitWhereFree(message);
    this.readyForFirstHand();
  }

  private welcomed(): void {
    this.arrival.welcomed();
    this.entering = this.connection.ask({ type: 'enter_hall' });
    if (this.state.code) this.connection.ask({ type: 'join', table: this.state.code });
    else this.lookAgain(this.state.club.evening?.code ?? eveningInAddress());
    this.connection.resend();
  }
  private entering = '';

  /** The hall tells which games are offered: what was wanted before waits for that. */
  private entered(): void {
    this.entering = '';
    this.afterWelcome?.();
    this.afterWelcome = null;
  }

  /** A table of one's own is on its way: nothing else is fetched meanwhile. */
  get isOpening(): boolean {
    return this.afterOpening?.request !== undefined;
  }

  private noteOpening(message: ServerMessage): void {
    if (!this.afterOpening?.request || !('reply_to' in message)) return;
    if (message.reply_to !== this.afterOpening.request) return;
    if (message.type === 'opened') this.afterOpening.code = message.table;
    else this.afterOpening = null;
  }

  private opened(code: string | undefined): void {
    if (!code || code !== this.afterOpening?.code) return;
    const { then } = this.afterOpening;
    this.afterOpening = null;
    then();
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
    this.arrival.enter(name, password);
  }

  goTo(code: string | null, push: boolean): void {
    if (push) history.pushState(null, '', at(code ? `t/${code}` : ''));
    if (code !== this.sitsAt) this.sitsAt = '';
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
      speech: left ? { ...this.state.speech, message: null } : this.state.speech,
      hint: left ? null : this.state.hint,
      error: null,
    });
    if (code && this.state.me) this.connection.ask({ type: 'join', table: code });
  }

  /** By its link, or when the line is back: the round that was looked at, if it is not the last. */
  private lookAgain(code: string | undefined): void {
    const {
      me,
      club: { evening },
    } = this.state;
    const round = evening?.code === code && evening && evening.shown < evening.round ? evening.shown : undefined;
    if (me && code) this.connection.ask({ type: 'look_at_evening', code, round });
  }

  leaveEvening = (): void => {
    history.replaceState(history.state, '', at());
    this.set({ ...this.state, club: { ...this.state.club, evening: null } });
    this.request({ type: 'look_at_evening', code: '' });
  };

  /** From its table to the evening, in the hall. */
  lookAtEvening = (code: string): void => {
    const games = this.state.games.filter((game) => game !== this.state.code);
    this.goTo(null, true);
    this.set({ ...this.state, games }); // nobody goes back to a table that is done
    this.request({ type: 'look_at_evening', code });
  };

  /** The games that tables are opened for here. */
  offered = (): GameName[] => offeredBy(this.state.hall?.club ?? this.state.door);

  /** The first of them for two pairs, if any. */
  offeredForFour = (): GameName | undefined => this.offered().find((name) => !entryNamed(name).alone);

  /** The game that is played if nothing else is said: the one chosen last, where it is offered. */
  chosen(): GameEntry {
    const offered = this.offered();
    return entryNamed(offered.find((name) => name === this.settings.game) ?? offered[0]);
  }

  /** Asks for what the club shows to those who have not come in. */
  private async lookAtTheDoor(): Promise<void> {
    const answer = await fetch(at('api/club'));
    if (!answer.ok) return;
    const door = (await answer.json()) as State['door'];
    this.set({ ...this.state, door }); // the state of now: somebody may have come in meanwhile
    await this.learn(this.chosen());
  }

  openTable(then?: () => void, options?: PartialOptions, game: string = this.chosen().name): void {
    const { name } = entryNamed(game);
    const named = name === kGames[0] ? {} : { game: name };
    const request = this.askOnce({ type: 'open_table', options: { ...options, ...named } as PartialOptions });
    this.afterOpening = then ? { request, then } : null;
  }

  /** A table for friends: its host sits at once. */
  openOwnTable = (options?: PartialOptions): void => this.openTable(() => this.sit('S'), options);

  /** Asks somebody in the hall to a table: to the one where this player sits, or to a new one. */
  invitePlayer = (player: string): void => {
    const code = this.state.games.at(-1);
    if (!code || this.amongBots.has(code)) return this.openTable(() => (this.sit('S'), this.callPlayer(player)));
    this.afterOpening = { code, then: () => this.callPlayer(player) };
    this.goTo(code, true);
  };
  /** Tables of this page where nobody may come in. */
  private readonly amongBots = new Set<string>();
  /** Four want to play: this player opens the table, the others are called to it. */
  private openFor(people: Person[]): void {
    const call = () => (this.sit('S'), people.forEach((one) => this.callPlayer(one.player)));
    this.openTable(call, {}, this.offeredForFour()); // no matter what each of them chose
  }
  private comeToPlay(code: string): void {
    this.sitsAt = code;
    this.asksFor = null;
    this.goTo(code, true);
  }
  /** Takes the first free seat; somebody who was faster leaves another. */
  private sitWhereFree(message: ServerMessage): void {
    if (message.type === 'error' && message.reason !== 'seat_taken') this.sitsAt = '';
    const view = this.state.table?.view;
    if (!view || view.code !== this.sitsAt) return;
    const isFree = (seat: Seat) => view.seats[seat].kind === 'empty';
    const free = seatsOf(view).find(isFree);
    if (view.you || !free) this.sitsAt = '';
    else if (!this.asksFor || !isFree(this.asksFor)) this.sit((this.asksFor = free));
  }
  private sitsAt = '';
  private asksFor: Seat | null = null;

  /** The table of the address is not there: nobody is asked for a name first. */
  findNoTable = (table: string): null => {
    const error = { reason: 'no_such_table', params: { table }, rule: null };
    if (!this.state.error && this.state.code === table) this.set({ ...this.state, error });
    return null;
  };

  /** Goes where somebody asked this player to come; or does not. */
  answerCall = (comes: boolean): void => {
    const { called } = this.state;
    this.set({ ...this.state, called: null });
    if (called && comes) this.goTo(called.table, true);
  };

  /** A table of one's own with bots: open, sit, fill, start. Nobody else sees it. */
  playWithBots = (): void => {
    this.openTable(
      () => {
        this.amongBots.add(this.state.code!);
        this.connection.askInTurn([{ type: 'sit', seat: 'S' }, { type: 'fill_bots' }, { type: 'start' }]);
      },
      { listed: false, watching: 'nobody' },
    );
  };

  /** As somebody who has no name yet, or as who one is, be it when the line is back. */
  as(name: string, then: () => void): void {
    const { me, lineLost } = this.state;
    if (me && !lineLost) return then();
    if (!me && !this.arrival.comesBack()) return this.enter(name, '', then);
    this.afterWelcome = then;
    this.connection.need();
  }

  /** Sends a request of the player; an earlier refusal is over with it. */
  protected ask(ask: Ask, keep = true): string {
    if (this.state.error) this.set({ ...this.state, error: null });
    return this.connection.ask(ask, keep);
  }
  /** A question, which is not asked again when the line is lost. */
  protected askOnce(ask: Ask): string {
    return this.ask(ask, false);
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

  /** The player agrees to the options that the host has set. */
  agree = () => this.set({ ...this.state, agreed: null });
  act = (action: Action) => {
    if (this.sending) return; // a key that is held down acts once
    this.sent = { id: this.ask({ ...action, type: 'act' } as Ask), action };
    this.changed();
  };

  /** Says a sentence in the polite region. */
  say(text: string): void {
    this.set(announce(this.state, { kind: 'words', text }));
  }
}

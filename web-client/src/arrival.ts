// How somebody comes in: by a link of theirs, as who they were, or under a new name; and who is kept out.
import { kGames } from './games';
import type { Ask, Connection } from '@avinas/client';
import type { ErrorMessage, ServerMessage } from '@avinas/client';
import { deviceName } from './state/device';
import {
  acceptInvitation,
  forgetIdentities,
  forgetIdentity,
  forgetInvitation,
  type Identity,
  loadIdentities,
  loadIdentity,
  saveIdentity,
  takeDeviceLink,
  takenInvitation,
} from './state/identity';
import type { State } from './state/state';
import { kEndsStay } from './state/update';

/** Pauses before a club that did not know this browser is asked again, in seconds; the last one repeats. */
const kAskAgainAfter = [10, 30, 60];

export class Arrival {
  private deviceLink: string | null = null;
  private helloName = '';
  private helloPassword = '';

  constructor(
    private readonly connection: Connection,
    private readonly state: () => State,
    private readonly set: (part: Partial<State>) => void,
  ) {}

  /** Takes the secret of a link out of the address; true if there was one. A link makes nobody who is
   * known here somebody else before they were asked. */
  takeLinks(): boolean {
    const link = takeDeviceLink();
    const isInvited = acceptInvitation();
    const isKnown = loadIdentity() !== null;
    if (link) this.deviceLink = link;
    if (link && isKnown) this.set({ openedLink: link });
    else if (takenInvitation() && isKnown) this.set({ openedInvitation: true });
    return link !== null || isInvited;
  }

  isAsked(): boolean {
    return this.state().openedLink !== null || this.state().openedInvitation;
  }

  /** Nothing while the page asks: a line that is lost meanwhile comes back without the link. */
  private invitation(): string | undefined {
    return this.isAsked() ? undefined : (takenInvitation() ?? undefined);
  }

  useInvitation = () => {
    this.set({ openedInvitation: false });
    this.connection.again();
  };
  leaveInvitation = () => {
    if (!this.state().openedInvitation) return;
    forgetInvitation();
    this.set({ openedInvitation: false });
    this.connection.need();
  };

  useOpenedLink = () => {
    this.set({ openedLink: null });
    this.connection.again();
  };
  keepIdentity = () => {
    if (!this.state().openedLink) return;
    this.deviceLink = null;
    this.set({ openedLink: null });
    this.connection.need();
  };

  /** Somebody is in, or has what it takes to come in. */
  isWanted(): boolean {
    if (this.state().me || this.helloName || this.deviceLink) return true;
    return loadIdentity() !== null && !this.sentAway;
  }
  /** This browser knows somebody, whom the club has not sent away: they need no name. */
  comesBack(): boolean {
    return loadIdentity() !== null && !this.sentAway && this.askedAgain === 0;
  }

  sayHello(): void {
    this.unknown.clear();
    this.sayWhoComes();
  }

  private sayWhoComes(): void {
    const identity = this.untried();
    const invitation = this.invitation();
    if (this.deviceLink && !this.isAsked()) {
      this.tried = null;
      this.ask({ link: this.deviceLink });
      this.deviceLink = null;
    } else if (identity && !this.sentAway && !this.helloName) {
      this.tried = identity;
      this.ask({ token: identity.token, invitation });
    } else if (this.helloName) {
      this.sayName();
    }
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
      if (this.state().me || this.helloName || this.isAsked()) return;
      this.sentAway = false;
      this.connection.again();
    }, pause * 1000);
  }
  private askedAgain = 0;
  private asksAgain: ReturnType<typeof setTimeout> | undefined;

  /** The door stays closed until the player answers: another name, a password, nothing at all. */
  private keepsOut(error: ErrorMessage): boolean {
    if (!error.reply_to) return kEndsStay.includes(error.reason);
    if (error.code === 'not_welcome') return error.reply_to === this.hello;
    return !this.state().me && ['name_taken', 'name_lookalike'].includes(error.reason);
  }
  private sentAway = false;

  private sayName(): void {
    this.tried = this.untried();
    this.ask({
      token: this.tried?.token,
      name: this.helloName,
      password: this.helloPassword || undefined,
      invitation: this.invitation(),
    });
  }
  private ask(who: Partial<Extract<Ask, { type: 'hello' }>>): void {
    this.hello = this.connection.ask({ type: 'hello', games: kGames, device: deviceName(), ...who });
  }
  /** The request that asked last. */
  private hello = '';

  enter(name: string, password: string): void {
    this.set({ error: null, notice: null });
    this.helloName = name;
    this.helloPassword = password;
    // A player who is in already says hello again, over a new line.
    if (this.state().me) this.connection.again();
    else if (this.connection.isOpen()) this.sayName();
    else this.connection.need();
  }

  /** Notes a message that concerns coming in. `out`: the door is closed; `trying`: another way in was asked. */
  hear(message: ServerMessage): 'out' | 'trying' | null {
    if (message.type === 'welcome') {
      const token = message.token || this.tried?.token;
      if (token) saveIdentity((this.tried = { name: message.name, token }));
    }
    if (message.type !== 'error' || !this.keepsOut(message)) return null;
    if (message.reason === 'useless_link' && loadIdentity()) {
      this.sayWhoComes(); // it makes nobody else of somebody who is known here
      return null;
    }
    if (message.reason === 'forgotten') forgetIdentities();
    if (message.reason === 'device_ended' && this.tried) forgetIdentity(this.tried.token);
    if (message.reason === 'unknown_token' && this.tried) {
      this.unknown.add(this.tried.token);
      if (this.untried()) {
        this.helloName = '';
        this.sayWhoComes();
        return 'trying';
      }
      this.askAgainLater();
    }
    this.sentAway = true; // nobody who was sent away comes back without asking
    this.helloName = '';
    return 'out';
  }

  welcomed(): void {
    this.sentAway = false;
    this.askedAgain = 0;
    this.helloName = ''; // the next line is opened as who they are, under the name that they have then
    this.helloPassword = '';
    if (!this.isAsked()) forgetInvitation();
  }
}

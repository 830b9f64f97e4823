// The WebSocket: sends requests, hands messages on, notices a dead line, and comes back by itself.
import type { ClientMessage, ServerMessage } from './types.js';

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A request as the client writes it; its id is given when it is sent. */
export type Ask = WithoutId<ClientMessage>;

export interface ConnectionEvents {
  /** There is no line, or one again. A visitor who has not come in needs no line. */
  lost(isLost: boolean): void;
  message(message: ServerMessage): void;
  /** Somebody is in, or on the way in: the line is kept and comes back. */
  wanted(): boolean;
  /** The socket is open: say hello and go to the table, then call `resend`. */
  opened(): void;
}

/** Pauses between attempts, in milliseconds; the last one repeats. */
export const kPauses = [300, 700, 1500, 3000, 6000, 10000];
/** A line on which nothing came for so long is asked whether it is alive; and is given up. */
const kAskAfter = 3500;
const kGiveUpAfter = 7000;
const kLookEvery = 500;
/** A route that led nowhere makes every route wait for so long. */
const kNoRoutesFor = 20_000;
/** States of a WebSocket. */
const kConnecting = 0,
  kOpen = 1;
/** An attempt that is not answered for so long is given up. */
const kOpensWithin = 8000;

/** Reasons for which a request is asked again by itself, after the pause that the server names. */
const kAskAgain = ['too_many_requests', 'too_many_newcomers'];
/** Requests that may wait for that; beyond, something is wrong. */
const kMostWaiting = 50;

/** A pause with jitter, so that a whole club does not return in the same instant. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const base = kPauses[Math.min(attempt, kPauses.length - 1)];
  return Math.round(base * (0.75 + 0.5 * random()));
}

/** An error is followed by a close, which says all there is to say. */
const ignored = () => undefined;

function prefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private socket: WebSocket | undefined;
  /** Behind the address: the share of the tables whose server is wanted; or nothing. */
  private route = '';
  private opening: WebSocket | undefined;
  private routesAgainAt = 0;
  private attempt = 0;
  private counter = 0;
  private stopped = false;
  private wasOpen = false;
  private heardAt = 0;
  private askedAt = 0;
  private pinged = '';
  private watch: ReturnType<typeof setInterval> | undefined;
  private comingBack: ReturnType<typeof setTimeout> | undefined;
  private readonly idPrefix = prefix();
  /** Asked and not answered: sent again, with the same id, after coming back. */
  private readonly pending = new Map<string, ClientMessage>();
  /** Asked over this socket and not answered: asked again if the server says that it was too much at once. */
  private readonly asked = new Map<string, ClientMessage>();
  /** Requests that go out one after another: each when the one before was answered. */
  private line: ClientMessage[] = [];
  private lineTimer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is opened before `connect`. `open` makes a WebSocket where the platform has none of its own. */
  constructor(
    private readonly url: string,
    private readonly events: ConnectionEvents,
    private readonly open = (url: string, protocol: string): WebSocket => new WebSocket(url, protocol),
  ) {
    if (typeof document === 'undefined') return; // no page
    window.addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry());
  }

  connect(): void {
    this.begin();
    this.take(this.open(this.url + this.route, 'avinas.v1'));
  }

  /** Nothing was asked over the line that comes. */
  private begin(): void {
    clearTimeout(this.comingBack);
    this.comingBack = undefined;
    this.asked.clear();
    this.line = [];
    clearTimeout(this.lineTimer);
  }

  /** Goes on over a line to the server that keeps that share of the tables: the one at hand serves until the
   * other is open, and goes on if it cannot be had. */
  follow(share: number): void {
    const route = `/${share}`;
    if (this.stopped || route === this.route || this.opening || performance.now() < this.routesAgainAt) return;
    const next = this.open(this.url + route, 'avinas.v1');
    this.opening = next;
    next.onerror = ignored;
    const given = setTimeout(() => next.close(), kOpensWithin);
    next.onclose = () => {
      clearTimeout(given);
      this.opening = undefined;
      this.routesAgainAt = performance.now() + kNoRoutesFor;
    };
    next.onopen = () => {
      clearTimeout(given);
      this.opening = undefined;
      if (this.stopped) return next.close();
      this.route = route;
      if (this.socket) this.letGo(this.socket);
      this.begin();
      this.take(next);
      next.onopen?.(new Event('open'));
    };
  }

  /** From now on that socket is the line. */
  private take(socket: WebSocket): void {
    this.socket = socket;
    this.wasOpen = false;
    const begun = performance.now();
    socket.onerror = ignored;
    socket.onopen = () => {
      this.attempt = 0;
      this.wasOpen = true;
      this.heardAt = performance.now();
      this.events.lost(false);
      this.events.opened();
    };
    socket.onmessage = (event) => {
      this.heardAt = performance.now();
      const message = JSON.parse(event.data as string) as ServerMessage;
      if ('reply_to' in message && message.reply_to) this.answered(message.reply_to, message);
      // The answer to one's own question whether the line is alive concerns nobody else.
      if ('reply_to' in message && message.reply_to === this.pinged) return;
      this.events.message(message);
    };
    socket.onclose = () => this.lose(socket);
    clearInterval(this.watch);
    this.watch = setInterval(() => this.look(socket, begun), kLookEvery);
  }

  /** A line that says nothing is asked; one that does not answer is dead. */
  private look(socket: WebSocket, begun: number): void {
    const now = performance.now();
    if (socket.readyState === kConnecting) {
      if (now - begun > kOpensWithin) this.lose(socket);
      return;
    }
    if (socket.readyState !== kOpen) return;
    if (!this.events.wanted()) return;
    const silent = now - this.heardAt;
    if (silent > kGiveUpAfter && this.askedAt > this.heardAt) return this.lose(socket);
    if (silent > kAskAfter && now - this.askedAt > kAskAfter) {
      this.askedAt = now;
      this.pinged = this.ask({ type: 'ping' });
    }
  }

  /** The line may be back: no need to wait for the next attempt. */
  private hurry(): void {
    if (this.stopped || !this.comingBack) return;
    this.attempt = 0;
    this.connect();
  }

  /** A request that was refused for want of budget is asked again when the server said. */
  private answered(id: string, message: ServerMessage): void {
    const asked = this.asked.get(id);
    const refused = message.type === 'error' && kAskAgain.includes(message.reason);
    if (asked && refused && this.asked.size <= kMostWaiting) {
      const socket = this.socket;
      const pause = (message.wait_ms ?? 1000) * (1 + Math.random() / 4) + 50;
      if (!this.line.some((m) => m.id === id)) this.line.push(asked);
      clearTimeout(this.lineTimer);
      this.lineTimer = setTimeout(() => socket === this.socket && this.sendFirstInLine(), pause);
      return;
    }
    this.asked.delete(id);
    if (this.line[0]?.id === id) {
      this.line.shift();
      this.sendFirstInLine();
    }
    this.pending.delete(id);
  }

  /** True while this request is sent and not answered. */
  waitsFor(id: string): boolean {
    return this.pending.has(id);
  }

  /** Sends a request and returns its id. With `keep`, it survives a lost connection. */
  ask(ask: Ask, keep = false): string {
    const message = { ...ask, id: `${this.idPrefix}-${++this.counter}` } as ClientMessage;
    if (keep) this.pending.set(message.id, message);
    this.write(message);
    return message.id;
  }

  /** Sends requests of which each needs the one before: one after another. */
  askInTurn(asks: Ask[]): void {
    const waited = this.line.length > 0;
    for (const ask of asks) {
      const message = { ...ask, id: `${this.idPrefix}-${++this.counter}` } as ClientMessage;
      this.pending.set(message.id, message);
      this.line.push(message);
    }
    if (!waited) this.sendFirstInLine();
  }

  resend(): void {
    this.line = [...this.pending.values()];
    this.sendFirstInLine();
  }

  private sendFirstInLine(): void {
    const first = this.line[0];
    if (!first) return;
    this.asked.set(first.id, first);
    if (this.socket?.readyState === kOpen) this.socket.send(JSON.stringify(first));
  }

  /** Ends: another tab has taken over. */
  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    this.socket?.close();
  }

  /** A line is there or on its way; `opened` is called when it is new. */
  need(): void {
    if (!this.socket && !this.comingBack) this.connect();
  }

  isOpen(): boolean {
    return this.socket?.readyState === kOpen;
  }

  /** Drops the line and comes back at once. */
  again(): void {
    if (this.stopped) return;
    if (this.socket) this.lose(this.socket);
    this.attempt = 0;
    this.connect();
  }

  /** Begins again after `stop`. */
  restart(): void {
    this.stopped = false;
    this.connect();
  }

  private write(message: ClientMessage): void {
    if (this.line.length > 0 && message.type !== 'ping' && message.type !== 'hello') {
      this.line.push(message);
      return;
    }
    this.asked.set(message.id, message);
    if (this.socket?.readyState === kOpen) this.socket.send(JSON.stringify(message));
  }

  /** Closes it, and hears nothing of it any more. */
  private letGo(socket: WebSocket): void {
    this.socket = undefined;
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
    clearInterval(this.watch);
  }

  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.letGo(socket);
    if (this.stopped) return;
    if (!this.wasOpen && this.route) {
      // Nobody keeps that share at the moment: any server is a door to it.
      this.route = '';
      this.routesAgainAt = performance.now() + kNoRoutesFor;
      return this.connect();
    }
    if (this.wasOpen && !this.events.wanted()) return;
    this.events.lost(true);
    this.comingBack = setTimeout(() => this.connect(), pauseBefore(this.attempt++));
  }
}

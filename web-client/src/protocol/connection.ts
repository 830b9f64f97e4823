// The WebSocket: sends requests, hands messages on, and comes back by itself when it drops.
import type { ClientMessage, ServerMessage } from './types';

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A request as the client writes it; its id is given when it is sent. */
export type Ask = WithoutId<ClientMessage>;

export type ConnectionStatus = 'connecting' | 'open' | 'lost';

export interface ConnectionEvents {
  status(status: ConnectionStatus): void;
  message(message: ServerMessage): void;
  /** The socket is open: say hello and go to the table, then call `resend`. */
  opened(): void;
}

/** Pauses between attempts, in milliseconds; the last one repeats. */
export const kPauses = [300, 700, 1500, 3000, 6000, 10000];

/** Reasons for which a request is asked again by itself, after the pause that the server names. */
const kAskAgain = ['too_many_requests', 'too_many_newcomers'];
/** Requests that may wait for that; beyond, something is wrong. */
const kMostWaiting = 50;

/** A pause with jitter, so that a whole club does not return in the same instant. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const base = kPauses[Math.min(attempt, kPauses.length - 1)];
  return Math.round(base * (0.75 + 0.5 * random()));
}

function prefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private socket: WebSocket | undefined;
  private attempt = 0;
  private counter = 0;
  private stopped = false;
  private readonly idPrefix = prefix();
  /** Asked and not answered: sent again, with the same id, after coming back. */
  private readonly pending = new Map<string, ClientMessage>();
  /** Asked over this socket and not answered: asked again if the server says that it was too much at once. */
  private readonly asked = new Map<string, ClientMessage>();

  constructor(
    private readonly url: string,
    private readonly events: ConnectionEvents,
  ) {}

  connect(): void {
    this.events.status('connecting');
    this.asked.clear();
    const socket = new WebSocket(this.url, 'avinas.v1');
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.events.status('open');
      this.events.opened();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ServerMessage;
      if ('reply_to' in message && message.reply_to) this.answered(message.reply_to, message);
      this.events.message(message);
    };
    socket.onclose = () => this.comeBack();
  }

  /** A request that was refused for want of budget is asked again when the server said. */
  private answered(id: string, message: ServerMessage): void {
    const asked = this.asked.get(id);
    const refused = message.type === 'error' && kAskAgain.includes(message.reason);
    if (asked && refused && this.asked.size <= kMostWaiting) {
      const socket = this.socket;
      const pause = (message.wait_ms ?? 1000) * (1 + Math.random() / 4) + 50;
      setTimeout(() => socket === this.socket && this.write(asked), pause);
      return;
    }
    this.asked.delete(id);
    this.pending.delete(id);
  }

  /** Sends a request and returns its id. With `keep`, it survives a lost connection. */
  ask(ask: Ask, keep = false): string {
    const message = { ...ask, id: `${this.idPrefix}-${++this.counter}` } as ClientMessage;
    if (keep) this.pending.set(message.id, message);
    this.write(message);
    return message.id;
  }

  resend(): void {
    for (const message of this.pending.values()) this.write(message);
  }

  /** Ends for good: another tab has taken over. */
  stop(): void {
    this.stopped = true;
    this.socket?.close();
  }

  private write(message: ClientMessage): void {
    this.asked.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private comeBack(): void {
    if (this.stopped) return;
    this.events.status('lost');
    setTimeout(() => this.connect(), pauseBefore(this.attempt++));
  }
}

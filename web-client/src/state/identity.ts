// The browser keeps its player's name, and the secret by which the server knows them again. A club that
// does not know the secret may be started with the wrong folder for a minute, so the browser throws nothing
// away for one such answer: it keeps earlier secrets, and tries them as well.
import { kept, keptForTab } from './storage';

const kKey = 'avinas.identity';
/** Secrets kept at the most: the one in use and earlier ones. */
const kMost = 4;

export interface Identity {
  name: string;
  token: string;
}

/** The newest first. */
export function loadIdentities(): Identity[] {
  try {
    const value = JSON.parse(kept.get(kKey) ?? 'null') as
      | (Partial<Identity> & { earlier?: Partial<Identity>[] })
      | null;
    const all = value ? [value, ...(value.earlier ?? [])] : [];
    return all.flatMap(({ name, token }) => (name && token ? [{ name, token }] : []));
  } catch {
    return [];
  }
}

export const loadIdentity = (): Identity | null => loadIdentities()[0] ?? null;

function store([first, ...earlier]: Identity[]): void {
  if (first) kept.set(kKey, JSON.stringify({ ...first, earlier }));
  else kept.remove(kKey);
}

/** This one is in use from now on. */
export function saveIdentity(identity: Identity): void {
  const others = loadIdentities().filter(({ token }) => token !== identity.token);
  store([identity, ...others].slice(0, kMost));
}

/** The server ended this device: its secret is no good any more. */
export function forgetIdentity(token: string): void {
  store(loadIdentities().filter((identity) => identity.token !== token));
}

/** The club has forgotten this player, and so does the browser. */
export const forgetIdentities = (): void => store([]);

/** Takes a secret that a link gave out of the address. */
function takeFromAddress(name: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get(name);
  if (secret) history.replaceState(null, '', location.pathname);
  return secret;
}

/** Takes the secret of a link from another device out of the address. */
export const takeDeviceLink = (): string | null => takeFromAddress('device');

/** A seed of one's own for the shuffle: 128 bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

const kInvitation = 'avinas.invitation';
let refused: string | null = null;

/** Takes the secret of an invitation, or of the owner's link, out of the address and keeps it until
 * the player has come in. True if there was one. */
export function acceptInvitation(): boolean {
  const secret = takeFromAddress('invitation');
  if (secret) {
    refused = null;
    keptForTab.set(kInvitation, secret);
  }
  return secret !== null;
}
export function takenInvitation(): string | null {
  const secret = keptForTab.get(kInvitation);
  return secret === refused ? null : secret;
}
export function forgetInvitation(): void {
  keptForTab.remove(kInvitation);
}
/** The club found it useless: it is not sent again until the page is loaded anew. */
export function refuseInvitation(): void {
  refused = keptForTab.get(kInvitation);
}

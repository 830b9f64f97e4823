// Who this browser is to the server: a name, and the secret that brings its player back.
const kKey = 'avinas.identity';

export interface Identity {
  name: string;
  token: string;
}

export function loadIdentity(): Identity | null {
  try {
    const text = localStorage.getItem(kKey);
    if (!text) return null;
    const value = JSON.parse(text) as Partial<Identity>;
    return value.token && value.name ? { name: value.name, token: value.token } : null;
  } catch {
    return null;
  }
}

export function saveIdentity(identity: Identity): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(identity));
  } catch {
    // A browser that keeps nothing can still play until its tab is closed.
  }
}

export function forgetIdentity(): void {
  localStorage.removeItem(kKey);
}

/** The link that makes this player sit down at another device; whoever has it is the player. The
 * secret stands behind the #, which no server and no log ever sees. */
export function personalLink(code: string): string | null {
  const identity = loadIdentity();
  if (!identity) return null;
  return `${location.origin}/t/${code}#me=${identity.token}&name=${encodeURIComponent(identity.name)}`;
}

/** Takes the player from a personal link, and the secret out of the address. */
export function acceptPersonalLink(): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const token = link.get('me');
  if (!token) return;
  saveIdentity({ token, name: link.get('name') ?? '?' });
  history.replaceState(null, '', location.pathname);
}

/** A seed of one's own for the shuffle: 128 bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

const kInvitation = 'avinas.invitation';

/** Takes the secret of an invitation, or of the owner's link, out of the address and keeps it until
 * the player has come in. */
export function acceptInvitation(): void {
  const secret = new URLSearchParams(location.hash.slice(1)).get('invitation');
  if (!secret) return;
  try {
    sessionStorage.setItem(kInvitation, secret);
  } catch {
    return;
  }
  history.replaceState(null, '', location.pathname);
}
export function takenInvitation(): string | null {
  try {
    return sessionStorage.getItem(kInvitation);
  } catch {
    return null;
  }
}
export function forgetInvitation(): void {
  sessionStorage.removeItem(kInvitation);
}

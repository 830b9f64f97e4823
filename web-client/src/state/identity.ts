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

/** Takes the secret of a link from another device out of the address. */
export function takeDeviceLink(): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get('device');
  if (secret) history.replaceState(null, '', location.pathname);
  return secret;
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

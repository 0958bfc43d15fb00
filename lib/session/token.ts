import { TOKEN_PATTERN } from '../contract/patterns';
import { readStored, removeStored, writeStored } from '../storage/storage';

const listeners = new Set<() => void>();

/** The session token, or `null` for an anonymous visitor. */
export function readToken(): string | null {
  const token = readStored('token');
  return token !== null && TOKEN_PATTERN.test(token) ? token : null;
}

/** Stores the token that a login or a registration answered with. */
export function saveToken(token: string): void {
  writeStored('token', token);
  announce();
}

/** Forgets the session, as after a logout or when the server no longer knows it. */
export function dropToken(): void {
  removeStored('token');
  announce();
}

/** Calls `listener` whenever the token changes, in another tab as well; returns the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

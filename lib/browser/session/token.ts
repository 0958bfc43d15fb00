import { TOKEN_PATTERN } from '../../contract/patterns';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { createEmitter } from '../store/emitter';

/** Sentence shown to a visitor whose session has ended. */
export const SESSION_ENDED = '登录已过期，请重新登录';

const changes = createEmitter();
const ends = createEmitter<[stays: boolean]>();
/** The session that has proved alive on this page. */
let alive: string | null = null;
/** The session that the server ended while the page was open. */
let ended: string | null = null;
/** Whether the page still shows that session's content, until its visitor logs in or continues without. */
let shown = false;

/** The session token, or `null` for an anonymous visitor; also an ended token while the page shows its content. */
export function readToken(): string | null {
  const token = readStored('token') ?? (shown ? ended : null);
  return token !== null && TOKEN_PATTERN.test(token) ? token : null;
}

/** Stores the token from a login or a registration. */
export function saveToken(token: string): void {
  alive = token;
  shown = false;
  writeStored('token', token);
  announce();
}

/** Removes the session, for example after a logout. */
export function dropToken(): void {
  shown = false;
  removeStored('token');
  announce();
}

/** Records that the server knows this session: if it ends while the page is open, the content on the page stays. */
export function confirmSession(token: string): void {
  alive = token;
}

/**
 * Records that the server no longer knows this session. No other page or tab gets its token. On this page it stays if
 * the page shows the visitor's content or the visitor requested something, so that nothing is lost until they have
 * logged in again. Listeners are notified the first time and whenever the visitor requested something. If a link has
 * brought another session and this one had ended before the page loaded, the new one takes over silently and the
 * visitor stays logged in.
 *
 * @param asked the visitor waits for the rejected request
 */
export function endSession(token: string | null, asked = false): void {
  if (token === null || token !== readToken()) return;
  const offered = readStored('offeredToken');
  if (offered !== null && token !== alive) {
    saveToken(offered);
    return;
  }
  const first = token !== ended;
  ended = token;
  const stays = asked || shown || token === alive;
  if (stays) {
    shown = true;
    removeStored('token');
  } else dropToken();
  if (first || asked) ends.emit(stays);
}

/**
 * Whether this is the session that ended while the page was open; its content stays until that of the next one has
 * loaded.
 */
export function hasEnded(token: string | null): boolean {
  return token !== null && token === ended;
}

/**
 * Calls `listener` when the server has ended the session, with whether the page still shows its content; returns the
 * function that stops it.
 */
export const onSessionEnd = ends.on;

/** Calls `listener` whenever the token changes, also in another tab; returns the function that stops it. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    shown = false;
    listener();
  };
  const stop = changes.on(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  // A login or logout overrides an offered session.
  removeStored('offeredToken');
  changes.emit();
}

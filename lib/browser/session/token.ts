import { TOKEN_PATTERN } from '../../contract/patterns';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { createEmitter } from '../store/emitter';

/** What a visitor is told whose session has ended. */
export const SESSION_ENDED = '登录已过期，请重新登录';

const changes = createEmitter();
const ends = createEmitter<[stays: boolean]>();
/** The session that has proved alive on this page. */
let alive: string | null = null;
/** The session that the server has ended while the page was open. */
let ended: string | null = null;
/** Whether the page still shows that session's own things, until its visitor logs in or goes on without. */
let shown = false;

/** The session token, or `null` for an anonymous visitor; one that has ended while its page shows what was its own. */
export function readToken(): string | null {
  const token = readStored('token') ?? (shown ? ended : null);
  return token !== null && TOKEN_PATTERN.test(token) ? token : null;
}

/** Stores the token that a login or a registration answered with. */
export function saveToken(token: string): void {
  alive = token;
  shown = false;
  writeStored('token', token);
  announce();
}

/** Forgets the session, as after a logout. */
export function dropToken(): void {
  shown = false;
  removeStored('token');
  announce();
}

/** Notes that the server knows this session: should it end while the page is open, what the page shows of it stays. */
export function confirmSession(token: string): void {
  alive = token;
}

/**
 * Notes that the server no longer knows this session. No other page or tab gets its token; on this page it stays where
 * something of the visitor's is shown or was asked for, so that nothing is lost until they have logged in again.
 * Whoever listens is told the first time, and whenever the visitor asked. Where a link has brought another session, and
 * this one had ended before its page, that one takes over without a word: nobody is logged out for it.
 *
 * @param asked the visitor waits for what was refused
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

/** Whether this is the session that ended while the page was open; what it shows stays until the next one's is read. */
export function hasEnded(token: string | null): boolean {
  return token !== null && token === ended;
}

/** Calls `listener` when the server has ended the session, with whether the page still shows what was its own; returns the way to stop. */
export const onSessionEnd = ends.on;

/** Calls `listener` whenever the token changes, in another tab as well; returns the way to stop. */
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
  // Whoever logs in or out has decided against it.
  removeStored('offeredToken');
  changes.emit();
}

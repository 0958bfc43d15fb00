import { callBridge } from '@/lib/browser/flows/bridge';
import { showToast } from '@/lib/browser/overlays/toast';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { dropToken, hasEnded, readToken, SESSION_ENDED } from '@/lib/browser/session/token';
import { type LoginWishes, openLogin } from './open-login';

/** Milliseconds in which the app is not asked for its login a second time: islands notice the end of a session together. */
const ASKED_MS = 1000;
/** Milliseconds after which a page forgets a session that has ended, where nobody logs in again or goes on without. */
const LEFT_ALONE = 300_000;

let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Tells a visitor that the session has ended, once, with the way to log in where they are: the app's own login, or the
 * login over the page. Whoever closes that one goes on without an account, and so does a page that is left alone.
 *
 * @param onward goes on with what needed the session, after a login over the page
 */
export function notifySessionEnd(onward?: LoginWishes['onward']): void {
  const now = performance.now();
  if (now - askedAt < ASKED_MS) return;
  setTimeout(goOnWithout, LEFT_ALONE);
  if (callBridge('login')) {
    askedAt = now;
    showToast(SESSION_ENDED);
  } else openLogin(visitorPlace(), { notice: SESSION_ENDED, onLeave: goOnWithout, ...(onward && { onward }) });
}

function goOnWithout(): void {
  if (hasEnded(readToken())) dropToken();
}

import { callBridge } from '@/lib/browser/flows/bridge';
import { showToast } from '@/lib/browser/overlays/toast';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { dropToken, hasEnded, readToken, SESSION_ENDED } from '@/lib/browser/session/token';
import { type LoginWishes, openLogin } from './open-login';

/** Milliseconds before the app may be asked for its login again: islands notice the end of a session together. */
const ASKED_MS = 1000;
/** Milliseconds after which a page forgets an ended session if the visitor neither logs in nor closes the dialog. */
const LEFT_ALONE = 300_000;

let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Notifies a visitor once that the session has ended, with a login: the app's own, or a dialog over the page. After
 * closing the dialog, or after some time without input, the page continues without an account.
 *
 * @param onward continues what needed the session, after a login over the page
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

import { clientState, subscribe } from './client-state/store';
import { ensureFingerprint } from './fingerprint/fingerprint';
import { writeStored } from './storage/storage';
import { flushOnLeave, resend, trackVisit } from './tracking/track';

let visited = false;

function visitOnce(): void {
  if (visited) return;
  visited = true;
  void trackVisit();
}

/**
 * The spec's start-up, after the token script has taken the token out of the address: settle and save the channel and
 * the language, make sure of a fingerprint, then record the visit, once a page. The window is watched from here on, so that
 * whoever asks for its width is told the present one. Returns the way to stop watching.
 */
export function start(): () => void {
  const unwatch = subscribe(() => {});
  const { appCode, v, lang } = clientState();
  writeStored('appCode', appCode);
  writeStored('v', v);
  writeStored('lang', lang);
  void ensureFingerprint().then(visitOnce);
  const leave = () => {
    visitOnce();
    flushOnLeave();
  };
  window.addEventListener('online', resend);
  window.addEventListener('pagehide', leave);
  return () => {
    unwatch();
    window.removeEventListener('online', resend);
    window.removeEventListener('pagehide', leave);
  };
}

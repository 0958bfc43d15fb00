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
 * The specification's start-up, after the token script has removed the token from the address: determines and stores
 * channel and language, ensures a fingerprint, then records the visit, once per page. From here on the window is
 * watched, so that its width is always current. Returns the function that stops watching.
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

import { onTokenChange, readToken } from '../session/token';
import { forgetPerson } from './forget-person';

/**
 * Makes the page forget the person whenever the session ends: here, in another tab, on the server, or while the page
 * was in the browser's back/forward cache.
 */
export function forgetWithSession(): void {
  let held = readToken();
  onTokenChange(() => {
    const before = held;
    held = readToken();
    if (before !== null && held === null) forgetPerson();
  });
  window.addEventListener('pageshow', onShown);
}

/**
 * A page restored from the back/forward cache received no events. A synthetic storage event makes every listener check
 * who is logged in.
 */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

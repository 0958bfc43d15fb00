import { onTokenChange, readToken } from '../session/token';
import { forgetPerson } from './forget-person';

/**
 * Has a page forget the person with the session, wherever it ends: here, in another tab, on the server, or while the browser kept the
 * page and its visitor went on.
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

/** A page that the browser kept has heard of nothing: as if another tab had said so, everything looks anew who is logged in. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

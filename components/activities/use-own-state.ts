import { useCallback, useEffect, useRef } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/shell/toast';

const load = () => import('../account/open-login');

/**
 * The way to the visitor's own state of an activity: at once with a session, after a login over the page without one.
 *
 * @param own the state, once it is the visitor's own
 * @param failed it could not be read
 * @returns a function that resolves to it; to undefined where nobody has logged in or it could not be read
 */
export function useOwnState<State>(own: State | undefined, failed: boolean): () => Promise<State | undefined> {
  const known = useRef(own);
  const waiting = useRef<((state: State | undefined) => void)[]>([]);

  useEffect(() => {
    known.current = own;
    if (own === undefined && !failed) return;
    for (const resolve of waiting.current.splice(0)) resolve(own);
  }, [own, failed]);

  return useCallback(async () => {
    if (known.current !== undefined) return known.current;
    if (!(await hasLoggedIn())) return undefined;
    return known.current ?? new Promise((resolve) => waiting.current.push(resolve));
  }, []);
}

async function hasLoggedIn(): Promise<boolean> {
  try {
    return await (await loadCode(load)).waitForLogin();
  } catch (error) {
    showToast(messageOf(error));
    return false;
  }
}

import { useCallback, useEffect, useRef } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/overlays/toast';
import { readToken } from '@/lib/browser/session/token';

const load = () => import('../account/open-login');

/**
 * Provides the visitor's own state of an activity: once it is read with a session, or after a login over the page
 * without one.
 *
 * @param own the state, once it is the visitor's own
 * @param token the session whose state is shown or being read
 * @param failed it could not be read
 * @returns a function that resolves to the state, or to undefined without a login or if it could not be read
 */
export function useMyState<State>(
  own: State | undefined,
  token: string | null,
  failed: boolean,
): () => Promise<State | undefined> {
  const known = useRef({ own, failed });
  const waiting = useRef<((state: State | undefined) => void)[]>([]);

  useEffect(() => {
    known.current = { own, failed };
    if (own === undefined && token !== null && !failed) return;
    for (const resolve of waiting.current.splice(0)) resolve(own);
  }, [own, token, failed]);

  return useCallback(async () => {
    if (known.current.own !== undefined) return known.current.own;
    if (readToken() === null && !(await hasLoggedIn())) return undefined;
    if (known.current.own !== undefined || known.current.failed) return known.current.own;
    return new Promise((resolve) => waiting.current.push(resolve));
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

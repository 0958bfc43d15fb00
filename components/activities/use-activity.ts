'use client';

import { useCallback, useRef, useState } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { ApiError, isSessionEnd, messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { useResource } from '@/lib/browser/resource/use-resource';
import { confirmSession, endSession, hasEnded, readToken, SESSION_ENDED } from '@/lib/browser/session/token';
import { showToast } from '@/lib/browser/shell/toast';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import type { ActivityCalls, OutcomeOf, StateOf } from '@/lib/contract/activities/activity-calls';
import { createActKeys, isDecision } from './act-keys';
import type { Acted, ActivityData } from './activity-types';
import { arrivalOf } from './server-clock';
import { usePhaseChange } from './use-phase-change';

export interface Activity<State, Outcome = unknown> {
  /** `failed` only while nothing can be shown; data that could not be refreshed stays. */
  status: 'loading' | 'failed' | 'ready';
  data?: ActivityData<State>;
  /** Why the state could not be read, in Chinese; with `failed`. */
  message?: string;
  /** An act is under way; a second one is not begun. */
  pending: boolean;
  /**
   * Acts in the activity. Resolves to undefined after a failure, of which it has told the visitor; the same act tried
   * again after a lost answer goes under the same idempotency key and so gives the same result.
   */
  act(action: string, input?: Record<string, string | number>): Promise<Acted<State, Outcome> | undefined>;
  /** Reads the state again. */
  retry(): void;
}

/** One activity of a campaign, for the visitor whose token is stored; for islands that come after hydration, which knows no token. */
export function useActivity<Kind extends ActivityKind>(
  slug: string,
  calls: ActivityCalls<Kind>,
): Activity<StateOf<Kind>, OutcomeOf<Kind>> {
  const { kind } = calls;
  const { token } = useClientState();
  const {
    data: read,
    error,
    resource,
  } = useResource(
    `activity ${slug} ${kind}`,
    async () => {
      const { Data } = await callApi(calls.state, { slug, kind });
      arrivalOf(Data.now);
      if (Data.signedIn && token) confirmSession(token);
      else endSession(token);
      // What is shown of a session that has just ended stays.
      if (!Data.signedIn && token && token === readToken()) throw new ApiError('problem', { message: SESSION_ENDED });
      return { ...Data, token: Data.signedIn ? token : null };
    },
    token ?? '',
  );
  // What a session has left on the page when it ended stays until its visitor has logged in again and sees their own.
  const own = read?.token === token || (token !== null && read !== undefined && hasEnded(read.token));
  // What everybody sees stands until a visitor who has just logged in sees their own; nobody sees what was another's.
  const data = own || (read?.token === null && !error) ? read : undefined;
  const retry = useCallback(() => resource?.reload(), [resource]);
  usePhaseChange(data, retry);

  const keys = useRef(createActKeys());
  const busy = useRef(false);
  const [pending, setPending] = useState(false);

  async function act(action: string, input: Record<string, string | number> = {}) {
    if (busy.current) return undefined;
    const name = JSON.stringify([action, input]);
    busy.current = true;
    setPending(true);
    try {
      const idempotencyKey = keys.current.keyOf(name);
      const { Data: acted } = await callApi(calls.act, { slug, kind, action, input }, { idempotencyKey });
      keys.current.answered(name);
      resource?.update((known) => ({ ...known, state: acted.state }));
      if (!own) retry();
      return acted;
    } catch (failure) {
      // The login stands over the page by now; the same act goes under the same key after it.
      if (isSessionEnd(failure)) return undefined;
      showToast(messageOf(failure));
      if (!isDecision(failure)) return undefined;
      keys.current.answered(name);
      retry();
      return undefined;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  const status = data ? 'ready' : error ? 'failed' : 'loading';
  return {
    status,
    ...(data && { data }),
    ...(status === 'failed' && { message: messageOf(error) }),
    pending,
    act,
    retry,
  };
}

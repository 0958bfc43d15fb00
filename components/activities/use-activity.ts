'use client';

import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { useClientState } from '@/lib/client-state/use-client-state';
import { messageOf } from '@/lib/http/api-error';
import { showToast } from '@/lib/shell/toast';
import { createActKeys, isDecision } from './act-keys';
import type { Acted, ActivityData, OutcomeOf, StateOf } from './activity-types';
import { loadActivityCalls } from './load-activity-calls';
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

/** Read anew when the page comes back to the front or online and when its act was answered, never by the clock. */
const READING = { shouldRetryOnError: false, revalidateOnFocus: true, keepPreviousData: true } as const;

const never = () => () => {};

/** One activity of a campaign, for the visitor whose token is stored. */
export function useActivity<Kind extends ActivityKind>(
  slug: string,
  kind: Kind,
): Activity<StateOf<Kind>, OutcomeOf<Kind>> {
  const { token } = useClientState();
  // Hydration knows no token yet: nothing is asked for the wrong visitor.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const {
    data: read,
    error,
    mutate,
  } = useSWR(
    hydrated && ['activity', slug, kind, token],
    async () => {
      const data = await (await loadActivityCalls()).readActivity({ slug, kind });
      arrivalOf(data.now);
      return { ...data, token };
    },
    READING,
  );
  const own = read?.token === token;
  // What everybody sees stands until a visitor who has just logged in sees their own; nobody sees what was another's.
  const data = own || (read?.token === null && !error) ? read : undefined;
  const retry = useCallback(() => void mutate(), [mutate]);
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
      const { actInActivity } = await loadActivityCalls();
      const acted = await actInActivity({ slug, kind, action, input }, keys.current.keyOf(name));
      keys.current.answered(name);
      await mutate((known) => known && { ...known, state: acted.state }, { revalidate: !own });
      return acted;
    } catch (failure) {
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

'use client';

import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import * as z from 'zod/mini';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { useClientState } from '@/lib/client-state/use-client-state';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import type { GivenPrize } from '@/lib/contract/activities/common';
import { messageOf } from '@/lib/http/api-error';
import { callApi } from '@/lib/http/call-api';
import { showToast } from '@/lib/shell/toast';
import { createActKeys, isDecision } from './act-keys';
import { arrivalOf } from './server-clock';
import { usePhaseChange } from './use-phase-change';

/** What the server last said of an activity. Instants are ISO 8601. */
export interface ActivityData<State> {
  /** The server's clock when it answered. */
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where the campaign has no such end. */
  beginsAt: string | null;
  endsAt: string | null;
  signedIn: boolean;
  state: State;
}

/** What an act led to. */
export interface Acted<State, Outcome> {
  state: State;
  outcome: Outcome | null;
  won: GivenPrize[];
}

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
const READING = { shouldRetryOnError: false, revalidateOnFocus: true } as const;

const never = () => () => {};

/**
 * One activity of a campaign, for the visitor whose token is stored.
 *
 * @param state the schema of the kind's state, of `lib/contract/activities`
 * @param outcome the schema of what an act answers beside the state, where the kind has one
 */
export function useActivity<State, Outcome = null>(
  slug: string,
  kind: ActivityKind,
  state: z.ZodMiniType<State>,
  outcome?: z.ZodMiniType<Outcome>,
): Activity<State, Outcome> {
  const { token } = useClientState();
  // Hydration knows no token yet: nothing is asked for the wrong visitor.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data, error, mutate } = useSWR(
    hydrated && ['activity', slug, kind, token],
    async (): Promise<ActivityData<State>> => {
      const { Data } = await callApi(activityStateCall(state), { slug, kind });
      arrivalOf(Data.now);
      return Data as ActivityData<State>;
    },
    READING,
  );
  const retry = useCallback(() => void mutate(), [mutate]);
  usePhaseChange(data, retry);

  const keys = useRef(createActKeys());
  const busy = useRef(false);
  const [pending, setPending] = useState(false);

  async function act(action: string, input: Record<string, string | number> = {}) {
    if (busy.current) return undefined;
    const name = JSON.stringify([action, input]);
    const call = activityActCall(state, outcome ?? z.null());
    busy.current = true;
    setPending(true);
    try {
      const request = { slug, kind, action, input };
      const { Data } = await callApi(call, request, { idempotencyKey: keys.current.keyOf(name) });
      const acted = Data as Acted<State, Outcome>;
      keys.current.answered(name);
      await mutate((known) => known && { ...known, state: acted.state }, { revalidate: false });
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

'use client';

import { useCallback, useRef, useState } from 'react';
import type { ActivityKind } from '@/lib/activities/schema';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { ApiError, messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { createIdempotencyKeys, isDecision } from '@/lib/browser/http/idempotency-keys';
import { isNotOffered, isSessionEnd } from '@/lib/browser/http/refusals';
import { showToast } from '@/lib/browser/overlays/toast';
import { useResource } from '@/lib/browser/resource/use-resource';
import { offersActivities } from '@/lib/browser/session/offered-activities';
import { confirmSession, endSession, hasEnded, readToken, SESSION_ENDED } from '@/lib/browser/session/token';
import { type Life, stageOf } from '@/lib/campaign/life';
import type { ActivityCalls, OutcomeOf, StateOf } from '@/lib/contract/activities/activity-calls';
import type { Acted, ActivityData } from './activity-types';
import { arrivalOf } from './server-clock';
import { useAtTime } from './use-at-time';
import { useMyState } from './use-my-state';
import { useNewDay } from './use-new-day';

export interface Activity<State, Outcome = unknown> {
  /**
   * `failed` only while nothing can be shown; data that could not be refreshed stays. `not-offered` where this site's server
   * answers no activities.
   */
  status: 'loading' | 'failed' | 'not-offered' | 'ready';
  data?: ActivityData<State>;
  /** Why the state could not be read, in Chinese; with `failed`. */
  message?: string;
  /** An act is under way; a second one is not begun. */
  pending: boolean;
  /**
   * Acts in the activity; a visitor without a session logs in first. Resolves to undefined where nobody has, and after a
   * failure, of which it has told the visitor; the same act tried again after a lost answer goes under the same idempotency
   * key and so gives the same result.
   */
  act(action: string, input?: Record<string, string | number>): Promise<Acted<State, Outcome> | undefined>;
  /** The same for what needs no session and gives nothing. */
  tryOut(action: string, input?: Record<string, string | number>): Promise<Acted<State, Outcome> | undefined>;
  /** The visitor's own state: at once with a session, after a login without one; undefined where nobody has logged in. */
  logIn(): Promise<State | undefined>;
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
      if (!offersActivities()) throw new ApiError('problem');
      const { Data } = await callApi(calls.state, { slug, kind });
      arrivalOf(Data.now);
      if (Data.signedIn && token) confirmSession(token);
      else endSession(token);
      // What is shown of a session that has just ended stays.
      if (!Data.signedIn && token && token === readToken()) throw new ApiError('problem', { message: SESSION_ENDED });
      return { ...Data, collects: collectsAt(Data), token: Data.signedIn ? token : null };
    },
    token ?? '',
  );
  // What a session has left on the page when it ended stays until its visitor has logged in again and sees their own.
  const own = read?.token === token || (token !== null && read !== undefined && hasEnded(read.token));
  // What everybody sees stands until a visitor who has just logged in sees their own; nobody sees what was another's.
  const data = own || (read?.token === null && !error) ? read : undefined;
  const retry = useCallback(() => resource?.reload(), [resource]);
  useAtTime(
    data && { upcoming: data.beginsAt, running: data.endsAt, ended: data.claimsUntil }[data.phase],
    data?.now,
    retry,
  );
  // What a day gives is given anew, and what belonged to the day before is over.
  useNewDay(data?.phase === 'running' ? data.now : undefined, retry);

  const keys = useRef(createIdempotencyKeys());
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const status = data ? 'ready' : error ? failedAs(error) : 'loading';
  const mine = own && data?.signedIn ? data.state : undefined;
  const logIn = useMyState(mine, token, status === 'failed');

  async function act(action: string, input?: Record<string, string | number>) {
    return mine || (await logIn()) ? tryOut(action, input) : undefined;
  }

  async function tryOut(action: string, input: Record<string, string | number> = {}) {
    if (busy.current) return undefined;
    const request = { slug, kind, action, input };
    busy.current = true;
    setPending(true);
    try {
      const idempotencyKey = keys.current.keyOf(request);
      const { Data: acted } = await callApi(calls.act, request, { idempotencyKey });
      keys.current.answered(request);
      resource?.update((known) => ({ ...known, state: acted.state }));
      if (!own) retry();
      return acted;
    } catch (failure) {
      // The login stands over the page by now; the same act goes under the same key after it.
      if (isSessionEnd(failure)) return undefined;
      showToast(messageOf(failure));
      if (!isDecision(failure)) return undefined;
      keys.current.answered(request);
      retry();
      return undefined;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    status,
    ...(data && { data }),
    ...(status === 'failed' && { message: messageOf(error) }),
    pending,
    act,
    tryOut,
    logIn,
    retry,
  };
}

function failedAs(error: unknown): 'not-offered' | 'failed' {
  return !offersActivities() || isNotOffered(error) ? 'not-offered' : 'failed';
}

function collectsAt(life: Life & { paused: boolean }): boolean {
  return !life.paused && (life.phase === 'running' || stageOf(life) === 'claiming');
}

'use client';

import { useEffect, useRef, useState } from 'react';
import type { ActivityKind } from '@/lib/activities/schema';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { ApiError, messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { createIdempotencyKeys, isDecision } from '@/lib/browser/http/idempotency-keys';
import { isNotOffered, isSessionEnd } from '@/lib/browser/http/refusals';
import { ACTION_RETRIES } from '@/lib/browser/http/retry-unavailable';
import { showToast } from '@/lib/browser/overlays/toast';
import { previewOfPage } from '@/lib/browser/query/page-query';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { offersActivities } from '@/lib/browser/session/offered-activities';
import { confirmSession, endSession, hasEnded, readToken, SESSION_ENDED } from '@/lib/browser/session/token';
import { nextChange, statusOf } from '@/lib/campaign/status';
import type { ActivityCalls, OutcomeOf, StateOf } from '@/lib/contract/activities/activity-calls';
import { BEIJING_OFFSET } from '@/lib/time/clock';
import type { Acted, ActivityData } from './activity-types';
import { arrivalOf, serverTime } from './server-clock';
import { useAtTime } from './use-at-time';
import { useMyState } from './use-my-state';

export interface Activity<State, Outcome = unknown> {
  /**
   * `failed` only while there is nothing to show; data that could not be refreshed stays. `not-offered` if this site's
   * server has no activities.
   */
  status: 'loading' | 'failed' | 'not-offered' | 'ready';
  data?: ActivityData<State>;
  /** Why the state could not be read, in Chinese; set with `failed`. */
  message?: string;
  /** A request is running; no second one starts. */
  pending: boolean;
  /**
   * Runs an action of the activity; a visitor without a session logs in first. Resolves to undefined without a login,
   * and after a failure, which it has already shown to the visitor. A retry after a lost response uses the same
   * idempotency key and therefore has the same result.
   */
  act(action: string, input?: Record<string, string | number>): Promise<Acted<State, Outcome> | undefined>;
  /** The same for an action that needs no session and gives nothing. */
  tryOut(action: string, input?: Record<string, string | number>): Promise<Acted<State, Outcome> | undefined>;
  /** Resolves to the visitor's own state: immediately with a session, else after a login; undefined without a login. */
  logIn(): Promise<State | undefined>;
  /** Reads the state again. */
  retry(): void;
}

/** Shown while an action waits for its next try. */
const QUEUED = '正在为您排队，请稍候…';
/** After them the page offers to try again. */
const READ_RETRIES = 3;

/**
 * One activity of a campaign, for the visitor whose token is stored. For islands that render after hydration, because
 * the server does not know the token.
 */
export function useActivity<Kind extends ActivityKind>(
  slug: string,
  calls: ActivityCalls<Kind>,
): Activity<StateOf<Kind>, OutcomeOf<Kind>> {
  const { kind } = calls;
  const { token } = useClientState();
  const {
    data: read,
    error,
    reload: retry,
    update,
  } = useServerData(
    ['activity', slug, kind, token],
    async () => {
      if (!offersActivities()) throw new ApiError('problem');
      const { Data } = await callApi(calls.state, { slug, kind, preview: previewOfPage() }, { retries: READ_RETRIES });
      arrivalOf(Data.now);
      if (Data.signedIn && token) confirmSession(token);
      else endSession(token);
      // What the page shows of a session that has just ended stays.
      if (!Data.signedIn && token && token === readToken()) throw new ApiError('problem', { message: SESSION_ENDED });
      const status = statusOf(Data);
      const collects = !Data.paused && (status === 'running' || status === 'claiming');
      return { ...Data, status, collects, token: Data.signedIn ? token : null };
    },
    { keepPreviousData: true },
  );
  // After a session has ended, its data stay until the visitor has logged in again and their own state is read.
  const own = read?.token === token || (token !== null && read !== undefined && hasEnded(read.token));
  // The anonymous state stays until a new session's own state is read; another session's state is never shown.
  const data = own || (read?.token === null && !error) ? read : undefined;
  useAtTime(data && nextChange(data), data?.now, retry);
  // A new day brings new daily rewards and ends what belonged to the day before.
  useNewDay(data?.status === 'running' ? data.now : undefined, retry);

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
      const onRetry = (milliseconds: number) => showToast(QUEUED, milliseconds);
      const { Data: acted } = await callApi(calls.act, request, { idempotencyKey, retries: ACTION_RETRIES, onRetry });
      keys.current.answered(request);
      update((known) => ({ ...known, state: acted.state }));
      if (!own) retry();
      return acted;
    } catch (failure) {
      // The login is open over the page by now; after it the same action uses the same key.
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

const DAY = 24 * 3_600_000;
/**
 * Range in milliseconds after midnight in which pages pick a random delay, so that they do not all send requests
 * together.
 */
const SPREAD = 3000;

/**
 * Calls back when a day begins in Beijing while the page is visible; a hidden page is read again when it becomes
 * visible.
 *
 * @param now the server's time from its last response, ISO 8601
 */
function useNewDay(now: string | undefined, onNewDay: () => void): void {
  useEffect(() => {
    if (!now) return;
    const day = Math.floor((Date.parse(now) + BEIJING_OFFSET) / DAY) + 1;
    const wait = day * DAY - BEIJING_OFFSET - serverTime(now) + Math.random() * SPREAD;
    const timer = setTimeout(() => document.hidden || onNewDay(), wait);
    return () => clearTimeout(timer);
  }, [now, onNewDay]);
}

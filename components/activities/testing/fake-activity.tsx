import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { unload } from 'swr';
import type * as z from 'zod/mini';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { KINDS } from '@/lib/activities/schema';
import { type ActivityOutcome, type ActivityState, anyOutcome, anyState } from '@/lib/activities/states';
import { dropToken, readToken, saveToken } from '@/lib/browser/session/token';
import { activityActCall, activityRewards, activityStateCall, type Obstacle } from '@/lib/contract/activities/calls';
import type { ErrorCode } from '@/lib/contract/envelope';

const stateCall = activityStateCall(anyState);
const actCall = activityActCall(anyState, anyOutcome);

interface Acted {
  state?: ActivityState;
  outcome?: ActivityOutcome;
  won?: GivenPrize[];
}
export type Refusal = { refuse: ErrorCode; message: string; status?: number; retryAfter?: number };
/** `html` is a proxy's response, `silence` none at all. */
type Answer = Acted | Refusal | 'network' | 'html' | 'silence';
type Rewards = z.infer<typeof activityRewards.response>['Data'];

interface FakeActivity {
  state: ActivityState;
  phase: 'upcoming' | 'running' | 'ended';
  now: string;
  beginsAt: string | null;
  endsAt: string | null;
  claimsUntil: string | null;
  paused: boolean;
  obstacle: Obstacle | null;
  rewards: Rewards;
  /** Whether the server knows the token; without one it always responds anonymously. */
  knowsSession: boolean;
  /** Delays the next reading of the state. */
  before: () => Promise<void>;
  /** The response to the next action. */
  onAct: (action: string, input: Record<string, string | number>) => Answer | Promise<Answer>;
  /** How reading the state fails; `true` as behind a proxy that finds no server. */
  down: boolean | 'network' | 'html' | Refusal;
  /** Responses to other calls by path; a response for `rewards` replaces the default one. */
  others: Record<string, unknown>;
  /** Those calls in order: path and fields. */
  asked: [path: string, fields: unknown][];
  /** The token of each reading of the state. */
  reads: (string | null)[];
  /** Actions in order, as they were sent. */
  acts: { slug: string; kind: string; action: string; input: Record<string, string | number>; key: string | null }[];
}

let servers = 0;

/**
 * Fakes the server's activity calls. Requests and responses must match the contract, so that no test passes with a
 * response that the server could not send.
 */
export function fakeActivity(state: ActivityState, changes: Partial<FakeActivity> = {}): FakeActivity {
  servers += 1;
  const digits = String(servers).padStart(3, '0');
  const server: FakeActivity = {
    state,
    phase: 'running',
    now: '2026-11-21T04:00:00.000Z',
    beginsAt: null,
    endsAt: null,
    claimsUntil: null,
    paused: false,
    obstacle: null,
    rewards: [],
    knowsSession: true,
    before: async () => {},
    onAct: () => ({}),
    down: false,
    others: {},
    asked: [],
    reads: [],
    acts: [],
    ...changes,
  };
  window.fetch = (async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (url === stateCall.path) {
      server.reads.push(new Headers(init.headers).get('token'));
      await server.before();
      if (server.down === 'network') throw new TypeError('Failed to fetch');
      if (typeof server.down === 'object') return respondOther(server.down);
      return server.down ? respond(502, null) : respond(200, readState(server, digits, body));
    }
    if (url in server.others) {
      server.asked.push([url, init.body instanceof FormData ? Object.fromEntries(init.body) : body]);
      return respondOther(server.others[url]);
    }
    if (url === activityRewards.path) return respond(200, activityRewards.response.parse(success(server.rewards)));
    if (url === actCall.path) return execute(server, body, init);
    throw new Error(`No response is defined for ${url}.`);
  }) as typeof fetch;
  return server;
}

/**
 * @param digits added below the milliseconds, so that each response has its own time: a page counts from the first
 * response with a time
 */
function readState(server: FakeActivity, digits: string, body: unknown) {
  stateCall.request.parse(body);
  const now = server.now.replace('Z', `${digits}Z`);
  const { state, phase, beginsAt, endsAt, claimsUntil, paused, obstacle, knowsSession } = server;
  const signedIn = knowsSession && readToken() !== null;
  const dates = { now, phase, beginsAt, endsAt, claimsUntil, paused };
  return stateCall.response.parse(success({ ...dates, signedIn, obstacle, state }));
}

async function execute(server: FakeActivity, body: unknown, { headers, signal }: RequestInit) {
  const { slug, kind, action, input } = actCall.request.parse(body);
  (KINDS[kind].actions as Record<string, z.ZodMiniType>)[action]?.parse(input);
  server.acts.push({ slug, kind, action, input, key: new Headers(headers).get('Idempotency-Key') });
  const answer = await server.onAct(action, input);
  if (answer === 'network') throw new TypeError('Failed to fetch');
  if (answer === 'html') return respond(502, null);
  if (answer === 'silence') {
    return new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  if ('refuse' in answer) return respond(answer.status ?? 409, refusal(answer));
  server.state = answer.state ?? server.state;
  const data = { state: server.state, outcome: answer.outcome ?? null, won: answer.won ?? [] };
  return respond(200, actCall.response.parse(success(data)));
}

function respondOther(answer: unknown) {
  const refused = typeof answer === 'object' && answer !== null && 'refuse' in answer;
  if (!refused) return respond(200, answer);
  return respond((answer as Refusal).status ?? 409, refusal(answer as Refusal));
}

const success = (Data: unknown) => ({ IsSuccess: true, Data });
const refusal = ({ refuse, message, status = 409, retryAfter }: Refusal) => ({
  IsSuccess: false,
  Data: message,
  type: 'about:blank',
  title: refuse,
  status,
  code: refuse,
  ...(retryAfter && { retryAfter }),
});
const respond = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  text: async () => (body === null ? '<html>' : JSON.stringify(body)),
});

export const TOKEN = 'a'.repeat(43);

let sessions = 0;

/** Returns a new token: a page reports the end of a session only once. */
export function newToken(): string {
  sessions += 1;
  return String(sessions).padStart(43, '0');
}

/** Renders an island for a visitor with a session, or without one, on a page that has read nothing yet. */
export function renderIsland(island: ReactNode, { signedIn = true, token = TOKEN } = {}) {
  dropToken();
  localStorage.clear();
  unload({ revalidate: false });
  if (signedIn) saveToken(token);
  return { ...render(island), user: userEvent.setup() };
}

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type * as z from 'zod/mini';
import { activityActCall, activityRewards, activityStateCall } from '@/lib/contract/activities/calls';
import type { GivenPrize } from '@/lib/contract/activities/common';
import {
  ACTIONS,
  type ActivityOutcome,
  type ActivityState,
  anyOutcome,
  anyState,
} from '@/lib/contract/activities/states';
import type { ErrorCode } from '@/lib/contract/envelope';
import { readToken, saveToken } from '@/lib/session/token';

const stateCall = activityStateCall(anyState);
const actCall = activityActCall(anyState, anyOutcome);

interface Acted {
  state?: ActivityState;
  outcome?: ActivityOutcome;
  won?: GivenPrize[];
}
type Refusal = { refuse: ErrorCode; message: string };
type Answer = Acted | Refusal | 'network';
type Rewards = z.infer<typeof activityRewards.response>['Data'];

interface FakeActivity {
  state: ActivityState;
  phase: 'upcoming' | 'running' | 'ended';
  now: string;
  beginsAt: string | null;
  rewards: Rewards;
  /** What the next act leads to. */
  onAct: (action: string, input: Record<string, string | number>) => Answer | Promise<Answer>;
  /** Whether the state can be read. */
  down: boolean;
  /** Answers of other calls by path. */
  others: Record<string, unknown>;
  /** Acts in order, as they were sent. */
  acts: { action: string; input: Record<string, string | number>; key: string | null }[];
}

/**
 * Stands in for the activity calls of the server. What it is sent and what it answers must keep the contract, so that
 * no test can pass with an answer that the server could not give.
 */
export function fakeActivity(state: ActivityState, changes: Partial<FakeActivity> = {}): FakeActivity {
  const server: FakeActivity = {
    state,
    phase: 'running',
    now: '2026-11-21T04:00:00.000Z',
    beginsAt: null,
    rewards: [],
    onAct: () => ({}),
    down: false,
    others: {},
    acts: [],
    ...changes,
  };
  window.fetch = (async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (url === stateCall.path) return server.down ? respond(502, null) : respond(200, readState(server, body));
    if (url === activityRewards.path) return respond(200, activityRewards.response.parse(success(server.rewards)));
    if (url === actCall.path) return carryOut(server, body, new Headers(init.headers).get('Idempotency-Key'));
    if (url in server.others) return respond(200, server.others[url]);
    throw new Error(`No answer for ${url}`);
  }) as typeof fetch;
  return server;
}

function readState({ state, phase, now, beginsAt }: FakeActivity, body: unknown) {
  stateCall.request.parse(body);
  const signedIn = readToken() !== null;
  return stateCall.response.parse(success({ now, phase, beginsAt, endsAt: null, signedIn, state }));
}

async function carryOut(server: FakeActivity, body: unknown, key: string | null) {
  const { kind, action, input } = actCall.request.parse(body);
  (ACTIONS[kind] as Record<string, z.ZodMiniType>)[action]?.parse(input);
  server.acts.push({ action, input, key });
  const answer = await server.onAct(action, input);
  if (answer === 'network') throw new TypeError('Failed to fetch');
  if ('refuse' in answer) return respond(409, refusal(answer));
  server.state = answer.state ?? server.state;
  const data = { state: server.state, outcome: answer.outcome ?? null, won: answer.won ?? [] };
  return respond(200, actCall.response.parse(success(data)));
}

const success = (Data: unknown) => ({ IsSuccess: true, Data });
const refusal = ({ refuse, message }: Refusal) => ({
  IsSuccess: false,
  Data: message,
  type: 'about:blank',
  title: refuse,
  status: 409,
  code: refuse,
});
const respond = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  text: async () => (body === null ? '<html>' : JSON.stringify(body)),
});

export const TOKEN = 'a'.repeat(43);

/** Renders an island for a visitor with a session, or without one. */
export function renderIsland(island: ReactNode, { signedIn = true } = {}) {
  localStorage.clear();
  if (signedIn) saveToken(TOKEN);
  const view = render(<SWRConfig value={{ provider: () => new Map() }}>{island}</SWRConfig>);
  return { ...view, user: userEvent.setup() };
}

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

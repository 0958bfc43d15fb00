import { randomUUID } from 'node:crypto';
import type { Response } from 'undici';
import type * as z from 'zod/mini';
import type { ActivityKind } from '@/lib/activities/schema';
import type { ActivityState } from '@/lib/activities/states';
import { activityRewards } from '@/lib/contract/activities/calls';
import { problemSchema } from '@/lib/contract/envelope';
import { bankCardSubmit, identityInfoSubmit } from '@/lib/contract/user';
import { actCall, stateCall } from '../activities';
import { PRIVACY } from '../agreements';
import { post } from '../fetch';
import { newCardNumber } from './new-card-number';

/** An activity of a campaign. */
export interface Target<Kind extends ActivityKind = ActivityKind> {
  slug: string;
  kind: Kind;
}

export interface Act extends Target {
  action: string;
  input?: Record<string, string | number>;
}

export type StateOf<Kind extends ActivityKind> = Extract<ActivityState, { kind: Kind }>;

type Acted = z.infer<typeof actCall.response>['Data'];
export type Reward = z.infer<typeof activityRewards.response>['Data'][number];

/** A visitor with a session who makes calls without a page. */
export interface Caller {
  /** Runs an action. Returns the sentence of a rejection, or an empty text on success. */
  act: (act: Act) => Promise<string>;
  /** Runs an action and returns its result; throws with the sentence of a rejection. */
  win: (act: Act) => Promise<Acted>;
  /** The state of an activity, as its page reads it. */
  stateOf: <Kind extends ActivityKind>(target: Target<Kind>) => Promise<StateOf<Kind>>;
  /** The rewards of a campaign, newest first. */
  rewardsOf: (slug: string) => Promise<Reward[]>;
  /** Verifies the account. Returns the sentence of a rejection, or an empty text on success. */
  verify: (idcard: string) => Promise<string>;
  /** Binds a bank card. Returns the sentence of a rejection, or an empty text on success. */
  bindCard: (card?: string) => Promise<string>;
}

/** @param tokenOf returns the session's token, or an empty text without a session */
export function callerAt(origin: string, tokenOf: () => string | Promise<string>): Caller {
  async function call(path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
    const token = await tokenOf();
    return post(`${origin}${path}`, body, { ...headers, ...(token && { token }) });
  }
  const callJson = (path: string, body: object) =>
    call(path, JSON.stringify(body), { 'content-type': 'application/json', 'idempotency-key': randomUUID() });
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ ...fields, consent: PRIVACY, crossborder: PRIVACY });
  const send = ({ input = {}, ...act }: Act) => callJson(actCall.path, { ...act, input });
  return {
    act: async (act) => refusalOf(await send(act)),
    async win(act) {
      const answer = await send(act);
      if (!answer.ok) throw new Error(await refusalOf(answer));
      return actCall.response.parse(await answer.json()).Data;
    },
    async stateOf({ slug, kind }) {
      const answer = await callJson(stateCall.path, { slug, kind });
      return stateCall.response.parse(await answer.json()).Data.state as StateOf<typeof kind>;
    },
    async rewardsOf(slug) {
      const answer = await callJson(activityRewards.path, { slug });
      return activityRewards.response.parse(await answer.json()).Data;
    },
    verify: async (idcard) => refusalOf(await call(identityInfoSubmit.path, form({ name: '王小明', idcard }))),
    bindCard: async (card = newCardNumber()) =>
      refusalOf(await call(bankCardSubmit.path, form({ bank: '招商银行', card }))),
  };
}

async function refusalOf(answer: Response): Promise<string> {
  return answer.ok ? '' : problemSchema.parse(await answer.json()).Data;
}

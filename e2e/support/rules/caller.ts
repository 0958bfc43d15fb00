import { randomUUID } from 'node:crypto';
import type { ActivityKind } from '@/lib/activities/schema';
import { problemSchema } from '@/lib/contract/envelope';
import { bankCardSubmit, identityInfoSubmit } from '@/lib/contract/user';
import { actCall } from '../activities';
import { PRIVACY } from '../agreements';
import { post } from '../fetch';
import { newCardNumber } from './new-card-number';

export interface Act {
  slug: string;
  kind: ActivityKind;
  action: string;
  input?: Record<string, string | number>;
}

/** Somebody who calls past the pages. Each call answers the sentence that refuses it, empty where it was carried out. */
export interface Caller {
  act: (act: Act) => Promise<string>;
  verify: (idcard: string) => Promise<string>;
  bindCard: (card?: string) => Promise<string>;
}

/** @param tokenOf the session; empty without one */
export function callerAt(origin: string, tokenOf: () => string | Promise<string>): Caller {
  async function call(path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
    const token = await tokenOf();
    const answer = await post(`${origin}${path}`, body, { ...headers, ...(token && { token }) });
    return answer.ok ? '' : problemSchema.parse(await answer.json()).Data;
  }
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ ...fields, consent: PRIVACY, crossborder: PRIVACY });
  return {
    act: ({ input = {}, ...act }) =>
      call(actCall.path, JSON.stringify({ ...act, input }), {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }),
    verify: (idcard) => call(identityInfoSubmit.path, form({ name: '王小明', idcard })),
    bindCard: (card = newCardNumber()) => call(bankCardSubmit.path, form({ bank: '招商银行', card })),
  };
}

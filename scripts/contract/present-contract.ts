import * as z from 'zod/mini';
import type { Kind } from '@/lib/activities/kind';
import { KINDS } from '@/lib/activities/schema';
import { CALLS } from '@/lib/contract';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import type { Call } from '@/lib/contract/call';
import { loginMessage, quoteMessage, quoteRequest, tradeMessage } from '@/lib/contract/market';
import { answerSchema } from './browser-files';
import type { KeptCall, Schema } from './compatibility';

/** The stored contracts of releases whose tabs may still be open. */
export const RELEASES = 'scripts/contract/releases';

/** Every call and socket of this code as tabs use it, with the responses that browsers check. */
export function presentContract(): Record<string, KeptCall> {
  // Tabs know the calls of activities per kind.
  const { activityState, activityAct, ...calls } = CALLS;
  const activities = Object.entries<Kind<string>>(KINDS).flatMap(([kind, { state, outcome = z.null() }]) => [
    [`state of ${kind}`, keptCall(activityStateCall(state))],
    [`act of ${kind}`, keptCall(activityActCall(state, outcome))],
  ]);
  return {
    ...Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, keptCall(call)])),
    ...Object.fromEntries(activities),
    'quote socket': keptSocket(quoteRequest, quoteMessage),
    'trade socket': keptSocket(loginMessage, tradeMessage),
  };
}

function keptCall({ method, path, encoding, auth, request, response }: Call): KeptCall {
  const address = [method, path, encoding, auth].join(' ');
  return { address, request: requestSchema(request), answer: answerSchema(response) as Schema };
}

function keptSocket(request: z.ZodMiniType, message: z.ZodMiniType): KeptCall {
  return { address: 'socket', request: requestSchema(request), answer: answerSchema(message) as Schema };
}

function requestSchema(schema: z.ZodMiniType): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as Schema;
}

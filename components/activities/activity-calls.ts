import type * as z from 'zod/mini';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { activityActCall, activityRewards, activityStateCall } from '@/lib/contract/activities/calls';
import { anyOutcome, anyState } from '@/lib/contract/activities/states';
import { ApiError } from '@/lib/http/api-error';
import { callApi } from '@/lib/http/call-api';
import type { Acted, ActivityData, OutcomeOf, StateOf, Target } from './activity-types';

const stateCall = activityStateCall(anyState);
const actCall = activityActCall(anyState, anyOutcome);

/** @throws ApiError for every failure, also an answer that is about another kind */
export async function readActivity<Kind extends ActivityKind>(
  target: Target<Kind>,
): Promise<ActivityData<StateOf<Kind>>> {
  const { Data } = await callApi(stateCall, target);
  return { ...Data, state: expectKind<StateOf<Kind>>(Data.state, target.kind) };
}

/** @throws ApiError for every failure, also an answer that is about another kind */
export async function actInActivity<Kind extends ActivityKind>(
  request: Target<Kind> & { action: string; input: Record<string, string | number> },
  idempotencyKey: string,
): Promise<Acted<StateOf<Kind>, OutcomeOf<Kind>>> {
  const { won, state, outcome } = (await callApi(actCall, request, { idempotencyKey })).Data;
  return {
    won,
    state: expectKind<StateOf<Kind>>(state, request.kind),
    outcome: outcome && expectKind<OutcomeOf<Kind>>(outcome, request.kind),
  };
}

/** What the visitor has been given in a campaign, newest first. */
export async function readRewards(slug: string): Promise<z.output<typeof activityRewards.response>['Data']> {
  return (await callApi(activityRewards, { slug })).Data;
}

function expectKind<Expected extends { kind: ActivityKind }>(
  part: { kind: ActivityKind },
  kind: ActivityKind,
): Expected {
  if (part.kind !== kind) throw new ApiError('invalid');
  return part as Expected;
}

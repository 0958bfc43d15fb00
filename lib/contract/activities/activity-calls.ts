import type * as z from 'zod/mini';
import type { ActivityKind } from '../../activities/schema';
import type { ActivityOutcome, ActivityState } from '../../activities/states';
import type { BrowserCall } from '../call';
import type { activityActCall, activityStateCall } from './calls';

export type StateOf<Kind extends ActivityKind> = Extract<ActivityState, { kind: Kind }>;
export type OutcomeOf<Kind extends ActivityKind> = Extract<ActivityOutcome, { kind: Kind }>;

/** Browser calls for activities of one kind. */
export interface ActivityCalls<Kind extends ActivityKind> {
  kind: Kind;
  state: BrowserCall<ReturnType<typeof activityStateCall<z.ZodMiniType<StateOf<Kind>>>>>;
  act: BrowserCall<ReturnType<typeof activityActCall<z.ZodMiniType<StateOf<Kind>>, z.ZodMiniType<OutcomeOf<Kind>>>>>;
}

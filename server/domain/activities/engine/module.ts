import type * as z from 'zod/mini';
import type { ActivityKind, ActivityOf } from '@/lib/campaign/activity/schema';
import type { GivenPrize } from '@/lib/contract/activities/common';
import type { ACTIONS, ActivityOutcome, ActivityState } from '@/lib/contract/activities/states';
import type { Orm } from '../../../platform/database/types';
import type { ActivityServices } from '../services';

/** Which activity is worked on, for whom and when; what the engine's own functions need. */
export interface Place {
  /** A transaction while an action runs. */
  orm: Orm;
  slug: string;
  activity: { kind: ActivityKind };
  /** `null` for a visitor without a session. */
  account: string | null;
  now: Date;
}

/** The same for an account. */
export interface AccountPlace extends Place {
  account: string;
}

/** What a module works on. */
export interface ActivityContext<Kind extends ActivityKind> extends Place {
  services: ActivityServices;
  activity: ActivityOf<Kind>;
  /** From when deposits and trades count: the campaign's beginning, `null` for one without. */
  since: Date | null;
}

/** The same for an account; no second action of it in this campaign runs at the same time. */
export interface AccountContext<Kind extends ActivityKind> extends ActivityContext<Kind> {
  account: string;
}

/** What an action leads to: what was given, and what its kind has to tell. Throw an `ApiProblem` for what can't be done. */
export interface Acted {
  won?: readonly GivenPrize[];
  outcome?: ActivityOutcome;
}

type Actions<Kind extends ActivityKind> = (typeof ACTIONS)[Kind];
type Input<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** One kind of activity. A new kind is one module in `kinds/` and its line in `modules.ts`. */
export interface ActivityModule<Kind extends ActivityKind> {
  kind: Kind;
  state(context: ActivityContext<Kind>): Promise<Extract<ActivityState, { kind: Kind }>>;
  /** Carried out in one transaction with what it gives, for an account while the campaign runs. */
  actions: {
    [Action in keyof Actions<Kind>]?: (
      context: AccountContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
  /** Actions that give nothing and store nothing: open to everyone, at any time. */
  trials?: {
    [Action in keyof Actions<Kind>]?: (
      context: ActivityContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
}

/** Keeps a module's exact types. */
export function defineModule<Kind extends ActivityKind>(module: ActivityModule<Kind>): ActivityModule<Kind> {
  return module;
}

/** A module as the engine handles all of them alike. */
export type AnyModule = { [Kind in ActivityKind]: ActivityModule<Kind> }[ActivityKind];

import { z } from 'zod';
import type { ExclusiveReward } from './exclusive';
import type { Kind } from './kind';
import * as kinds from './kinds';
import { nonEmpty } from './non-empty';
import type { Customer, Worth } from './worth';

/** Every kind of activity by its name. */
export const KINDS = kinds satisfies { [Name in keyof typeof kinds]: Kind<Name> };

export type ActivityKind = keyof typeof KINDS;
export type Activity = z.infer<(typeof KINDS)[ActivityKind]['definition']>;
export type ActivityOf<Name extends ActivityKind> = Extract<Activity, { kind: Name }>;

export const ACTIVITY_KINDS = Object.keys(KINDS) as ActivityKind[];

/** An activity as data; `kind` is the discriminator. */
export const activitySchema = z
  .discriminatedUnion('kind', nonEmpty(Object.values(KINDS).map(({ definition }) => definition)))
  .meta({
    words: Object.fromEntries(ACTIVITY_KINDS.map((kind) => [kind, KINDS[kind].words.name])),
    starts: Object.fromEntries(ACTIVITY_KINDS.map((kind) => [kind, KINDS[kind].starter])),
  });

/** Rewards of an activity that a person receives from one campaign only. */
export function exclusiveRewardsOf(activity: Activity): ExclusiveReward[] {
  const { exclusive }: Kind<ActivityKind> = KINDS[activity.kind];
  return exclusive?.(activity as never) ?? [];
}

/** Most that a customer who does everything could collect from an activity. */
export function worthOf(activity: Activity, customer: Customer): Worth {
  const { worth }: Kind<ActivityKind> = KINDS[activity.kind];
  return worth(activity as never, customer);
}

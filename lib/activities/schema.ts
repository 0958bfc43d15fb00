import { z } from 'zod';
import type { Kind } from './kind';
import * as kinds from './kinds';
import { nonEmpty } from './non-empty';

/** Every kind of activity by its name. */
export const KINDS = kinds satisfies { [Name in keyof typeof kinds]: Kind<Name> };

export type ActivityKind = keyof typeof KINDS;
export type Activity = z.infer<(typeof KINDS)[ActivityKind]['definition']>;
export type ActivityOf<Name extends ActivityKind> = Extract<Activity, { kind: Name }>;

export const ACTIVITY_KINDS = Object.keys(KINDS) as ActivityKind[];

/** An activity as data, told apart by its kind. */
export const activitySchema = z.discriminatedUnion(
  'kind',
  nonEmpty(Object.values(KINDS).map(({ definition }) => definition)),
);

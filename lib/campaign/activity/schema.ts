import { z } from 'zod';
import { couponSchema } from './coupon';
import { inviteSchema } from './invite';
import { pointsSchema } from './points';
import { predictSchema } from './predict';
import { quizSchema } from './quiz';
import { redpacketSchema } from './redpacket';
import { signinSchema } from './signin';
import { tasksSchema } from './tasks';
import { cashbackSchema, tiersSchema } from './tiers';
import { treasureSchema } from './treasure';
import { wheelSchema } from './wheel';

/** An activity as data, told apart by its kind. A new kind is one more member here, one module in the server and one island. */
export const activitySchema = z.discriminatedUnion('kind', [
  tasksSchema,
  tiersSchema,
  cashbackSchema,
  wheelSchema,
  treasureSchema,
  quizSchema,
  predictSchema,
  signinSchema,
  pointsSchema,
  redpacketSchema,
  couponSchema,
  inviteSchema,
]);
export type Activity = z.infer<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type ActivityOf<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;

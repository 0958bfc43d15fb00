import * as z from 'zod/mini';
import { count, day } from '../answer-fields';

/** The running cycle in Beijing days, both ends included. */
export const signinState = z.object({
  kind: z.literal('signin'),
  today: day,
  from: day,
  to: day,
  mine: z.nullable(
    z.object({
      /** Days signed in, rising; made-up ones too. */
      days: z.array(day),
      madeUp: z.array(day),
      /** The first day that may be signed or made up: the campaign's, or the one on which the account was opened. */
      since: day,
      /** What the streak counts towards the milestones: a double day counts two. */
      counted: count,
      /** Days in a row up to today, or up to yesterday while today is open. */
      streak: count,
      makeUpLeft: count,
      /** Milestones reached in this cycle, by their days, rising; one stays reached when the streak breaks. */
      reached: z.array(count),
    }),
  ),
});
export type SigninState = z.infer<typeof signinState>;

export const signinActions = { sign: z.strictObject({}), makeUp: z.strictObject({ day }) };

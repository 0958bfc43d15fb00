import * as z from 'zod/mini';
import { count, day } from '../answer-fields';

/** The running cycle in Beijing days, first and last day included. */
export const signinState = z.object({
  kind: z.literal('signin'),
  today: day,
  from: day,
  to: day,
  mine: z.nullable(
    z.object({
      /** Days signed in, rising, including made-up ones. */
      days: z.array(day),
      madeUp: z.array(day),
      /**
       * The first day that can be signed or made up: the campaign's first, or the day on which the account was opened.
       */
      since: day,
      /** Length of the streak for the milestones; a double day counts as two. */
      counted: count,
      /** Days in a row up to today, or up to yesterday if today is not signed yet. */
      streak: count,
      makeUpLeft: count,
      /** Milestones reached in this cycle, by their days, rising. A reached milestone stays when the streak breaks. */
      reached: z.array(count),
    }),
  ),
});
export type SigninState = z.infer<typeof signinState>;

export const signinActions = { sign: z.strictObject({}), makeUp: z.strictObject({ day }) };

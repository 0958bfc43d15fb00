import * as z from 'zod/mini';
import { count, instant, nothing } from '../answer-fields';

/**
 * How far a friend is: `registered` is not verified yet, `verified` has not done what is asked, `counted` counts and gives.
 * One who is `excluded` is verified by a document of the visitor's own or of an earlier account, and never counts.
 */
const FRIEND_STATES = ['registered', 'verified', 'counted', 'excluded'] as const;

export const inviteState = z.object({
  kind: z.literal('invite'),
  mine: z.nullable(
    z.object({
      /** The code that a friend's registration carries in its field `invitecode`. */
      code: z.string(),
      /** Newest first; mobile numbers masked. */
      friends: z.array(z.object({ mobile: z.string(), registeredAt: instant, state: z.enum(FRIEND_STATES) })),
      counted: count,
      /** Prizes that may be collected now. */
      collectable: count,
    }),
  ),
});
export type InviteState = z.infer<typeof inviteState>;

export const inviteActions = { collect: nothing };

import * as z from 'zod/mini';
import { count, instant, nothing } from '../answer-fields';

/**
 * How far a friend has come: `registered` is not verified yet, `verified` has not met the condition yet, `counted`
 * counts and earns the prize. An `excluded` friend was verified with the visitor's own document or one of an earlier
 * account, and never counts.
 */
const FRIEND_STATES = ['registered', 'verified', 'counted', 'excluded'] as const;

export const inviteState = z.object({
  kind: z.literal('invite'),
  mine: z.nullable(
    z.object({
      /** The code that a friend's registration sends in its field `invitecode`. */
      code: z.string(),
      /** Newest first; mobile numbers masked. */
      friends: z.array(z.object({ mobile: z.string(), registeredAt: instant, state: z.enum(FRIEND_STATES) })),
      counted: count,
      /** Prizes that can be collected now. */
      collectable: count,
    }),
  ),
});
export type InviteState = z.infer<typeof inviteState>;

export const inviteActions = { collect: nothing };

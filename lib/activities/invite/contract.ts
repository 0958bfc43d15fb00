import * as z from 'zod/mini';
import { count, instant, nothing } from '../answer-fields';

export const inviteState = z.object({
  kind: z.literal('invite'),
  mine: z.nullable(
    z.object({
      /** The code that a friend's registration carries in its field `invitecode`. */
      code: z.string(),
      /** Newest first; mobile numbers masked. */
      friends: z.array(z.object({ mobile: z.string(), registeredAt: instant, counts: z.boolean() })),
      counted: count,
      /** Prizes that may be collected now. */
      collectable: count,
    }),
  ),
});
export type InviteState = z.infer<typeof inviteState>;

export const inviteActions = { collect: nothing };

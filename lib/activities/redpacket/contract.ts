import * as z from 'zod/mini';
import { count, instant, nothing, prize } from '../answer-fields';

/** `round` is the running round, `next` the one after it. `left` counts packets of the running round. */
export const redpacketState = z.object({
  kind: z.literal('redpacket'),
  round: z.nullable(z.object({ id: z.string(), beginsAt: instant, endsAt: instant, left: count })),
  next: z.object({ id: z.string(), beginsAt: instant }),
  /** What the visitor grabbed in the running round. */
  mine: z.nullable(z.object({ grabbed: z.nullable(prize) })),
});
export type RedpacketState = z.infer<typeof redpacketState>;

export const redpacketActions = { grab: nothing };

import * as z from 'zod/mini';
import { count, left, nothing } from '../answer-fields';

/** Segments of the definition with the stock left, and the visitor's credits (`spins`). */
export const wheelState = z.object({
  kind: z.literal('wheel'),
  segments: z.array(z.object({ id: z.string(), left })),
  mine: z.nullable(z.object({ spins: count })),
});
export type WheelState = z.infer<typeof wheelState>;

export const wheelActions = { spin: nothing };
/** The segment on which the wheel stops. */
export const wheelOutcome = z.object({ kind: z.literal('wheel'), segment: z.string() });

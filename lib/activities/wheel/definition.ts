import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { creditSourceSchema } from '../credits';
import { outcomesSchema } from '../odds';
import { requirementsSchema } from '../requirements';

/** A wheel: segments in the order drawn, with published odds and stock, and the sources of credits to spin it. */
export const wheelSchema = z.strictObject({
  kind: z.literal('wheel'),
  title: textUpTo(18),
  requires: requirementsSchema.optional(),
  segments: outcomesSchema.refine((all) => all.length >= 6 && all.length <= 12, '须为6至12格'),
  credits: z.array(creditSourceSchema).min(1),
});

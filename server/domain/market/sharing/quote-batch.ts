import * as z from 'zod/mini';
import { tick } from '@/lib/contract/market';

/** Ticks sent between server processes. */
export const quoteBatch = z.object({ simulated: z.boolean(), ticks: z.array(tick) });
export type QuoteBatch = z.infer<typeof quoteBatch>;

import { z } from 'zod';
import { text } from '../text';
import { PRIZE_UNITS } from './units';

/** What a visitor is given: its name on the page, how much of it, and in what. */
export const prizeSchema = z.strictObject({
  label: text,
  amount: z.number().positive(),
  unit: z.enum(PRIZE_UNITS),
});
export type Prize = z.infer<typeof prizeSchema>;

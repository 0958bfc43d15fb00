import type { z } from 'zod';
import { moneyOf, type Worth } from '../worth';
import type { redpacketSchema } from './definition';

export function worth({ packets }: z.infer<typeof redpacketSchema>): Worth {
  return { recurring: [`$${Math.max(...packets.map(({ prize }) => moneyOf(prize)))} a round by luck`] };
}

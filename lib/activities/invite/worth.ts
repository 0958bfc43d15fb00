import type { z } from 'zod';
import { moneyOf, type Worth } from '../worth';
import type { inviteSchema } from './definition';

export function worth({ each, monthlyMax, tiers }: z.infer<typeof inviteSchema>): Worth {
  return {
    recurring: [
      `$${moneyOf(each) * monthlyMax} a month for friends`,
      ...tiers.map(({ friends, prize }) => `$${moneyOf(prize)} once for ${friends} of them`),
    ],
  };
}

import type { z } from 'zod';
import { moneyOf, sum, type Worth } from '../worth';
import type { signinSchema } from './definition';

export function worth({ milestones, cycle }: z.infer<typeof signinSchema>): Worth {
  return { recurring: [`$${sum(milestones.map(({ prize }) => moneyOf(prize)))} a ${cycle}`] };
}

import type { z } from 'zod';
import { rewardFor } from '@/lib/reward/tiers';
import type { Customer, Worth } from '../worth';
import type { tiersSchema } from './definition';

export function worth(definition: z.infer<typeof tiersSchema>, { deposit, lots }: Customer): Worth {
  const { measure, tiers, term, exclusive } = definition;
  return {
    certain: [{ amount: rewardFor(tiers, measure === 'lots' ? lots : deposit), group: exclusive }],
    recurring: term ? [`its ladder again each ${term}`] : [],
  };
}

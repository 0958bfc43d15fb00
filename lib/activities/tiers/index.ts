import type { z } from 'zod';
import { rewardFor } from '@/lib/reward/tiers';
import type { ExclusiveReward } from '../exclusive';
import type { Kind } from '../kind';
import type { Customer, Worth } from '../worth';
import { tiersActions, tiersState } from './contract';
import { tiersSchema } from './definition';
import { starter } from './starter';

export const tiers = {
  words: { name: '档位', link: '查看我的档位' },
  awaited: { phone: 640, desktop: 420 },
  definition: tiersSchema,
  state: tiersState,
  actions: tiersActions,
  claims: ['collect'],
  prizes: 'one',
  exclusive,
  worth,
  starter,
} satisfies Kind<'tiers'>;

function exclusive({ title, exclusive: group }: z.infer<typeof tiersSchema>): ExclusiveReward[] {
  return group ? [{ group, name: title }] : [];
}

function worth(definition: z.infer<typeof tiersSchema>, { deposit, lots }: Customer): Worth {
  const { measure, tiers, term, exclusive } = definition;
  return {
    certain: [{ amount: rewardFor(tiers, measure === 'lots' ? lots : deposit), group: exclusive }],
    recurring: term ? [{ per: 'ladder', again: term }] : [],
  };
}

import type { Kind } from '../kind';
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
  starter,
} satisfies Kind<'tiers'>;

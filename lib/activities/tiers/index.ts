import type { Kind } from '../kind';
import { tiersActions, tiersState } from './contract';
import { tiersSchema } from './definition';
import { exclusive } from './exclusive';
import { starter } from './starter';
import { worth } from './worth';

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

import type { Kind } from '../kind';
import { cashbackActions, cashbackState } from './contract';
import { cashbackSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const cashback = {
  words: { name: '返现', link: '算算返现' },
  awaited: { phone: 870, desktop: 520 },
  definition: cashbackSchema,
  state: cashbackState,
  actions: cashbackActions,
  claims: ['collect'],
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'cashback'>;

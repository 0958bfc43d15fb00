import type { Kind } from '../kind';
import { predictActions, predictState } from './contract';
import { predictSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const predict = {
  words: { name: '竞猜', link: '去竞猜' },
  awaited: { phone: 800, desktop: 510 },
  definition: predictSchema,
  state: predictState,
  actions: predictActions,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'predict'>;

import type { Kind } from '../kind';
import { wheelActions, wheelOutcome, wheelState } from './contract';
import { wheelSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const wheel = {
  words: { name: '转盘', link: '去转一转' },
  awaited: { phone: 1160, desktop: 790 },
  definition: wheelSchema,
  state: wheelState,
  actions: wheelActions,
  outcome: wheelOutcome,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'wheel'>;

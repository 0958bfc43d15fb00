import type { Kind } from '../kind';
import { signinActions, signinState } from './contract';
import { signinSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const signin = {
  words: { name: '签到', link: '去签到' },
  awaited: { phone: 930, desktop: 810 },
  definition: signinSchema,
  state: signinState,
  actions: signinActions,
  prizes: 'all',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'signin'>;

import type { Kind } from '../kind';
import { redpacketActions, redpacketState } from './contract';
import { redpacketSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const redpacket = {
  words: { name: '红包', link: '去抢红包' },
  awaited: { phone: 870, desktop: 600 },
  definition: redpacketSchema,
  state: redpacketState,
  actions: redpacketActions,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'redpacket'>;

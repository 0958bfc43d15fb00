import type { z } from 'zod';
import type { Kind } from '../kind';
import { moneyOf, type Worth } from '../worth';
import { redpacketActions, redpacketState } from './contract';
import { redpacketSchema } from './definition';
import { starter } from './starter';

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

function worth({ packets }: z.infer<typeof redpacketSchema>): Worth {
  return {
    recurring: [{ per: 'round', dollars: Math.max(...packets.map(({ prize }) => moneyOf(prize))), luck: true }],
  };
}

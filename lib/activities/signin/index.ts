import type { z } from 'zod';
import type { Kind } from '../kind';
import { moneyOf, sum, type Worth } from '../worth';
import { signinActions, signinState } from './contract';
import { signinSchema } from './definition';
import { starter } from './starter';

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

function worth({ milestones, cycle }: z.infer<typeof signinSchema>): Worth {
  return { recurring: [{ per: cycle, dollars: sum(milestones.map(({ prize }) => moneyOf(prize))) }] };
}

import type { z } from 'zod';
import type { Kind } from '../kind';
import type { Worth } from '../worth';
import { cashbackActions, cashbackState } from './contract';
import { cashbackSchema } from './definition';
import { starter } from './starter';

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

function worth({ groups }: z.infer<typeof cashbackSchema>): Worth {
  return { recurring: [{ per: 'lot', dollars: Math.max(...groups.map(({ perLot }) => perLot)) }] };
}

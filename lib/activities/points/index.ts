import type { Kind } from '../kind';
import type { Worth } from '../worth';
import { pointsActions, pointsState } from './contract';
import { pointsSchema } from './definition';
import { starter } from './starter';

export const points = {
  words: { name: '积分', link: '去兑换' },
  awaited: { phone: 1570, desktop: 820 },
  definition: pointsSchema,
  state: pointsState,
  actions: pointsActions,
  claims: ['earn', 'redeem'],
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'points'>;

function worth(): Worth {
  return { recurring: [{ per: 'points' }] };
}

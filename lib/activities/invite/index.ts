import type { z } from 'zod';
import type { Kind } from '../kind';
import { moneyOf, type Worth } from '../worth';
import { inviteActions, inviteState } from './contract';
import { inviteSchema } from './definition';
import { starter } from './starter';

export const invite = {
  words: { name: '邀请', link: '邀请好友' },
  awaited: { phone: 372, desktop: 360 },
  definition: inviteSchema,
  state: inviteState,
  actions: inviteActions,
  claims: ['collect'],
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'invite'>;

function worth({ each, monthlyMax, tiers }: z.infer<typeof inviteSchema>): Worth {
  return {
    recurring: [
      { per: 'friends', dollars: moneyOf(each) * monthlyMax },
      ...tiers.map(({ friends, prize }) => ({ per: 'tier' as const, dollars: moneyOf(prize), count: friends })),
    ],
  };
}

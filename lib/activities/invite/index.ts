import type { Kind } from '../kind';
import { inviteActions, inviteState } from './contract';
import { inviteSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

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

import type { Kind } from '../kind';
import { treasureActions, treasureOutcome, treasureState } from './contract';
import { treasureSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

export const treasure = {
  words: { name: '宝箱', link: '现在开启' },
  awaited: { phone: 1090, desktop: 930 },
  definition: treasureSchema,
  state: treasureState,
  actions: treasureActions,
  outcome: treasureOutcome,
  prizes: 'all',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'treasure'>;

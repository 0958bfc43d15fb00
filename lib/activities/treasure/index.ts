import type { Kind } from '../kind';
import { treasureActions, treasureOutcome, treasureState } from './contract';
import { treasureSchema } from './definition';
import { starter } from './starter';

export const treasure = {
  words: { name: '宝箱', link: '现在开启' },
  awaited: { phone: 1090, desktop: 930 },
  definition: treasureSchema,
  state: treasureState,
  actions: treasureActions,
  outcome: treasureOutcome,
  starter,
} satisfies Kind<'treasure'>;

import type { Kind } from '../kind';
import { tasksActions, tasksState } from './contract';
import { tasksSchema } from './definition';
import { starter } from './starter';

export const tasks = {
  words: { name: '任务', link: '去完成任务' },
  awaited: { phone: 460, desktop: 456 },
  definition: tasksSchema,
  state: tasksState,
  actions: tasksActions,
  starter,
} satisfies Kind<'tasks'>;

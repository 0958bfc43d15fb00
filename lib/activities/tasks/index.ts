import type { z } from 'zod';
import type { Kind } from '../kind';
import { tasksActions, tasksState } from './contract';
import { tasksSchema } from './definition';
import { exclusive } from './exclusive';
import { starter } from './starter';
import { worth } from './worth';

type Definition = Pick<z.infer<typeof tasksSchema>, 'picture' | 'tasks'>;

export const tasks = {
  words: { name: '任务', link: '去完成任务' },
  awaited: ({ picture, tasks: { length } }: Definition) =>
    picture ? { phone: 394 + 64 * length, desktop: Math.max(436, 128 + 77 * length) } : { phone: 460, desktop: 456 },
  definition: tasksSchema,
  state: tasksState,
  actions: tasksActions,
  claims: ['collect'],
  prizes: 'all',
  exclusive,
  worth,
  starter,
} satisfies Kind<'tasks'>;

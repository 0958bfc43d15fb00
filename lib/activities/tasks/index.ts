import type { z } from 'zod';
import type { ExclusiveReward } from '../exclusive';
import type { Kind } from '../kind';
import { prizeText } from '../prize-text';
import { type Customer, isMet, moneyOf, type Worth } from '../worth';
import { tasksActions, tasksState } from './contract';
import { tasksSchema } from './definition';
import { starter } from './starter';

type Tasks = z.infer<typeof tasksSchema>;

export const tasks = {
  words: { name: '任务', link: '去完成任务' },
  awaited: ({ picture, tasks: { length } }: Pick<Tasks, 'picture' | 'tasks'>) =>
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

function exclusive({ tasks }: Tasks): ExclusiveReward[] {
  return tasks.flatMap(({ id, title, prize, exclusive: group }) =>
    group ? [{ group, source: `task:${id}`, name: `${title}${prize ? `, ${prizeText(prize)}` : ''}` }] : [],
  );
}

function worth(definition: Tasks, customer: Customer): Worth {
  const done = doneTasks(definition, customer);
  return { certain: done.map(({ prize, exclusive }) => ({ amount: moneyOf(prize), group: exclusive })) };
}

function doneTasks({ order, tasks }: Tasks, customer: Customer) {
  const missing = tasks.findIndex(({ condition }) => !isMet(condition, customer));
  if (order === 'sequence' && missing >= 0) return tasks.slice(0, missing);
  return tasks.filter(({ condition }) => isMet(condition, customer));
}

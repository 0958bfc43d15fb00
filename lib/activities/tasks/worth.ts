import type { z } from 'zod';
import { type Customer, isMet, moneyOf, type Worth } from '../worth';
import type { tasksSchema } from './definition';

type Tasks = z.infer<typeof tasksSchema>;

export function worth(definition: Tasks, customer: Customer): Worth {
  const done = doneTasks(definition, customer);
  return { certain: done.map(({ prize, exclusive }) => ({ amount: moneyOf(prize), group: exclusive })) };
}

function doneTasks({ order, tasks }: Tasks, customer: Customer) {
  const missing = tasks.findIndex(({ condition }) => !isMet(condition, customer));
  if (order === 'sequence' && missing >= 0) return tasks.slice(0, missing);
  return tasks.filter(({ condition }) => isMet(condition, customer));
}

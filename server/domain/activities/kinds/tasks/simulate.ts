import type { Simulate } from '../../engine/simulated';
import { sourceOf, statesOf } from './module';

/** Tries to collect every prize. */
export const simulate: Simulate<'tasks'> = (activity, customer, world) =>
  activity.tasks.flatMap(({ id, prize }) => {
    if (!prize) return [];
    const isDone = statesOf(activity, customer.account.facts(), customer.given).get(id) === 'done';
    if (isDone) world.give(customer, sourceOf(id), prize);
    return { action: 'collect', input: { task: id }, won: isDone ? [prize] : null };
  });

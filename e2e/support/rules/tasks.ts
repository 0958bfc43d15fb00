import { expect } from 'playwright/test';
import type { ActivityOf } from '@/lib/activities/schema';
import { figure } from './reading';
import type { Play } from './story';

type Task = ActivityOf<'tasks'>['tasks'][number];

/** Checks tasks by the titles that rules name. */
export function tasksOf({ act, win, mine }: Play<'tasks'>, tasks: readonly Task[]) {
  let sum = 0;
  const idOf = (title: string) => tasks.find((task) => task.title === title)?.id ?? '';
  const stateOf = async (title: string) => (await mine()).tasks.find(({ id }) => id === idOf(title))?.state;
  return {
    idOf,
    /** US dollars collected so far. */
    sum: () => sum,
    /** Expects that the task cannot be collected before it is done, and can be collected once afterwards. */
    async keepTo(title: string, dollars: string, done: () => Promise<void>, before = '任务尚未完成') {
      if (before) expect(await act('collect', { task: idOf(title) })).toBe(before);
      await done();
      expect(await stateOf(title)).toBe('done');
      expect(await win('collect', { task: idOf(title) })).toContain(`$${dollars} `);
      sum += figure(dollars);
      expect(await stateOf(title)).toBe('collected');
      expect(await act('collect', { task: idOf(title) })).toBe('该奖励已领取');
    },
  };
}

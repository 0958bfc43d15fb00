import { expect } from 'playwright/test';
import type { ActivityOf } from '@/lib/activities/schema';
import { figure } from './reading';
import type { Story } from './story';

type Task = ActivityOf<'tasks'>['tasks'][number];

/** The tasks of the story's page, by the titles that its rules name. */
export function tasksOf(story: Pick<Story, 'page' | 'place' | 'act' | 'again' | 'take'>, tasks: readonly Task[]) {
  const { page, place, act, again, take } = story;
  let sum = 0;
  const idOf = (title: string) => tasks.find((task) => task.title === title)?.id ?? '';
  const item = (title: string) =>
    place.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const collectIn = (title: string) => item(title).getByRole('button', { name: '领取', exact: true });
  return {
    idOf,
    collectIn,
    /** US dollars that were collected so far. */
    sum: () => sum,
    /** The task is not collected before it is done, and once after it was. */
    async keepTo(title: string, dollars: string, done: () => Promise<void>, before = '任务尚未完成') {
      if (before) {
        await expect(collectIn(title)).toHaveCount(0);
        expect(await act('collect', { task: idOf(title) })).toBe(before);
      }
      await done();
      await again();
      await collectIn(title).click();
      expect(await take()).toContain(`$${dollars}`);
      sum += figure(dollars);
      await expect(item(title)).toContainText('已领取');
      expect(await act('collect', { task: idOf(title) })).toBe('该奖励已领取');
    },
  };
}

import type { Activity } from '@/lib/activities/schema';
import { campaigns } from './index';

const DIGITS = '零一二三四五六七八九十';
/** A count from two on, of what a list may hold. */
const COUNT =
  /(?<![第头每初])(?<digit>[两二三四五六七八九十])(?<what>[件步样格档级站张只封段盏股道份句个枚把块片重扇])(?!月|时段)/gu;

function countsIn(heading: string): number[] {
  return [...heading.matchAll(COUNT)].map(({ groups }) =>
    groups?.digit === '两' ? 2 : DIGITS.indexOf(groups?.digit ?? ''),
  );
}

/** What an activity lists under its heading: its answers where it has some, else the first list of its definition. */
function listOf(activity: Activity): { prize?: unknown }[] {
  const parts = { ...('answer' in activity ? activity.answer : {}), ...activity };
  return Object.values(parts).find(Array.isArray) ?? [];
}

const headings = campaigns.flatMap(({ slug, activities, steps, rewards, reasons, success }) => [
  ...[steps, rewards, reasons].flatMap((list) =>
    list ? [{ slug, heading: list.title, length: list.items.length }] : [],
  ),
  ...activities.map((activity) => ({ slug, heading: activity.title, length: listOf(activity).length })),
  // What stands below it beside its items depends on the visitor: the way to the app, or none.
  ...(success ? [{ slug, heading: success.next.title, length: undefined }] : []),
]);

test('a heading that counts counts what is listed below it', () => {
  const counting = headings.map((heading) => ({ ...heading, counts: countsIn(heading.heading) }));
  expect(counting.filter(({ counts }) => counts.length > 0).length).toBeGreaterThan(20);
  expect(counting.filter(({ counts, length }) => counts.some((count) => count !== length))).toEqual([]);
});

test('a first screen that counts prizes, steps or tasks counts those of its activity', () => {
  const wrong = campaigns.flatMap(({ slug, hero, activities, steps }) => {
    const lengths = [...activities.flatMap(countable), steps?.items.length];
    const counts = countsIn([hero.kicker, hero.headline, hero.offer].join('，'));
    return counts.filter((count) => !lengths.includes(count)).map((count) => ({ slug, count, lengths }));
  });
  expect(wrong).toEqual([]);
});

/** What a first screen may count of an activity: all of it, or what of it gives a prize. */
function countable(activity: Activity): number[] {
  const list = listOf(activity);
  return [list.length, list.filter(({ prize }) => prize !== null).length];
}

test('a wheel that says how many prizes it holds has as many', () => {
  const wheels = campaigns.flatMap(({ hero, activities }) =>
    activities.flatMap((activity) => (activity.kind === 'wheel' ? [{ hero, segments: activity.segments }] : [])),
  );
  for (const { hero, segments } of wheels) {
    const [, digit = ''] = /([六七八九十])[格味]有礼/.exec(`${hero.kicker}，${hero.offer}`) ?? [];
    if (digit) expect(segments.filter(({ prize }) => prize).length).toBe(DIGITS.indexOf(digit));
  }
});

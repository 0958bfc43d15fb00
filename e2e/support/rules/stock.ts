import { expect } from 'playwright/test';
import type { Operator } from '../operator';
import type { Story } from './story';

/** A limited prize: its name in operations, and how many the activity shows as left. */
interface Limited {
  item: string;
  left: () => Promise<number | null | undefined>;
}

/** Runs limited prizes out, as the activity then shows. Returns a function that restores them. */
export async function runOut(story: Pick<Story, 'operator' | 'slug'>, things: readonly Limited[]) {
  const bringBack: (() => Promise<unknown>)[] = [];
  for (const { item } of things) bringBack.push(await leaveNone(story, item));
  for (const { item, left } of things) expect(await left(), item).toBe(0);
  return async () => {
    for (const act of bringBack) await act();
    for (const { item, left } of things) expect(await left(), item).toBeGreaterThan(0);
  };
}

/**
 * Sets the stock of a limited prize to what was already given, perhaps by another story with the same product. Returns a function
 * that restores it.
 */
export async function leaveNone({ operator, slug }: Pick<Story, 'operator' | 'slug'>, item: string, round?: string) {
  const { total, given } = await stockOf(operator, slug, item, round);
  const set = (count: string) =>
    operator.run('set-stock', { campaign: slug, item, total: count, ...(round && { round }) });
  await set(given);
  return () => set(total);
}

/** Reads one line of the `stock` operation's table: `item  round  total  given  left`. */
export async function stockOf({ run }: Operator, slug: string, item: string, round = '-') {
  const rows = (await run('stock', { campaign: slug })).split('\n').map((line) => line.split(/ {2,}/));
  const own = rows.filter(([name]) => name === item);
  const [, , total = '', given = ''] =
    own.find((row) => row[1] === round) ?? own.find((row) => row[1] === 'each') ?? [];
  if (total === '') throw new Error(`The stock of ${slug} has no ${item}.`);
  return { total, given: given === '-' ? '0' : given };
}

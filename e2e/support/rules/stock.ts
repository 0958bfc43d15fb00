import { expect } from 'playwright/test';
import type { Operator } from '../operator';
import type { Story } from './story';

/** A limited thing: its name in the operators' commands, and how many the activity says are left. */
interface Limited {
  item: string;
  left: () => Promise<number | null | undefined>;
}

/** Runs limited things out, as the activity says then; answers what brings them back. */
export async function runOut(story: Pick<Story, 'operated' | 'slug'>, things: readonly Limited[]) {
  const bringBack: (() => Promise<unknown>)[] = [];
  for (const { item } of things) bringBack.push(await leaveNone(story, item));
  for (const { item, left } of things) expect(await left(), item).toBe(0);
  return async () => {
    for (const act of bringBack) await act();
    for (const { item, left } of things) expect(await left(), item).toBeGreaterThan(0);
  };
}

/**
 * Lets there be as many of a limited thing as were given out already, such as by another story with the same product;
 * answers what brings it back.
 */
export async function leaveNone({ operated, slug }: Pick<Story, 'operated' | 'slug'>, item: string, round?: string) {
  const { total, given } = await stockOf(operated, slug, item, round);
  const set = (count: string) =>
    operated.operate('set-stock', { campaign: slug, item, total: count, ...(round && { round }) });
  await set(given);
  return () => set(total);
}

/** How the operators' table of a campaign's stock counts a thing: `item  round  total  given  left`. */
export async function stockOf({ operate }: Operator, slug: string, item: string, round = '-') {
  const rows = (await operate('stock', { campaign: slug })).split('\n').map((line) => line.split(/ {2,}/));
  const own = rows.filter(([name]) => name === item);
  const [, , total = '', given = ''] =
    own.find((row) => row[1] === round) ?? own.find((row) => row[1] === 'each') ?? [];
  if (total === '') throw new Error(`There is no stock of ${item} in ${slug}.`);
  return { total, given: given === '-' ? '0' : given };
}

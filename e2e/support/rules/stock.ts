import { expect, type Locator } from 'playwright/test';
import type { Operator } from '../operator';
import type { Story } from './story';

/** A limited thing: its name in the operators' commands, and where the page says that it has run out. */
interface Limited {
  item: string;
  told: Locator;
  round?: string;
}

/** Runs limited things out, as the page says then; answers what brings them back. */
export async function runOut(story: Story, things: readonly Limited[], gone: RegExp | string) {
  const bringBack: (() => Promise<unknown>)[] = [];
  for (const { item, round } of things) bringBack.push(await leaveNone(story, item, round));
  await story.again();
  for (const { told } of things) await expect(told).toContainText(gone);
  return async () => {
    for (const act of bringBack) await act();
    await story.again();
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

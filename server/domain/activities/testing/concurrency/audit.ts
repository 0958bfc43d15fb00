import { asc } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import {
  activityEntries,
  pointBalances,
  pointPostings,
  rewards,
  stock,
} from '../../../../platform/database/schema/activities';
import type { Orm } from '../../../../platform/database/types';
import { consequenceOf } from './consequence';

/** Label of points that a test gives out. */
export const HANDED_OUT = 'handed out';

/**
 * Compares all stored data with the results that the stored acts must have, and returns a line for every difference:
 * stock and prizes of every act, transfers that add up to zero, balances that equal the sum of their postings.
 */
export async function audit(orm: Orm, campaigns: readonly Campaign[]): Promise<string[]> {
  const entries = await orm.select().from(activityEntries);
  const acts = entries.map((entry) => ({ ...entry, ...consequenceOf(campaigns, entry) }));
  const rewarded = await orm.select().from(rewards);
  const postings = await orm.select().from(pointPostings).orderBy(asc(pointPostings.id));
  const stocked = await orm.select().from(stock);
  const balances = await orm.select().from(pointBalances);
  const visitors = postings.filter(({ book }) => book === 'visitor');
  return [
    ...differences(
      'reward',
      acts.flatMap(({ slug, account, source, prize }) =>
        prize ? [`${slug} ${account} ${source} ${prize.amount} ${prize.unit}`] : [],
      ),
      rewarded.map(({ slug, account, source, amount, unit }) => `${slug} ${account} ${source} ${amount} ${unit}`),
    ),
    ...differences(
      'stock',
      tally(acts.flatMap(({ slug, kind, took }) => (took ? [[`${slug} ${kind} ${took}`, 1] as const] : []))),
      tally(stocked.map(({ slug, kind, round, item, taken }) => [`${slug} ${kind} ${round} ${item}`, taken] as const)),
    ),
    ...stocked.filter(({ taken, total }) => taken > total).map(({ item }) => `oversold ${item}`),
    ...differences(
      'points',
      tally(acts.flatMap(({ slug, account, points }) => points.map((moved) => [`${slug} ${account}`, moved] as const))),
      tally(
        visitors
          .filter(({ label }) => label !== HANDED_OUT)
          .map(({ slug, account, amount }) => [`${slug} ${account}`, amount] as const),
      ),
    ),
    ...tally(postings.map(({ transfer, amount }) => [transfer, amount] as const)).map((sum) => `transfer ${sum}`),
    ...tally(postings.map(({ transfer, book }) => [transfer, book === 'visitor' ? 1 : -1] as const)).map(
      (sum) => `one-sided transfer ${sum}`,
    ),
    ...differences(
      'balance',
      tally(visitors.map(({ account, amount }) => [account, amount] as const)),
      tally(balances.map(({ account, balance }) => [account, balance] as const)),
    ),
    ...wrongRunningBalances(visitors),
    ...balances.filter(({ balance }) => balance < 0).map(({ account }) => `overdrawn ${account}`),
  ];
}

/** Sums by name, without zeros. */
function tally(parts: readonly (readonly [name: string, amount: number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [name, amount] of parts) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].filter(([, sum]) => sum !== 0).map(([name, sum]) => `${name}: ${sum}`);
}

function differences(subject: string, expected: readonly string[], stored: readonly string[]): string[] {
  return [
    ...without(expected, stored).map((line) => `${subject} missing: ${line}`),
    ...without(stored, expected).map((line) => `${subject} unfounded: ${line}`),
  ];
}

/** Removes each taken line as often as it occurs. */
function without(lines: readonly string[], taken: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of taken) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

function wrongRunningBalances(postings: readonly { account: string; amount: number; balance: number }[]): string[] {
  const running = new Map<string, number>();
  return postings.flatMap(({ account, amount, balance }) => {
    const sum = (running.get(account) ?? 0) + amount;
    running.set(account, sum);
    return sum === balance && sum >= 0 ? [] : [`running balance of ${account}: ${balance} instead of ${sum}`];
  });
}

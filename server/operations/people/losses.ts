import { and, asc, eq, inArray, like, ne, notExists, sql } from 'drizzle-orm';
import { guessKey } from '../../domain/activities/kinds/predict/guesses';
import { activityEntries, pointBalances, rewards, roundOutcomes } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';

/** What the holder of an account loses when it is closed. */
interface Losses {
  /** A line for each. */
  lines: string[];
  /** Whether any of it is unpaid or pending, so that the holder may have a claim to it. */
  open: boolean;
}

/** Reads what an account has that its closing removes. */
export async function readLosses(orm: Orm, account: string): Promise<Losses> {
  const due = await orm
    .select()
    .from(rewards)
    .where(and(eq(rewards.account, account), inArray(rewards.state, ['given', 'held'])))
    .orderBy(asc(rewards.id));
  const guesses = await orm.$count(activityEntries, unsettledGuessOf(orm, account));
  // A request to close the account itself is no loss.
  const others = and(
    eq(approvals.account, account),
    eq(approvals.state, 'pending'),
    ne(approvals.operation, 'delete-person'),
  );
  const requests = await orm.select({ id: approvals.id }).from(approvals).where(others).orderBy(asc(approvals.id));
  const [points] = await orm.select().from(pointBalances).where(eq(pointBalances.account, account));
  const open = [
    ...due.map(
      ({ id, amount, unit, slug, state }) =>
        `reward ${id} of ${slug}: ${amount} ${unit}, ${state === 'held' ? 'pending' : 'not paid or used'}`,
    ),
    ...(guesses > 0 ? [`guesses in rounds that are not settled: ${guesses}`] : []),
    ...requests.map(({ id }) => `request ${id}, which waits for approval`),
  ];
  const balance = points?.balance ?? 0;
  return { lines: balance > 0 ? [...open, `${balance} points`] : open, open: open.length > 0 };
}

function unsettledGuessOf(orm: Orm, account: string) {
  const { slug, kind, key } = activityEntries;
  const settled = orm
    .select()
    .from(roundOutcomes)
    .where(and(eq(roundOutcomes.slug, slug), sql`${key} = ${guessKey('')} || ${roundOutcomes.round}`));
  return and(
    eq(activityEntries.account, account),
    eq(kind, 'predict'),
    like(key, `${guessKey('')}%`),
    notExists(settled),
  );
}

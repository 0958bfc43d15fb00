import { and, asc, eq, inArray, like, ne, notExists, sql } from 'drizzle-orm';
import { guessKey } from '../../domain/activities/kinds/predict/guesses';
import { isRequestOf } from '../../domain/privacy/requests-of-person';
import { activityEntries, pointBalances, rewards, roundOutcomes } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import type { Sentence } from '../common/answer';
import { say } from './words';

/** What the holder of an account loses when it is closed. */
interface Losses {
  /** A sentence for each. */
  lost: Sentence[];
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
  const others = and(isRequestOf(account), eq(approvals.state, 'pending'), ne(approvals.operation, 'delete-person'));
  const requests = await orm.select({ id: approvals.id }).from(approvals).where(others).orderBy(asc(approvals.id));
  const [points] = await orm.select().from(pointBalances).where(eq(pointBalances.account, account));
  const open = [
    ...due.map(({ id, amount, unit, slug, state }) =>
      say('loses_reward', { id, campaign: slug, prize: { amount, unit }, pending: state === 'held' }),
    ),
    ...(guesses > 0 ? [say('loses_guesses', { count: guesses })] : []),
    ...requests.map(({ id }) => say('loses_request', { id })),
  ];
  const balance = points?.balance ?? 0;
  const lost = balance > 0 ? [...open, say('loses_points', { points: balance })] : open;
  return { lost, open: open.length > 0 };
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

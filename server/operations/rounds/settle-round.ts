import { and, asc, eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { readEntries } from '../../domain/activities/engine/entries';
import { give, readGiven } from '../../domain/activities/engine/give';
import type { AccountPlace } from '../../domain/activities/engine/module';
import { type RoundEnd, readEnds } from '../../domain/activities/kinds/predict/ends';
import {
  type Guess,
  guessKey,
  isSettled,
  lockRound,
  prizeSource,
  readOutcomes,
  roundOfKey,
  streakSource,
} from '../../domain/activities/kinds/predict/guesses';
import { rightGuesses } from '../../domain/activities/kinds/predict/right-guesses';
import { runAround, streaksReached } from '../../domain/activities/kinds/predict/streak';
import { activityEntries, roundOutcomes } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';

export interface RoundToSettle {
  orm: Orm;
  slug: string;
  activity: ActivityOf<'predict'>;
  round: string;
  outcome: string | number;
  operator: string;
  now: Date;
}

/** The result of a settlement; with `earlier`, the round had already ended and nothing changed. */
export type Settled = { guesses: number; winners: number; streaks: number } | { earlier: RoundEnd };

/** Settles a round once, in the caller's transaction: stores the outcome and gives its prizes. */
export async function settleRound(settlement: RoundToSettle): Promise<Settled> {
  const { orm, slug, activity, round, outcome, now } = settlement;
  const earlier = await endRound(settlement, outcome);
  if (earlier) return { earlier };
  const guesses = await readGuesses(settlement);
  const winners = rightGuesses(activity.answer, outcome, guesses).map(({ account }) => ({
    orm,
    slug,
    activity,
    account,
    now,
  }));
  for (const winner of winners) await give(winner, prizeSource(round), activity.prize);
  let streaks = 0;
  for (const winner of winners) streaks += await giveStreaks(winner, settlement);
  return { guesses: guesses.length, winners: winners.length, streaks };
}

/** Calls off a round once: its guesses win nothing and count neither as right nor as wrong. Returns the earlier end, if any. */
export function callOffRound(round: Omit<RoundToSettle, 'outcome'>): Promise<RoundEnd | undefined> {
  return endRound(round, null);
}

/** Stores the end of a round once; returns the earlier end, if any. */
async function endRound(
  { orm, slug, round, operator, now }: Omit<RoundToSettle, 'outcome'>,
  outcome: string | number | null,
): Promise<RoundEnd | undefined> {
  await lockEnds({ orm, slug }, round);
  const earlier = (await readEnds(orm, slug)).find((end) => end.round === round);
  if (!earlier) await orm.insert(roundOutcomes).values({ slug, round, outcome, operator, settledAt: now });
  return earlier;
}

export async function readGuesses({ orm, slug, activity, round }: Omit<RoundToSettle, 'outcome'>) {
  const rows = await orm
    .select({ account: activityEntries.account, value: activityEntries.value })
    .from(activityEntries)
    .where(
      and(
        eq(activityEntries.slug, slug),
        eq(activityEntries.kind, activity.kind),
        eq(activityEntries.key, guessKey(round)),
      ),
    )
    .orderBy(asc(activityEntries.at), asc(activityEntries.account));
  return rows.map(({ account, value }) => ({ account, answer: (value as Guess).answer }));
}

/** Gives the streak prizes that a right guess completes, in any order of settlement; returns their number. */
async function giveStreaks(winner: AccountPlace, { activity, round }: RoundToSettle): Promise<number> {
  if (activity.streaks.length === 0) return 0;
  const outcomes = await readOutcomes(winner);
  const paid = await readGiven(winner, prizeSource(''));
  const guesses = (await readEntries<Guess>(winner))
    .map(({ key }) => roundOfKey(key))
    .sort()
    .map((id) => ({ round: id, right: isSettled(outcomes, id) ? paid.has(prizeSource(id)) : null }));
  const row = runAround(guesses, round);
  const given = await readGiven(winner, 'streak:');
  let count = 0;
  for (const { length, prize } of streaksReached(row, activity.streaks, given)) {
    if (await give(winner, streakSource(length, round), prize)) count += 1;
  }
  return count;
}

/** Locks the ends of all rounds of the campaign, because streaks span rounds, and this round against guesses. */
export async function lockEnds(campaign: Pick<RoundToSettle, 'orm' | 'slug'>, round: string): Promise<void> {
  await lockRound(campaign, 'ends', 'alone');
  await lockRound(campaign, round, 'alone');
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { activityEntries } from '../../../../platform/database/schema/activities';
import type { Place } from '../../engine/module';
import { readEnds } from './ends';

/** A guess as it is stored: an option's id, or a figure. */
export interface Guess {
  answer: string | number;
}

const GUESS = 'guess:';

/** The entry key of a guess in a round. */
export function guessKey(round: string): string {
  return `${GUESS}${round}`;
}

/** The round of an entry key. */
export function roundOfKey(key: string): string {
  return key.slice(GUESS.length);
}

/** The source of the prize for a right guess. */
export function prizeSource(round: string): string {
  return `round:${round}`;
}

/** The source of the prize for a row of right guesses that a round completed. */
export function streakSource(length: number, round: string): string {
  return `streak:${length}:${round}`;
}

/**
 * Until the transaction ends, `shared` blocks the settlement of the round, and `alone` blocks guesses in it, so that a
 * settlement sees every guess.
 */
export async function lockRound({ orm, slug }: Pick<Place, 'orm' | 'slug'>, round: string, hold: 'shared' | 'alone') {
  const name = `predict:${slug}:${round}`;
  const take = hold === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await orm.execute(sql`select ${take}(hashtextextended(${name}, 0))`);
}

/** The outcomes of the campaign's ended rounds; `null` for one that was called off. */
export async function readOutcomes({
  orm,
  slug,
}: Pick<Place, 'orm' | 'slug'>): Promise<Map<string, string | number | null>> {
  return new Map((await readEnds(orm, slug)).map(({ round, outcome }) => [round, outcome]));
}

/** Whether a round has an outcome; guesses in one that was called off are neither right nor wrong. */
export function isSettled(outcomes: ReadonlyMap<string, string | number | null>, round: string): boolean {
  return (outcomes.get(round) ?? null) !== null;
}

/** The number of accounts by round and answer. */
export async function readSplits(
  { orm, slug, activity }: Pick<Place, 'orm' | 'slug' | 'activity'>,
  rounds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const answer = sql<string>`${activityEntries.value} ->> 'answer'`;
  const rows = await orm
    .select({ key: activityEntries.key, answer, count: sql<number>`count(*)` })
    .from(activityEntries)
    .where(
      and(
        eq(activityEntries.slug, slug),
        eq(activityEntries.kind, activity.kind),
        inArray(activityEntries.key, rounds.map(guessKey)),
      ),
    )
    .groupBy(activityEntries.key, answer);
  return new Map(
    rounds.map((round) => {
      const own = rows.filter(({ key }) => key === guessKey(round));
      return [round, new Map(own.map((row) => [row.answer, Number(row.count)]))];
    }),
  );
}

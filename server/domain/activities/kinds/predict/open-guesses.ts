import { and, eq, like, notExists, sql } from 'drizzle-orm';
import { activityEntries, roundOutcomes } from '../../../../platform/database/schema/activities';
import type { Orm } from '../../../../platform/database/types';
import { guessKey } from './guesses';

/** How many guesses of an account have no result yet, in all campaigns. */
export function countOpenGuesses(orm: Orm, account: string): Promise<number> {
  const { slug, kind, key } = activityEntries;
  const settled = orm
    .select()
    .from(roundOutcomes)
    .where(and(eq(roundOutcomes.slug, slug), sql`${key} = ${guessKey('')} || ${roundOutcomes.round}`));
  return orm.$count(
    activityEntries,
    and(eq(activityEntries.account, account), eq(kind, 'predict'), like(key, `${guessKey('')}%`), notExists(settled)),
  );
}

import { asc, desc, eq } from 'drizzle-orm';
import { roundOutcomes } from '../../../../platform/database/schema/activities';
import { roundCorrections } from '../../../../platform/database/schema/corrections';
import type { Orm } from '../../../../platform/database/types';

/** The end of a round. */
export interface RoundEnd {
  round: string;
  /** The current outcome; `null` if the round is called off. */
  outcome: string | number | null;
  /** The operator who ended it first. */
  operator: string;
  settledAt: Date;
  /** The last correction; `null` if there is none. */
  correction: { operator: string; at: Date } | null;
}

/** The campaign's ended rounds, in the order of their first end; corrections do not change it. */
export async function readEnds(orm: Orm, slug: string): Promise<RoundEnd[]> {
  const ended = await orm
    .select()
    .from(roundOutcomes)
    .where(eq(roundOutcomes.slug, slug))
    .orderBy(asc(roundOutcomes.settledAt), asc(roundOutcomes.round));
  const corrections = await orm
    .selectDistinctOn([roundCorrections.round])
    .from(roundCorrections)
    .where(eq(roundCorrections.slug, slug))
    .orderBy(roundCorrections.round, desc(roundCorrections.id));
  const newest = new Map(corrections.map((correction) => [correction.round, correction]));
  return ended.map(({ round, outcome, operator, settledAt }) => {
    const correction = newest.get(round);
    const holds = correction ? correction.outcome : outcome;
    return { round, outcome: holds, operator, settledAt, correction: correction ?? null };
  });
}

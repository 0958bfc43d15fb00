import { asc, desc, eq } from 'drizzle-orm';
import { roundOutcomes } from '../../../../platform/database/schema/activities';
import { roundCorrections } from '../../../../platform/database/schema/corrections';
import type { Orm } from '../../../../platform/database/types';

/** How a round was ended. */
export interface RoundEnd {
  round: string;
  /** What holds now; `null` where the round is called off. */
  outcome: string | number | null;
  /** Who ended it first. */
  operator: string;
  settledAt: Date;
  /** Who corrected it last; `null` where nobody has. */
  correction: { operator: string; at: Date } | null;
}

/** The campaign's ended rounds, in the order in which they were ended; corrections change no place in it. */
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

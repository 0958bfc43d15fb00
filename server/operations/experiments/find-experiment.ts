import { and, desc, eq, getTableColumns, isNotNull, ne, type SQL } from 'drizzle-orm';
import { bucketCounts } from '@/lib/experiment/buckets';
import { experimentSchema } from '@/lib/experiment/definition';
import type { Result } from '@/lib/experiment/result';
import { resultOf } from '@/lib/experiment/result-of';
import { planOf } from '@/lib/experiment/sequence';
import { readCounts } from '../../domain/experiments/read-counts';
import { readUsual } from '../../domain/experiments/read-usual';
import type { StoredArm } from '../../domain/revisions/arms';
import type { StoredPointers } from '../../domain/revisions/pointer-history';
import { matterOf } from '../../domain/revisions/pointers';
import { shownSpan } from '../../domain/revisions/shown-periods';
import { readPointersOf } from '../../domain/revisions/store';
import { campaignRevisions, endedExperiments } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { OperatorError } from '../common/operation';
import { LISTED } from '../revisions/revisions';
import { say } from './words';

const { result: _result, ...ENDED } = getTableColumns(endedExperiments);

/** An experiment, as it is at a moment. */
export type FoundExperiment = Awaited<ReturnType<typeof findExperiments>>[number];

/** What lists and results show of an experiment. */
export type ShownExperiment = Omit<FoundExperiment, 'revision' | 'arms'> & {
  revision: Pick<FoundExperiment['revision'], 'id' | 'subject' | 'slug' | 'brand'>;
};

/** The experiments of revisions that are not discarded, the newest first. */
export async function findExperiments(orm: Orm, now: Date, wanted?: SQL) {
  const { id, experiment, state } = campaignRevisions;
  const found = await orm
    .select({ revision: LISTED, ended: ENDED })
    .from(campaignRevisions)
    .leftJoin(endedExperiments, eq(endedExperiments.revision, id))
    .where(and(isNotNull(experiment), ne(state, 'discarded'), wanted))
    .orderBy(desc(id));
  const histories = new Map<string, StoredPointers[]>();
  for (const { revision } of found)
    if (!histories.has(matterOf(revision))) histories.set(matterOf(revision), await readPointersOf(orm, revision));
  return found.map(({ revision, ended }) => {
    const span = shownSpan(histories.get(matterOf(revision)) ?? [], revision);
    const to = ended?.endedAt ?? (span?.to ? new Date(span.to) : null);
    return {
      revision,
      experiment: experimentSchema.parse(revision.experiment),
      arms: revision.arms as readonly StoredArm[],
      ended,
      from: span ? new Date(span.from) : null,
      to,
      state: stateOf(span?.from, to, now),
    };
  });
}

/** @throws OperatorError if the revision has no experiment */
export async function findExperiment(orm: Orm, revision: number, now: Date): Promise<FoundExperiment> {
  const [found] = await findExperiments(orm, now, eq(campaignRevisions.id, revision));
  if (!found) throw new OperatorError(say('revision_has_no_experiment', { id: revision }));
  return found;
}

function stateOf(from: number | undefined, to: Date | null, now: Date): 'planned' | 'running' | 'ended' {
  if (from === undefined || from > now.getTime()) return 'planned';
  return to && to <= now ? 'ended' : 'running';
}

/** The figures of an experiment that visitors have seen: those that were stored at its end, else those of now. */
export async function readResult(orm: Orm, found: FoundExperiment, now: Date): Promise<Result> {
  const { revision, experiment, arms, from, ended } = found;
  if (ended) {
    const { revision: number, result } = endedExperiments;
    const [stored] = await orm.select({ result }).from(endedExperiments).where(eq(number, revision.id));
    return stored?.result as Result;
  }
  if (!from) throw new Error(`No visitor has seen the experiment of revision ${revision.id}.`);
  const { measure, share, hosts, plans } = experiment;
  const smallest = experiment.smallest / 100;
  const to = found.state === 'ended' ? found.to : null;
  const place = { campaign: revision.slug, brand: revision.brand, hosts, plans };
  const { visitorsDaily, rate } = await readUsual(orm, { ...place, measure, now: to ?? now });
  const { perArm } = planOf({ measure, smallest, arms: arms.length, visitorsDaily, share: share / 100, rate });
  const buckets = bucketCounts(
    arms.map(({ weight }) => weight),
    share,
  );
  const names = arms.map(({ name }) => name);
  const counted = await readCounts(orm, { revision: revision.id, arms: names, measure, from, to, now });
  const compared = arms.map(({ name, weight }, index) => ({ name, weight, buckets: buckets[index] ?? 0 }));
  return resultOf({ ...counted, measure, smallest, arms: compared, needed: perArm, visitorsDaily });
}

/** The columns that lists and a result share. */
export function columnsOf({ revision, experiment, state, from, to, ended }: ShownExperiment) {
  const { id, subject, slug, brand } = revision;
  const { hypothesis, measure } = experiment;
  return {
    ...{ revision: id, campaign: slug, subject, brand: brand ?? 'all', state, hypothesis, measure },
    ...{ from: iso(from), to: iso(to), winner: ended?.winner ?? null, learned: ended?.learned ?? null },
  };
}

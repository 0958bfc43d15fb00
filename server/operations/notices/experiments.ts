import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Result } from '@/lib/experiment/result';
import { pointerAt } from '../../domain/revisions/pointers';
import { readLatestPointers } from '../../domain/revisions/store';
import { HOUR } from '../../platform/clock/clock';
import { campaignRevisions, endedExperiments } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import type { OperationServices } from '../common/operation';
import { findExperiment, readResult, type ShownExperiment } from '../experiments/find-experiment';
import type { Notice } from './notice';
import { say } from './words';

interface Cached {
  hour: number;
  notices: Notice[];
}

/** What the figures of experiments said in an hour, by the server's configuration and the revision: they take long to count. */
const known = new WeakMap<object, Map<number, Cached>>();

/** Experiments that visitors see although their figures say that something is wrong, at most an hour old. */
export async function readExperimentNotices({
  orm,
  config,
  now,
}: Pick<OperationServices, 'config'> & { orm: Orm; now: Date }): Promise<Notice[]> {
  const cache = known.get(config) ?? new Map<number, Cached>();
  known.set(config, cache);
  const hour = Math.floor(now.getTime() / HOUR);
  const notices: Notice[] = [];
  for (const revision of await readLive(orm, now)) {
    const before = cache.get(revision);
    const current = before?.hour === hour ? before : { hour, notices: await readOne(orm, revision, now) };
    cache.set(revision, current);
    notices.push(...current.notices);
  }
  return notices;
}

async function readOne(orm: Orm, revision: number, now: Date): Promise<Notice[]> {
  const found = await findExperiment(orm, revision, now);
  return noticesOf(found, await readResult(orm, found, now));
}

/** A broken guardrail, or arms whose visitors cannot be compared, for those who may end the experiment. */
export function noticesOf(
  { revision: { id, slug, brand } }: Pick<ShownExperiment, 'revision'>,
  result: Result,
): Notice[] {
  const { verdict } = result;
  if (verdict.code !== 'broken' && verdict.code !== 'mismatch') return [];
  const named = { revision: id, campaign: slug };
  const what =
    verdict.code === 'broken'
      ? say('notice_experiment_broken', { ...named, arm: verdict.arm, guardrail: verdict.guardrail })
      : say('notice_experiment_mismatch', named);
  const audience = { permission: 'roll-back' as const, brands: brand === null ? ('all' as const) : [brand] };
  return [{ kind: 'experiment', key: `experiment:${id}:${verdict.code}`, what, since: null, audience }];
}

/** Revisions with an experiment that visitors see now and that no operator has ended. */
async function readLive(orm: Orm, now: Date): Promise<number[]> {
  const { pointers } = await readLatestPointers(orm);
  const live = pointers.filter((pointer) => pointerAt(pointers, pointer, now.getTime()) === pointer);
  const { id, experiment } = campaignRevisions;
  const rows = await orm
    .select({ id })
    .from(campaignRevisions)
    .leftJoin(endedExperiments, eq(endedExperiments.revision, id))
    .where(
      and(
        isNotNull(experiment),
        isNull(endedExperiments.revision),
        inArray(
          id,
          live.map(({ revision }) => revision),
        ),
      ),
    )
    .orderBy(id);
  return rows.map((row) => row.id);
}

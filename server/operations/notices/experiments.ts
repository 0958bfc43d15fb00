import { inArray } from 'drizzle-orm';
import type { Result } from '@/lib/experiment/result';
import { readLatestPointers } from '../../domain/revisions/store';
import { HOUR } from '../../platform/clock/clock';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import type { OperationServices } from '../common/operation';
import { findExperiments, readResult, type ShownExperiment } from '../experiments/find-experiment';
import type { Notice } from './notice';
import { say } from './words';

/** What the figures of an experiment said in an hour. */
interface Known {
  hour: number;
  notices: Promise<Notice[]>;
}

/** By the server's configuration and the revision: figures take long to count. */
const known = new WeakMap<object, Map<number, Known>>();

/** Experiments that visitors see although their figures say that something is wrong, at most an hour old. */
export async function readExperimentNotices({
  orm,
  config,
  now,
}: Pick<OperationServices, 'config'> & { orm: Orm; now: Date }): Promise<Notice[]> {
  const cache = known.get(config) ?? new Map<number, Known>();
  known.set(config, cache);
  const hour = Math.floor(now.getTime() / HOUR);
  const { pointers } = await readLatestPointers(orm);
  const published = pointers.map(({ revision }) => revision);
  const notices: Notice[] = [];
  for (const found of await findExperiments(orm, now, inArray(campaignRevisions.id, published))) {
    if (found.state !== 'running') continue;
    const { id } = found.revision;
    const before = cache.get(id);
    const current =
      before?.hour === hour
        ? before
        : { hour, notices: readResult(orm, found, now).then((result) => noticesOf(found, result)) };
    cache.set(id, current);
    current.notices.catch(() => cache.delete(id));
    notices.push(...(await current.notices));
  }
  return notices;
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

import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { isOver } from '@/lib/campaign/status';
import { predictionReleases } from '../../../../platform/database/schema/activities';
import type { Orm } from '../../../../platform/database/types';
import { readStatuses } from '../../engine/campaign-status';
import type { Place } from '../../engine/module';

import { type Round, roundsToCome } from './rounds';

/** With fewer rounds to come than this, operators are warned that a calendar runs out. */
export const FEW_ROUNDS = 3;

type Rhythm = ActivityOf<'predict'>['round'];

/** A release that ends a round. */
export interface Release {
  at: Date;
  /** What is published, if an operator has named it; the definition's own releases are named on its page. */
  label: string | null;
}

/** A prediction's rhythm, with the releases that operators have added and removed. */
export async function readRhythm({ orm, slug }: Pick<Place, 'orm' | 'slug'>, rhythm: Rhythm): Promise<Rhythm> {
  if (rhythm.every !== 'release') return rhythm;
  const releases = (await readReleases({ orm, slug }, rhythm.releases)).map(({ at }) => at.toISOString());
  return { ...rhythm, releases };
}

/** The coming releases of a calendar, the running round's first; empty if rounds follow the days. */
export async function readComing(
  place: Pick<Place, 'orm' | 'slug' | 'now'>,
  rhythm: Rhythm,
  count: number,
): Promise<Release[]> {
  if (rhythm.every !== 'release') return [];
  const releases = await readReleases(place, rhythm.releases);
  return releases.filter(({ at }) => at > place.now).slice(0, count);
}

/** The number of coming rounds of each release-based prediction whose campaign has not ended, by slug. */
export async function readRoundsToCome(
  orm: Orm,
  campaigns: readonly Campaign[],
  now: Date,
): Promise<Map<string, Round[]>> {
  const statuses = await readStatuses(orm, campaigns, now);
  const coming = new Map<string, Round[]>();
  for (const { slug, activities } of campaigns) {
    const prediction = activities.find((activity) => activity.kind === 'predict');
    const status = statuses.get(slug)?.status;
    if (!prediction || !status || isOver(status)) continue;
    const rhythm = await readRhythm({ orm, slug }, prediction.round);
    if (rhythm.every === 'release') coming.set(slug, roundsToCome(rhythm, now));
  }
  return coming;
}

async function readReleases({ orm, slug }: Pick<Place, 'orm' | 'slug'>, own: readonly string[]): Promise<Release[]> {
  const changes = await orm.select().from(predictionReleases).where(eq(predictionReleases.slug, slug));
  const releases = new Map(own.map((at) => [Date.parse(at), { at: new Date(at), label: null as string | null }]));
  for (const { at, label, removed } of changes) {
    if (removed) releases.delete(at.getTime());
    else releases.set(at.getTime(), { at, label });
  }
  return [...releases.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

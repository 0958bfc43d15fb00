import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { predictSchema } from '@/lib/activities/predict/definition';
import type { ActivityOf } from '@/lib/activities/schema';
import { lockGiving } from '../../domain/activities/engine/pause';
import { readRhythm } from '../../domain/activities/kinds/predict/calendar';
import { readSplits } from '../../domain/activities/kinds/predict/guesses';
import { type Round, roundsOf } from '../../domain/activities/kinds/predict/rounds';
import { predictionReleases, roundOutcomes } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { iso, type Sentence } from '../common/answer';
import { readBeijingTime, requireComing } from '../common/beijing-time';
import { fault } from '../common/faults';
import { CAMPAIGN, REASON } from '../common/fields';
import { findActivity, findCampaign } from '../common/find-campaign';
import { visitorText } from '../common/inputs';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { say } from './words';

const MOST_CHARACTERS = 20;

const releases = z.array(z.string()).min(1, fault(say('name_a_release')));
const label = visitorText(MOST_CHARACTERS);

/** Adds releases to the calendar of a prediction; each ends a round. */
export const addRounds = defineOperation({
  name: 'add-rounds',
  title: '增加场次',
  summary: '在竞猜的场次日历中增加未来一年内的公布时间，每个公布时间结束一场',
  subject: '竞猜场次',
  permission: 'calendar',
  audited: true,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    release: releases.meta({ title: '公布时间', kind: 'instant', operand: true }),
    label: label.optional().meta({ title: '名称', help: '页面上所公布数据的名称，如 2027年12月数据' }),
  }),
  run: (context, { campaign, release, label }) =>
    changeReleases(context, { slug: campaign, written: release, removed: false, label }),
});

/** Removes releases from the calendar of a prediction. */
export const removeRounds = defineOperation({
  name: 'remove-rounds',
  title: '删除场次',
  summary: '从竞猜的场次日历中删除公布时间，其场次须没有竞猜',
  subject: '竞猜场次',
  permission: 'calendar',
  audited: true,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    release: releases.meta({ title: '公布时间', kind: 'instant', operand: true }),
    reason: REASON,
  }),
  run: (context, { campaign, release, reason }) =>
    changeReleases(context, { slug: campaign, written: release, removed: true, reason }),
});

interface Change {
  slug: string;
  /** The releases as the operator wrote them. */
  written: readonly string[];
  removed: boolean;
  label?: string | undefined;
  reason?: string | undefined;
}

async function changeReleases(
  { services, orm, now }: OperationContext,
  { slug, written, removed, label = undefined, reason }: Change,
): Promise<OperationResult> {
  const activity = findActivity(findCampaign(services, slug), 'predict');
  const instants = written.map((at) => readBeijingTime(say('a_release'), requireTime(at), 'first'));
  // Blocks guesses until the transaction ends.
  await lockGiving(orm, 'alone');
  const before = await readCalendar(orm, slug, activity);
  // The first release ends no round, but begins one.
  const known = new Set(before.flatMap(({ beginsAt, resultAt }) => [beginsAt.getTime(), resultAt.getTime()]));
  const changing = instants.filter((at) => known.has(at.getTime()) === removed);
  if (!removed) requireNew(activity, changing, now);
  if (removed && changing.length < instants.length) {
    throw new OperatorError(say('no_release', { campaign: slug }));
  }
  for (const at of changing) {
    const set = { label: label ?? null, removed };
    await orm
      .insert(predictionReleases)
      .values({ slug, at, ...set })
      .onConflictDoUpdate({ target: [predictionReleases.slug, predictionReleases.at], set });
  }
  const after = await readCalendar(orm, slug, activity);
  await requireUntouched(orm, { slug, activity, before, after });
  const until = iso(after.at(-1)?.resultAt ?? new Date(0));
  if (changing.length === 0) return { answer: [say('calendar_is_so'), say('nothing_changed')] };
  return {
    answer: [say('releases_changed', { count: changing.length, removed, until })],
    details: {
      campaign: slug,
      releases: changing.map((at) => at.toISOString()),
      ...(label && { label }),
      ...(reason && { reason }),
    },
  };
}

/** @throws OperatorError for a release in the past or more than a year ahead, unless the definition has it and it was removed */
function requireNew({ round }: ActivityOf<'predict'>, instants: readonly Date[], now: Date): void {
  const defined = new Set(round.every === 'release' ? round.releases.map(Date.parse) : []);
  for (const at of instants) if (!defined.has(at.getTime())) requireComing(say('a_release'), at, now);
}

function requireTime(at: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(at)) throw new OperatorError(say('release_needs_time', { day: at }));
  return at;
}

/** @throws OperatorError if the prediction has no calendar, or the definition's schema rejects the change */
async function readCalendar(orm: Orm, slug: string, activity: ActivityOf<'predict'>): Promise<Round[]> {
  const round = await readRhythm({ orm, slug }, activity.round);
  if (round.every !== 'release')
    throw new OperatorError(say('rounds_follow_days', { campaign: slug, every: round.every }));
  const read = predictSchema.shape.round.safeParse(round);
  if (!read.success) throw unchanged(say('calendar_needs_releases'));
  const rounds = roundsOf(round);
  const short = rounds.find(({ beginsAt, closesAt }) => closesAt <= beginsAt);
  if (short) throw unchanged(say('round_too_short', { at: iso(short.resultAt) }));
  const twice = rounds.find(({ id }, index) => rounds[index - 1]?.id === id);
  if (twice) throw unchanged(say('round_twice', { round: twice.id }));
  return rounds;
}

/**
 * A round that only begins earlier keeps its guesses: the one before it was removed.
 * @throws OperatorError if a round with guesses would change, unless it was called off
 */
async function requireUntouched(
  orm: Orm,
  { slug, activity, before, after }: { slug: string; activity: ActivityOf<'predict'>; before: Round[]; after: Round[] },
): Promise<void> {
  const changed = before
    .filter(({ id, beginsAt, resultAt }) => {
      const next = after.find((round) => round.id === id);
      return next?.resultAt.getTime() !== resultAt.getTime() || next.beginsAt > beginsAt;
    })
    .map(({ id }) => id);
  if (changed.length === 0) return;
  const splits = await readSplits({ orm, slug, activity }, changed);
  const ended = await orm.select().from(roundOutcomes).where(eq(roundOutcomes.slug, slug));
  for (const id of changed) {
    const end = ended.find(({ round }) => round === id);
    if (end ? end.outcome === null : splits.get(id)?.size === 0) continue;
    throw unchanged(say('round_would_change', { round: id, settled: end !== undefined }));
  }
}

function unchanged(why: Sentence): OperatorError {
  return new OperatorError([why, say('nothing_changed')]);
}

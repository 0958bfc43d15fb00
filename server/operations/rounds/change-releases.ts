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
import { beijingTime, readBeijingTime, requireComing } from '../common/beijing-time';
import { findActivity, findCampaign } from '../common/find-campaign';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';

const releases = z.array(z.string()).min(1, 'name one release at least');
const label = z.string().trim().min(1, 'must not be empty').max(20, 'must have at most 20 characters');

/** Adds releases to the calendar of a prediction; each ends a round. */
export const addRounds = defineOperation({
  name: 'add-rounds',
  summary:
    'adds releases of the coming year to the calendar of a prediction, such as 2027-01-08T21:30, Beijing time; each ends a round',
  operands: ['campaign', 'release...'],
  options: { label: 'name of the published data on the page: 2027年12月数据' },
  audited: true,
  input: z.strictObject({ campaign: z.string(), release: releases, label: label.optional() }),
  run: (context, { campaign, release, label }) =>
    changeReleases(context, { slug: campaign, written: release, removed: false, label }),
});

/** Removes releases from the calendar of a prediction. */
export const removeRounds = defineOperation({
  name: 'remove-rounds',
  summary: 'removes releases from the calendar of a prediction, if their rounds have no guesses',
  operands: ['campaign', 'release...'],
  options: REASON,
  audited: true,
  input: z.strictObject({ campaign: z.string(), release: releases, reason: reasonText }),
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
) {
  const activity = findActivity(findCampaign(services, slug), 'predict');
  const instants = written.map((at) => readBeijingTime('A release', requireTime(at), 'first'));
  // Blocks guesses until the transaction ends.
  await lockGiving(orm, 'alone');
  const before = await readCalendar(orm, slug, activity);
  // The first release ends no round, but begins one.
  const known = new Set(before.flatMap(({ beginsAt, resultAt }) => [beginsAt.getTime(), resultAt.getTime()]));
  const changing = instants.filter((at) => known.has(at.getTime()) === removed);
  if (!removed) requireNew(activity, changing, now);
  if (removed && changing.length < instants.length) {
    throw new OperatorError(
      `No round begins or ends at that time. \`npm run ops -- rounds ${slug}\` lists the rounds.`,
    );
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
  if (changing.length === 0) return { text: 'The calendar already is like this. Nothing was changed.' };
  return {
    text: `${changing.length} releases are ${removed ? 'removed' : 'added'}. The last round ends at ${beijingTime(after.at(-1)?.resultAt ?? new Date(0))}.`,
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
  for (const at of instants) if (!defined.has(at.getTime())) requireComing('A release', at, now);
}

function requireTime(at: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(at)) throw new OperatorError(`A release needs a time, such as ${at}T20:30.`);
  return at;
}

/** @throws OperatorError if the prediction has no calendar, or the definition's schema rejects the change */
async function readCalendar(orm: Orm, slug: string, activity: ActivityOf<'predict'>): Promise<Round[]> {
  const round = await readRhythm({ orm, slug }, activity.round);
  if (round.every !== 'release')
    throw new OperatorError(`Rounds of "${slug}" end every ${round.every}, not by releases.`);
  const read = predictSchema.shape.round.safeParse(round);
  if (!read.success) throw new OperatorError('A calendar needs at least two releases. Nothing was changed.');
  const rounds = roundsOf(round);
  const short = rounds.find(({ beginsAt, closesAt }) => closesAt <= beginsAt);
  if (short) {
    throw new OperatorError(
      `The round that ends at ${beijingTime(short.resultAt)} would close before it begins. Nothing was changed.`,
    );
  }
  const twice = rounds.find(({ id }, index) => rounds[index - 1]?.id === id);
  if (twice) throw new OperatorError(`Two rounds would close on ${twice.id}. Nothing was changed.`);
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
    throw new OperatorError(
      `Round ${id} would change, and ${end ? 'it is settled' : 'there are guesses in it: call it off first'}. Nothing was changed.`,
    );
  }
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { writtenArms } from '../../domain/revisions/compared-arms';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import { isSamePlace, type Place, type Pointer, pointerAt } from '../../domain/revisions/pointers';
import { lockPointers, readLatestPointers, readRevisions, storePointers } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { writingOf } from '../../domain/revisions/writing';
import { activityEntries, rewardBudgets, rewards } from '../../platform/database/schema/activities';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { lines, type Sentence } from '../common/answer';
import { readBeijingTime, requireComing } from '../common/beijing-time';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { changesOfLive, endingOf, fieldChanges, requireAllowed } from './compare-with-live';
import {
  brandCode,
  faultItems,
  findRevision,
  placeNamed,
  placeOf,
  type Revision,
  requirePictures,
  revisionId,
  SUBJECT,
  shownBy,
} from './find-revision';
import { spanOf } from './revisions';
import { say } from './words';

/** Publishes a revision in place of the current one. */
export const publishRevision = defineOperation({
  name: 'campaigns publish',
  title: '发布版本',
  summary: '发布已批准的版本，立即或在一段时间内；到期后恢复前一版本',
  subject: '活动文案',
  permission: 'publish',
  concerns: 'revision',
  audited: true,
  approval: 'if-serious',
  input: z.strictObject({
    revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }),
    from: z.string().optional().meta({ title: '从', kind: 'time', help: '不选则立即显示' }),
    to: z
      .string()
      .optional()
      .meta({ title: '到', kind: 'time', help: '只选日期，则显示到当天结束；之后恢复前一版本。不选则一直显示' }),
  }),
  async run({ services, orm, now }, input) {
    await lockPointers(orm);
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'approved')
      throw new OperatorError(say('revision_is_not_approved', { id: revision.id, state: revision.state }));
    await requirePictures({ orm, now }, revision);
    const { id, subject, slug, brand } = revision;
    const asked = input.from === undefined ? now : readBeijingTime('--from', input.from, 'first');
    const from = beginOf(revision, asked, now);
    const to = input.to === undefined ? null : readBeijingTime('--to', input.to, 'last');
    requireComing('--from', asked, now);
    if (to && subject === 'definition') throw new OperatorError(say('definition_has_no_end'));
    if (to) requireComing('--to', to, now);
    if (to && to <= from) throw new OperatorError(say('to_is_not_later'));
    const span = { from: from.getTime(), to: to?.getTime() ?? null };
    const pointer: Pointer = { revision: id, ...placeIn(revision), ...span };
    const { version, pointers } = await readLatestPointers(orm);
    const latest = pointers.filter((other) => isSamePlace(other, pointer)).at(-1);
    if (
      latest?.revision === id &&
      latest.to === pointer.to &&
      (input.from === undefined || latest.from === pointer.from)
    )
      return { answer: [say('revision_is_published', { id, ...spanOf(latest) })] };
    const { changes, fields, isNew } = await changesOfLive({ services, orm, now }, revision, asked);
    const serious = subject === 'definition' && (await publishDefinition({ services, orm, now }, revision, isNew));
    await storePointers(orm, version + 1, [...pointers, pointer], now);
    await orm.update(campaignRevisions).set({ publishedAt: now }).where(eq(campaignRevisions.id, id));
    const shown = { id, campaign: slug, brand };
    const shownIn = spanOf(pointer);
    // Without the moment, which differs between a preview and its confirmation.
    const published =
      asked > now
        ? say('revision_shown_from', { ...shown, ...shownIn })
        : say('revision_shown_now', { ...shown, to: shownIn.to });
    const hidden = pointers.filter((other) => isHidden(other, pointer, now)).map(hiddenSentence);
    return {
      answer: [lines([published, say('revision_shows_soon')], ...hidden, ...changes)],
      details: { revision: id, campaign: slug, brand, from: from.toISOString(), to: to?.toISOString() ?? null },
      serious: serious && (isNew || fields.some(({ money }) => money)),
    };
  },
});

/** Whether a scheduled revision does not show at its begin, because of one that is published after it. */
function isHidden(scheduled: Pointer, by: Pointer, now: Date): boolean {
  const { from } = scheduled;
  return isSamePlace(scheduled, by) && from > now.getTime() && by.from <= from && (by.to === null || from < by.to);
}

function hiddenSentence(scheduled: Pointer): Sentence {
  return say('scheduled_is_hidden', { id: scheduled.revision, ...spanOf(scheduled) });
}

/** Where a pointer applies; those of texts do not say their subject. */
function placeIn({ subject, slug, brand }: Place): Place {
  return subject && subject !== 'text' ? { subject, slug, brand } : { slug, brand };
}

/**
 * Checks a definition beside all others that are published, and sets the budget of a new campaign.
 *
 * @returns whether it gives something
 * @throws OperatorError if another campaign now has one of its addresses or numbers
 */
async function publishDefinition(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  revision: Revision,
  isNew: boolean,
): Promise<boolean> {
  const table = await readRevisions(orm, services.revisions.current());
  const written = { ...(revision.patch as object), ...writtenArms(revision) };
  const read = SUBJECTS.definition.write(written, writingOf(table, placeOf(revision), now));
  if ('faults' in read) throw new OperatorError([lines(say('file_is_not_definition'), ...faultItems(read.faults))]);
  const { activities, budget } = read.content.campaign;
  if (isNew && budget !== undefined) {
    const limit = Math.round(budget * 100);
    const row = { scope: revision.slug, limit, spent: 0 };
    await orm.insert(rewardBudgets).values(row).onConflictDoUpdate({ target: rewardBudgets.scope, set: { limit } });
  }
  return activities.length > 0;
}

/** Withdraws the current revision, so that the previous one shows again. */
export const rollBack = defineOperation({
  name: 'campaigns rollback',
  title: '撤下版本',
  summary: '撤下活动正在显示的版本，恢复前一版本或原始文案',
  subject: '活动文案',
  permission: 'roll-back',
  concerns: 'brand',
  audited: true,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    brand: brandCode.optional().meta({ title: '品牌', kind: 'brand', help: '撤下此品牌自己的版本' }),
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '撤下此版本，例如已排期的' }),
    subject: SUBJECT,
  }),
  async run(context, { campaign, brand = null, revision, subject }) {
    if (subject === 'text') findCampaign(context.services, campaign);
    return withdraw(context, placeNamed(subject, campaign, brand), revision);
  },
});

/**
 * Withdraws the current revision of a place, or another one by its number.
 * @throws OperatorError if there is none
 */
export async function withdraw(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  named: Required<Place>,
  revision?: number,
) {
  const { subject, slug, brand } = named;
  const place = placeIn(named);
  await lockPointers(orm);
  const { version, pointers } = await readLatestPointers(orm);
  const own = pointers.filter((pointer) => isSamePlace(pointer, place));
  const begin = beginOf(place, now, now);
  const current = pointerAt(own, place, begin.getTime());
  const shown = revision === undefined ? current : own.filter((pointer) => pointer.revision === revision).at(-1);
  if (!shown) throw new OperatorError(say('no_shown_revision', { campaign: slug, brand }));
  const left = pointers.filter((pointer) => pointer !== shown);
  const next = pointerAt(left, place, begin.getTime());
  if (subject === 'definition' && shown === current) await requireReplaceable({ services, orm, now }, shown, next);
  const ending = shown === current ? await endingOf(orm, await findRevision(orm, shown.revision)) : [];
  await storePointers(orm, version + 1, left, now);
  const withdrawn = { id: shown.revision, campaign: slug, brand, next: next?.revision ?? null };
  return {
    answer: [say('revision_withdrawn', withdrawn), say('revision_shows_soon'), ...ending],
    details: { campaign: slug, brand, withdrawn: shown.revision, successor: next?.revision ?? null },
  };
}

/** @throws OperatorError if the former definition may not follow the one in force, or if there is none and accounts take part */
async function requireReplaceable(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  { revision, slug }: Pointer,
  next: Pointer | undefined,
): Promise<void> {
  if (!next) {
    const entries = await orm.$count(activityEntries, eq(activityEntries.slug, slug));
    if (entries + (await orm.$count(rewards, eq(rewards.slug, slug))) > 0)
      throw new OperatorError(say('definition_is_used', { campaign: slug }));
    return;
  }
  const table = await readRevisions(orm, services.revisions.current());
  const [before, after] = [await findRevision(orm, revision), await findRevision(orm, next.revision)];
  const begin = beginOf(before, now, now);
  const versions = [shownBy(table, before, begin).shown, shownBy(table, after, begin).shown] as const;
  requireAllowed(await fieldChanges(orm, 'definition', versions, begin), begin);
}

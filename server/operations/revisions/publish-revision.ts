import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isSamePlace, type Pointer, pointerAt } from '../../domain/revisions/pointers';
import { lockPointers, readLatestPointers, storePointers } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { lines, type Sentence } from '../common/answer';
import { readBeijingTime, requireComing } from '../common/beijing-time';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { changesOfLive, endingOf } from './compare-with-live';
import { brandCode, findRevision, requirePictures, revisionId } from './find-revision';
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
    const { id, slug, brand } = revision;
    const from = input.from === undefined ? now : readBeijingTime('--from', input.from, 'first');
    const to = input.to === undefined ? null : readBeijingTime('--to', input.to, 'last');
    requireComing('--from', from, now);
    if (to) requireComing('--to', to, now);
    if (to && to <= from) throw new OperatorError(say('to_is_not_later'));
    const pointer: Pointer = { revision: id, slug, brand, from: from.getTime(), to: to?.getTime() ?? null };
    const { version, pointers } = await readLatestPointers(orm);
    const latest = pointers.filter((other) => isSamePlace(other, pointer)).at(-1);
    if (
      latest?.revision === id &&
      latest.to === pointer.to &&
      (input.from === undefined || latest.from === pointer.from)
    )
      return { answer: [say('revision_is_published', { id, ...spanOf(latest) })] };
    const changes = await changesOfLive({ services, orm, now }, revision, from);
    await storePointers(orm, version + 1, [...pointers, pointer], now);
    await orm.update(campaignRevisions).set({ publishedAt: now }).where(eq(campaignRevisions.id, id));
    const shown = { id, campaign: slug, brand };
    const span = spanOf(pointer);
    // Without the moment, which differs between a preview and its confirmation.
    const published =
      from > now
        ? say('revision_shown_from', { ...shown, ...span })
        : say('revision_shown_now', { ...shown, to: span.to });
    const hidden = pointers.filter((other) => isHidden(other, pointer, now)).map(hiddenSentence);
    return {
      answer: [lines([published, say('revision_shows_soon')], ...hidden, ...changes)],
      details: { revision: id, campaign: slug, brand, from: from.toISOString(), to: to?.toISOString() ?? null },
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
  }),
  async run({ services, orm, now }, input) {
    const { slug } = findCampaign(services, input.campaign);
    const place = { slug, brand: input.brand ?? null };
    await lockPointers(orm);
    const { version, pointers } = await readLatestPointers(orm);
    const own = pointers.filter((pointer) => isSamePlace(pointer, place));
    const current = pointerAt(own, place, now.getTime());
    const shown =
      input.revision === undefined ? current : own.filter(({ revision }) => revision === input.revision).at(-1);
    if (!shown) throw new OperatorError(say('no_shown_revision', { campaign: slug, brand: place.brand }));
    const left = pointers.filter((pointer) => pointer !== shown);
    await storePointers(orm, version + 1, left, now);
    const next = pointerAt(left, place, now.getTime());
    const ending = shown === current ? endingOf(await findRevision(orm, shown.revision)) : [];
    const withdrawn = { id: shown.revision, campaign: slug, brand: place.brand, next: next?.revision ?? null };
    return {
      answer: [say('revision_withdrawn', withdrawn), say('revision_shows_soon'), ...ending],
      details: { campaign: slug, brand: place.brand, withdrawn: shown.revision, successor: next?.revision ?? null },
    };
  },
});

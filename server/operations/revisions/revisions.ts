import { asc, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import type { StoredArm } from '../../domain/revisions/arms';
import type { Pointer } from '../../domain/revisions/pointers';
import { revisionState } from '../../domain/revisions/revision-state';
import { readRevisions } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { iso, lines, type Sentence } from '../common/answer';
import { CAMPAIGN, REASON } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError } from '../common/operation';
import { changesOfLive, changeTable, compareWithLive } from './compare-with-live';
import { findRevision, type Revision, revisionId, simulationOf } from './find-revision';
import { say, table } from './words';

const { patch: _patch, simulation: _simulation, ...columns } = getTableColumns(campaignRevisions);
/** What lists show of revisions, without their contents, which may be large. */
export const LISTED = columns;

/** A revision for all brands, in a list. */
const ALL_BRANDS = 'all';

/** Lists revisions with their states. */
export const listRevisions = defineOperation({
  name: 'campaigns list',
  title: '版本列表',
  summary: '列出文案版本的状态、撰写人、批准人和显示时间',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({ campaign: CAMPAIGN.optional().meta({ help: '只看此活动' }) }),
  async run({ services, orm, now }, { campaign }) {
    const wanted = campaign === undefined ? undefined : eq(campaignRevisions.slug, campaign);
    const revisions = await orm.select(LISTED).from(campaignRevisions).where(wanted).orderBy(asc(campaignRevisions.id));
    if (revisions.length === 0 && campaign !== undefined) findCampaign(services, campaign);
    const { pointers, mistakes } = await readRevisions(orm, services.revisions.current());
    const rows = revisions.map((revision) => ({
      revision: revision.id,
      campaign: revision.slug,
      subject: revision.subject,
      brand: revision.brand ?? ALL_BRANDS,
      state: revisionState(revision, pointers, now.getTime()),
      written: say('written_by', { by: revision.author, at: iso(revision.writtenAt) }),
      approved:
        revision.approver && revision.approvedAt
          ? say('written_by', { by: revision.approver, at: iso(revision.approvedAt) })
          : null,
      shown: shownSentence(pointers.filter((pointer) => pointer.revision === revision.id)),
      arms: armWeights(revision),
    }));
    const hidden = mistakes.map((mistake) => say('revision_not_shown', { mistake }));
    const revisionTable = table('revisions', rows, { empty: say('no_revisions') });
    return { answer: hidden.length === 0 ? [revisionTable] : [revisionTable, lines(...hidden)] };
  },
});

/** Shows what publishing a revision would change for visitors. */
export const showDifferences = defineOperation({
  name: 'campaigns diff',
  title: '对比版本',
  summary: '逐项显示版本与现有文案的差异',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({ revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }) }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const { changes, ending, stale, fields } = await compareWithLive({ services, orm, now }, revision);
    const named = say('revision_named', nameOf(revision));
    const listed = lines(named, ...changes, ...ending, ...(stale ? [stale] : []));
    return { answer: fields.length > 0 ? [listed, changeTable(fields)] : [listed] };
  },
});

/** Submits a revision for approval. */
export const submitRevision = defineOperation({
  name: 'campaigns submit',
  title: '提交审核',
  summary: '把草稿提交另一位操作员审核',
  subject: '活动文案',
  permission: 'draft',
  concerns: 'revision',
  audited: true,
  input: z.strictObject({ revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }) }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'draft')
      return { answer: [say('revision_is_already', { id: revision.id, state: revision.state })] };
    const { changes } = await changesOfLive({ services, orm, now }, revision);
    if (revision.subject === 'definition' && !simulationOf(revision))
      throw new OperatorError(say('simulation_is_missing', { id: revision.id }));
    await orm
      .update(campaignRevisions)
      .set({ state: 'in-review', submittedAt: now })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      answer: [lines(say('revision_submitted', { ...nameOf(revision), author: revision.author }), ...changes)],
      details: { revision: revision.id, campaign: revision.slug },
    };
  },
});

/** Returns a revision in review to its author. */
export const returnRevision = defineOperation({
  name: 'campaigns return',
  title: '退回修改',
  summary: '把审核中的版本退回撰写人，并说明原因',
  subject: '活动文案',
  permission: 'review',
  concerns: 'revision',
  audited: true,
  input: z.strictObject({
    revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }),
    reason: REASON.meta({ help: '需要修改什么；原因，记入审计日志' }),
  }),
  async run({ orm }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'in-review')
      throw new OperatorError(say('revision_is_not_in_review', { id: revision.id, state: revision.state }));
    await orm
      .update(campaignRevisions)
      .set({ state: 'draft', submittedAt: null })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      answer: [say('revision_returned', { ...nameOf(revision), author: revision.author, reason: input.reason })],
      details: { revision: revision.id, campaign: revision.slug, author: revision.author, reason: input.reason },
    };
  },
});

/** Approves a revision for publication. */
export const approveRevision = defineOperation({
  name: 'campaigns approve',
  title: '批准版本',
  summary: '批准审核中的版本；撰写人本人不能批准',
  subject: '活动文案',
  permission: 'review',
  concerns: 'revision',
  audited: true,
  input: z.strictObject({ revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }) }),
  async run({ services, orm, now, operator }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state === 'approved')
      return { answer: [say('revision_was_approved', { id: revision.id, by: revision.approver })] };
    if (revision.state === 'draft') throw new OperatorError(say('revision_is_draft', { id: revision.id }));
    if (revision.state !== 'in-review')
      throw new OperatorError(say('revision_is_not_in_review', { id: revision.id, state: revision.state }));
    if (nameKey(revision.author) === nameKey(operator))
      throw new OperatorError(say('revision_is_own', { id: revision.id }));
    const { changes } = await changesOfLive({ services, orm, now }, revision);
    await orm
      .update(campaignRevisions)
      .set({ state: 'approved', approver: operator, approvedAt: now })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      answer: [lines(say('revision_approved', nameOf(revision)), ...changes)],
      details: { revision: revision.id, campaign: revision.slug, author: revision.author, digest: revision.digest },
    };
  },
});

function nameOf({ id, slug, brand }: Revision) {
  return { id, campaign: slug, brand };
}

function shownSentence(pointers: readonly Pointer[]): Sentence | null {
  return pointers.length === 0 ? null : say('shown_in', { spans: pointers.map(spanOf) });
}

/** The arms of a revision with their shares of visitors in percent, such as `plain 50` and `bold 50`. */
export function armWeights({ arms }: Pick<Revision, 'arms'>): string[] | null {
  const stored = (arms ?? []) as StoredArm[];
  return stored.length === 0 ? null : stored.map(({ name, weight }) => `${name} ${weight}`);
}

/** The period in which a pointer applies. */
export function spanOf({ from, to }: Pick<Pointer, 'from' | 'to'>): { from: string; to: string | null } {
  return { from: iso(new Date(from)), to: iso(to === null ? null : new Date(to)) };
}

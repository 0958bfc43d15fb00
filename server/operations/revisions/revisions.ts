import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { StoredArm } from '../../domain/revisions/arms';
import { type Pointer, pointerAt } from '../../domain/revisions/pointers';
import { readRevisions } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { beijingSecond, beijingTime } from '../common/beijing-time';
import { findCampaign } from '../common/find-campaign';
import { reasonText } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { changesOfLive, compareWithLive } from './compare-with-live';
import { brandText, findRevision, type Revision, revisionId } from './find-revision';

/** Lists revisions with their states. */
export const listRevisions = defineOperation({
  name: 'campaigns list',
  summary: 'lists revisions with state, author, approver and publication times',
  operands: [],
  options: { campaign: 'only this campaign' },
  audited: false,
  input: z.strictObject({ campaign: z.string().optional() }),
  async run({ services, orm, now }, { campaign }) {
    if (campaign !== undefined) findCampaign(services, campaign);
    const wanted = campaign === undefined ? undefined : eq(campaignRevisions.slug, campaign);
    const revisions = await orm.select().from(campaignRevisions).where(wanted).orderBy(asc(campaignRevisions.id));
    const { pointers, mistakes } = await readRevisions(orm, services.campaigns);
    const rows = revisions.map((revision) => [
      String(revision.id),
      revision.slug,
      brandText(revision.brand),
      stateOf(revision, pointers, now),
      `${revision.author}, ${beijingTime(revision.writtenAt)}`,
      revision.approver && revision.approvedAt ? `${revision.approver}, ${beijingTime(revision.approvedAt)}` : '-',
      pointers
        .filter((pointer) => pointer.revision === revision.id)
        .map(spanText)
        .join('; ') || '-',
      armWeights(revision),
    ]);
    const headings = ['revision', 'campaign', 'for', 'state', 'written', 'approved', 'shown (Beijing time)', 'arms'];
    const table = textTable(headings, rows, 'There are no revisions.');
    return { text: [table, ...mistakes.map((mistake) => `Not shown: ${mistake}`)].join('\n') };
  },
});

/** Shows what publishing a revision would change for visitors. */
export const showDifferences = defineOperation({
  name: 'campaigns diff',
  summary: 'shows field by field how a revision differs from the current text',
  operands: ['revision'],
  audited: false,
  input: z.strictObject({ revision: revisionId }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const { text, stale } = await compareWithLive({ services, orm, now }, revision);
    const head = `Revision ${revision.id} of "${revision.slug}" for ${brandText(revision.brand)}:`;
    return { text: [head, text, ...(stale ? [stale] : [])].join('\n') };
  },
});

/** Submits a revision for approval. */
export const submitRevision = defineOperation({
  name: 'campaigns submit',
  summary: 'submits a draft for review by another operator',
  operands: ['revision'],
  audited: true,
  input: z.strictObject({ revision: revisionId }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'draft') return { text: `Revision ${revision.id} is already ${revision.state}.` };
    const changes = await changesOfLive({ services, orm, now }, revision);
    await orm
      .update(campaignRevisions)
      .set({ state: 'in-review', submittedAt: now })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      text: `Revision ${revision.id} of "${revision.slug}" is in review. An operator other than ${revision.author} can approve it: npm run ops -- campaigns approve ${revision.id} --operator=<name>\n${changes}`,
      details: { revision: revision.id, campaign: revision.slug },
    };
  },
});

/** Returns a revision in review to its author. */
export const returnRevision = defineOperation({
  name: 'campaigns return',
  summary: 'returns a revision in review to its author as a draft, with a reason',
  operands: ['revision'],
  options: { reason: 'what to change, for the audit log' },
  audited: true,
  input: z.strictObject({ revision: revisionId, reason: reasonText }),
  async run({ orm }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'in-review')
      throw new OperatorError(`Revision ${revision.id} is not in review: it is ${revision.state}.`);
    await orm
      .update(campaignRevisions)
      .set({ state: 'draft', submittedAt: null })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      text: `Revision ${revision.id} of "${revision.slug}" is a draft again, for ${revision.author}: ${input.reason}`,
      details: { revision: revision.id, campaign: revision.slug, author: revision.author, reason: input.reason },
    };
  },
});

/** Approves a revision for publication. */
export const approveRevision = defineOperation({
  name: 'campaigns approve',
  summary: 'approves a revision in review for publication; its author cannot do this',
  operands: ['revision'],
  audited: true,
  input: z.strictObject({ revision: revisionId }),
  async run({ services, orm, now, operator }, input) {
    const revision = await findRevision(orm, input.revision);
    if (revision.state === 'approved')
      return { text: `${revision.approver} already approved revision ${revision.id}.` };
    if (revision.state === 'draft') throw new OperatorError(`Revision ${revision.id} is a draft: submit it first.`);
    if (nameKey(revision.author) === nameKey(operator))
      throw new OperatorError(`Revision ${revision.id} is your own: another operator has to approve it.`);
    const changes = await changesOfLive({ services, orm, now }, revision);
    await orm
      .update(campaignRevisions)
      .set({ state: 'approved', approver: operator, approvedAt: now })
      .where(eq(campaignRevisions.id, revision.id));
    return {
      text: `Revision ${revision.id} of "${revision.slug}" for ${brandText(revision.brand)} is approved. Publish it: npm run ops -- campaigns publish ${revision.id}\n${changes}`,
      details: { revision: revision.id, campaign: revision.slug, author: revision.author, digest: revision.digest },
    };
  },
});

/** The arms of a revision with their shares of visitors in percent, such as `plain 50, bold 50`. */
function armWeights({ arms }: Revision): string {
  return ((arms ?? []) as StoredArm[]).map(({ name, weight }) => `${name} ${weight}`).join(', ') || '-';
}

/** The state of a revision; one that was published and no longer shows is retired. */
function stateOf(revision: Revision, pointers: readonly Pointer[], now: Date): string {
  const timestamp = now.getTime();
  const own = pointers.filter((pointer) => pointer.revision === revision.id);
  if (own.some((pointer) => pointerAt(pointers, pointer, timestamp) === pointer)) return 'live';
  if (own.some(({ from }) => from > timestamp)) return 'approved, scheduled';
  return revision.publishedAt ? 'retired' : revision.state.replace('-', ' ');
}

/** The period in which a pointer applies. */
export function spanText({ from, to }: Pick<Pointer, 'from' | 'to'>): string {
  return `from ${beijingSecond(new Date(from))}${to === null ? '' : ` until ${beijingSecond(new Date(to))}`}`;
}

import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Pointer } from '../../domain/revisions/pointers';
import { revisionState } from '../../domain/revisions/revision-state';
import { readRevisions } from '../../domain/revisions/store';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { brandCode, placeNamed, SUBJECT } from '../revisions/find-revision';
import { armWeights, LISTED } from '../revisions/revisions';
import { table } from './words';

/** More are not worth a look. */
const MOST = 200;

/** Lists the latest revisions of one campaign. */
export const textRevisions = defineOperation({
  name: 'campaigns revisions',
  title: '活动的版本',
  summary: '列出一个活动的文案版本及其状态',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    brand: brandCode.optional().meta({ title: '品牌', kind: 'brand', help: '只看用于此品牌的' }),
    subject: SUBJECT,
  }),
  async run({ services, orm, now }, input) {
    const { subject, slug, brand } = campaignRevisions;
    const place = placeNamed(input.subject, input.campaign, input.brand ?? null);
    const ofBrand = input.brand === undefined ? undefined : or(isNull(brand), eq(brand, input.brand));
    const found = await orm
      .select(LISTED)
      .from(campaignRevisions)
      .where(and(eq(subject, place.subject), eq(slug, place.slug), ofBrand))
      .orderBy(desc(campaignRevisions.id))
      .limit(MOST);
    if (found.length === 0 && place.subject === 'text') findCampaign(services, input.campaign);
    const { pointers } = await readRevisions(orm, services.revisions.current());
    const comments = await readComments(
      orm,
      found.filter(({ state }) => state === 'draft').map(({ id }) => id),
    );
    const rows = found.map((revision) => {
      const shown = pointers.filter((pointer) => pointer.revision === revision.id).at(-1);
      return {
        revision: revision.id,
        brand: revision.brand ?? 'all',
        state: revisionState(revision, pointers, now.getTime()),
        author: revision.author,
        written: iso(revision.writtenAt),
        submitted: iso(revision.submittedAt),
        approver: revision.approver,
        approved: iso(revision.approvedAt),
        published: iso(revision.publishedAt),
        ...spanOf(shown),
        comment: comments.get(revision.id) ?? null,
        arms: armWeights(revision),
      };
    });
    return { answer: [table('text_revisions', rows)] };
  },
});

function spanOf(pointer: Pointer | undefined) {
  if (!pointer) return { from: null, to: null };
  return { from: iso(new Date(pointer.from)), to: pointer.to === null ? null : iso(new Date(pointer.to)) };
}

/** Why revisions were last returned to their authors, by number. */
async function readComments(orm: Orm, revisions: readonly number[]): Promise<Map<number, string>> {
  if (revisions.length === 0) return new Map();
  const { details, operation, id } = auditEntries;
  const revision = sql<string>`${details} ->> 'revision'`;
  const rows = await orm
    .select({ revision, reason: sql<string>`${details} ->> 'reason'` })
    .from(auditEntries)
    .where(and(eq(operation, 'campaigns return'), inArray(revision, revisions.map(String))))
    .orderBy(id);
  return new Map(rows.map(({ revision, reason }) => [Number(revision), reason]));
}

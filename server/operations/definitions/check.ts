import { and, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { noRevisions } from '../../domain/revisions/follow-revisions';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

interface Unfit {
  revision: number;
  campaign: string;
  field: string;
  fault: string;
}

/** Finds stored definitions and texts that this version of the product does not accept. */
export const checkRevisions = defineOperation({
  name: 'campaigns check',
  title: '检查版本',
  summary: '检查显示中、已排期、已批准和审核中的版本是否适用于本产品版本；有不适用的则失败',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const unfit = await findUnfit(orm, now, services.revisions.current());
    const answer = [table('unfit_revisions', unfit, { empty: say('all_fit') })];
    return { answer, ...(unfit.length > 0 && { failed: true as const }) };
  },
});

/**
 * Each fault of a revision of any subject that is live, scheduled, approved or in review.
 *
 * @param known a table with the campaigns of this version of the product
 */
export async function findUnfit(orm: Orm, now: Date, known: RevisionTable = noRevisions.current()): Promise<Unfit[]> {
  const revisions = await readRevisions(orm, known);
  const { state, publishedAt, id } = campaignRevisions;
  const waiting = and(isNull(publishedAt), inArray(state, ['approved', 'in-review']));
  const shown = revisions.stored.map((stored) => stored.id);
  const found = await orm
    .select()
    .from(campaignRevisions)
    .where(or(waiting, inArray(id, shown)))
    .orderBy(id);
  return found.flatMap((revision) => {
    const { id: number, subject, slug, brand } = revision;
    const begins = revisions.pointers.filter((pointer) => pointer.revision === number).map(({ from }) => from);
    const moment = Math.max(now.getTime(), ...begins);
    if (subject === 'definition' && revisions.built.campaign(slug)) return [];
    const read = SUBJECTS[subject].read(revision, { table: revisions, moment });
    const faults = 'faults' in read ? read.faults : [];
    return faults.map((text) => {
      const [, field = '', fault = text] = /^([^:]*): (.*)$/su.exec(text) ?? [];
      return { revision: number, campaign: slug || (brand ?? ''), field, fault };
    });
  });
}

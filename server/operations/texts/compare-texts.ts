import { z } from 'zod';
import { differences } from '@/lib/campaign/revision/differences';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import { DEFINITION } from '../../domain/revisions/pointers';
import { readRevisions } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import type { Orm } from '../../platform/database/types';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { armOf, findRevision, placeOf, type Revision, type Shown, shownBy } from '../revisions/find-revision';
import { say, table } from './words';

const number = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,8})$/, fault(say('must_be_revision_or_0')))
  .transform(Number);

/** Compares two revisions of a campaign. */
export const compareTexts = defineOperation({
  name: 'campaigns compare',
  title: '比较两个版本',
  summary: '逐项显示两个版本的差异；0 为原始文案',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    revision: number.meta({ title: '新的版本', kind: 'number', operand: true }),
    other: number.meta({ title: '旧的版本', kind: 'number', operand: true }),
    arm: z.string().optional().meta({ title: '实验组', help: '只看新版本的此实验组' }),
  }),
  async run({ services, orm, now }, { campaign, revision, other, arm }) {
    const [fresh, old] = [await revisionOf(orm, campaign, revision), await revisionOf(orm, campaign, other)];
    if (fresh && old && fresh.subject !== old.subject)
      throw new OperatorError(say('of_other_subject', { id: fresh.id, other: old.id }));
    const place = placeOf(
      fresh ?? old ?? { subject: 'text', slug: findCampaign(services, campaign).slug, brand: null },
    );
    const revisions = await readRevisions(orm, services.revisions.current());
    const at = { table: revisions, moment: beginOf(place, now, now).getTime() };
    const shown = (stored: Revision | undefined): Shown =>
      stored
        ? shownBy(revisions, stored, new Date(at.moment))
        : { shown: SUBJECTS[place.subject].built(place, at), arms: [] };
    const [after, before] = [shown(fresh), shown(old)];
    const changed = arm === undefined ? after.shown : armOf(after, revision, arm).campaign;
    const rows = differences(before.shown, changed).map(({ field, before = null, after = null }) => ({
      field,
      before,
      after,
    }));
    return { answer: [table('text_differences', rows, { empty: say('texts_are_equal') })] };
  },
});

/** @throws OperatorError if there is no such revision of a campaign; `undefined` for what is built */
async function revisionOf(orm: Orm, slug: string, number: number): Promise<Revision | undefined> {
  if (number === DEFINITION) return undefined;
  const revision = await findRevision(orm, number);
  if ((revision.slug || revision.brand) !== slug)
    throw new OperatorError(say('of_other_campaign', { id: number, campaign: revision.slug }));
  return revision;
}

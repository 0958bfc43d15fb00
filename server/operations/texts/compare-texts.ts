import { z } from 'zod';
import { differences } from '@/lib/campaign/revision/differences';
import type { Campaign } from '@/lib/campaign/schema';
import { DEFINITION } from '../../domain/revisions/pointers';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { armOf, findRevision, shownBy } from '../revisions/find-revision';
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
  async run(context, { campaign, revision, other, arm }) {
    const [after, before] = [await textOf(context, campaign, revision, arm), await textOf(context, campaign, other)];
    const rows = differences(before, after).map(({ field, before, after }) => ({
      field,
      before: before ?? null,
      after: after ?? null,
    }));
    return { answer: [table('text_differences', rows, { empty: say('texts_are_equal') })] };
  },
});

async function textOf(
  { services, orm }: OperationContext,
  slug: string,
  number: number,
  arm?: string,
): Promise<Campaign> {
  const definition = findCampaign(services, slug);
  if (number === DEFINITION && arm === undefined) return definition;
  const revision = await findRevision(orm, number);
  if (revision.slug !== slug)
    throw new OperatorError(say('of_other_campaign', { id: number, campaign: revision.slug }));
  const shown = shownBy(services, revision);
  return arm === undefined ? shown.campaign : armOf(shown, revision, arm).campaign;
}

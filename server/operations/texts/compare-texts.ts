import { z } from 'zod';
import { differences } from '@/lib/campaign/revision/differences';
import type { Campaign } from '@/lib/campaign/schema';
import { DEFINITION } from '../../domain/revisions/revision-table';
import { fault } from '../common/faults';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { armOf, findRevision, shownBy } from '../revisions/find-revision';
import { operations, say, table } from './words';

const number = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,8})$/, fault(say('must_be_revision_or_0')))
  .transform(Number);

/** Compares two revisions of a campaign. */
export const compareTexts = defineOperation({
  name: 'campaigns compare',
  summary: 'shows field by field how a revision of a campaign differs from another one, or from the definition (0)',
  operands: ['campaign', 'revision', 'other'],
  options: { arm: 'how this arm of the revision differs' },
  audited: false,
  zh: operations['campaigns compare'],
  input: z.strictObject({ campaign: z.string(), revision: number, other: number, arm: z.string().optional() }),
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

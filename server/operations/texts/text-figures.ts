import { z } from 'zod';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { fill } from '@/lib/campaign/figures/write';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { setPeriod } from '../revisions/revision-text';
import { operations, table } from './words';

/** Lists the figures that the texts of a campaign may name. */
export const textFigures = defineOperation({
  name: 'campaigns figures',
  summary: 'lists the figures that the texts of a campaign may name in braces',
  operands: ['campaign'],
  audited: false,
  zh: operations['campaigns figures'],
  input: z.strictObject({ campaign: z.string() }),
  async run({ services, orm, now }, input) {
    const campaign = findCampaign(services, input.campaign);
    const period = await setPeriod(orm, campaign, now);
    const figures = figuresOf(period ? { ...campaign, period } : campaign);
    const rows = [...figures].map(([name, { value, unit, scopes }]) => ({
      name,
      value: typeof value === 'string' ? fill(value, figures, scopes ?? []) : value,
      unit: unit ?? null,
    }));
    return { answer: [table('text_figures', rows)] };
  },
});

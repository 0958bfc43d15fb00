import { z } from 'zod';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { fill } from '@/lib/campaign/figures/write';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { setPeriod } from '../revisions/revision-text';
import { table } from './words';

/** Lists the figures that the texts of a campaign may name. */
export const textFigures = defineOperation({
  name: 'campaigns figures',
  title: '文案占位符',
  summary: '列出活动文案可以引用的数值；文案里写作 {名称}',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({ campaign: CAMPAIGN.meta({ operand: true }) }),
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

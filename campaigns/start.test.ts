import { brands } from '@/brands';
import { readNewCampaign } from '@/lib/campaign/checks';
import { definitionOf } from '@/lib/campaign/define';
import { ownPagesOf } from '@/lib/campaign/pages';
import { PLACEHOLDERS } from '@/lib/campaign/placeholders';
import type { CampaignInput } from '@/lib/campaign/schema';
import { copyOf, STARTS, startOf, withFreeNumbers } from '@/lib/campaign/start';
import { spotGoldBank } from './banks/spot-gold';
import { catalogue } from './catalogue';
import { campaigns } from './index';

const around = { others: catalogue, brands: brands.map(({ appCode }) => appCode), ownPages: ownPagesOf(campaigns) };
const read = (definition: CampaignInput) => readNewCampaign(withFreeNumbers(definition, catalogue), around);

test.each(campaigns)('a copy of $slug passes all checks', (campaign) => {
  const copy = read(copyOf(definitionOf(campaign) as CampaignInput, 'copy-2601'));
  expect('faults' in copy ? copy.faults : []).toEqual([]);
});

test.each(STARTS)('a start with %s lacks only the texts of its placeholders, and can be previewed', (kind) => {
  const start = read(startOf({ slug: 'start-2601', kind, title: '新活动', bank: spotGoldBank }));
  if (!('faults' in start && 'shown' in start)) throw new Error(JSON.stringify(start));
  const isPlaceholder = (fault: string) => Object.values(PLACEHOLDERS).some((words) => fault.includes(words));
  expect(start.faults.filter((fault) => !isPlaceholder(fault))).toEqual([]);
});

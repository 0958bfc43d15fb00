import { campaigns } from '@/campaigns/index';
import type { Campaign } from '../schema';
import { sinceRules } from './since';

const campaignOf = (slug: string): Campaign => {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  return campaign;
};
const said = (campaign: Campaign) => sinceRules(campaign).活动内容 ?? [];
const period = { from: '2026-12-01', to: '2026-12-31' };

test.each([
  ['bbwy', '首次入金、平仓手数自账户开立起计算；活动另行公布开始时间的，自该时间起计算，此前的不计入。'],
  ['summer', '累计入金、平仓手数自账户开立起计算；活动另行公布开始时间的，自该时间起计算，此前的不计入。'],
  ['jyzj5', '平仓手数按当月计算；开户或活动开始在月中的，自该时间起计算。'],
  ['invite-2412', '好友的平仓手数自其账户开立起计算。'],
])('%s: adds from when on it counts', (slug, sentence) => {
  expect(said(campaignOf(slug))).toEqual([sentence]);
});

test('a ladder without a term counts from the account’s opening', () => {
  expect(said(campaignOf('newCustomerFirst'))).toEqual([expect.stringMatching(/^首次入金自账户开立起计算；/)]);
});

test.each([
  ['invite-2412', '好友的平仓手数自其账户开立起计算。'],
  ['jyzj5', '平仓手数按当月计算；开户或活动开始在月中的，自该时间起计算。'],
])('%s: adds the same beside other activities', (slug, sentence) => {
  const campaign = campaignOf(slug);
  const other = campaignOf('moonFestival').activities;
  expect(said({ ...campaign, activities: [...other, ...campaign.activities] })).toEqual([sentence]);
});

test('a campaign with a beginning counts nothing before it', () => {
  expect(said({ ...campaignOf('bbwy'), period })).toEqual(['首次入金、平仓手数自活动开始起计算，此前的不计入。']);
});

test('adds nothing where neither deposits nor lots decide', () => {
  expect(said(campaignOf('moonFestival'))).toEqual([]);
});

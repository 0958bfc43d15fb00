import { campaigns } from '@/campaigns/index';
import type { Campaign, Rule } from '../schema';
import { bonusRules } from './bonus';
import { disqualificationRules, sinceRules, timeRules, withItems } from './complete';
import { participantRules } from './participants';

const campaignOf = (slug: string, changes: Partial<Campaign> = {}): Campaign => {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  return { ...campaign, ...changes };
};

test('time: all day, unless activities have hours or the campaign has dates', () => {
  const of = (slug: string, changes?: Partial<Campaign>) => timeRules(campaignOf(slug, changes))['活动时间(GMT+8)'];
  const NOTICE = '如需结束，将至少提前 7 日在本页公布截止时间；截止前已达成的奖励，仍按原规则发放。';
  expect(of('bbwy')).toEqual([expect.stringContaining('每日 00:00 至 24:00（北京时间）均可参加'), NOTICE]);
  expect(of('guess-2508')).toEqual([NOTICE]);
  expect(of('scramble-dollar-2501')).toEqual([NOTICE]);
  expect(of('bbwy', { period: { from: '2026-12-01', to: '2026-12-31' } })).toEqual([NOTICE]);
  expect(of('cgold')).toBeUndefined();
});

test('participants: age, accounts, siblings, and what the activities require', () => {
  const of = (slug: string) => participantRules(campaignOf(slug)).活动对象;
  expect(of('eightflybackActivity')).toEqual([
    '在{brand}开立真实账户、年满 18 周岁的个人客户。',
    '同一手机号、身份证件或银行卡，只可用一个账户参加；所在地法律禁止参加的人士，请勿参加。',
    '同系列活动每位客户只可择一领取，以先领取的一个为准。',
    expect.stringContaining('首入金类赠金每位客户只可在一个活动中领取'),
  ]);
  expect(of('newcomer-2507')?.at(-1)).toBe('仅限首次注册、且注册未满 30 天的账户领取。');
  expect(of('cgold')).toEqual([expect.stringContaining('年满 18 周岁、可在所在地合法参与保证金交易的个人客户')]);
});

test('bonus: how it converts, and for how long', () => {
  const of = (bonus: Campaign['bonus']) => bonusRules(campaignOf('bbwy', { bonus }));
  expect(of({ days: 21, perLot: 4 }).奖励说明?.[1]).toBe(
    '自每份赠金存入之日起 21 天内，每平仓 1 手，其中 $4 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。',
  );
  expect(of({ days: 21, lots: 6 }).奖励说明?.[1]).toContain('累计平仓满 6 手，该份赠金转为可出金余额；');
  expect(of({ days: 21, lots: 6 }).有效期?.[0]).toContain('自存入之日起 21 天内有效');
  expect(of(undefined)).toEqual({});
});

test('disqualification: what counts of each measure, and programs where something is played', () => {
  const of = (slug: string) => disqualificationRules(campaignOf(slug)).取消资格情形 ?? [];
  expect(of('jyzj5').slice(-2)).toEqual([
    '经核实存在上述情形的，取消资格并收回尚未使用的奖励；客户可在 7 日内提交说明，申请复核。',
    '经核实以对锁、自成交等方式虚增手数的，相应手数不计入。',
  ]);
  expect(of('moonFestival')).toContain('使用脚本或程序代为参加。');
  expect(of('bbwy')).not.toContain('使用脚本或程序代为参加。');
});

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

const rule = (...items: string[]): Rule => ({ heading: '活动对象', items });
const itemsOf = (written: Rule, ...said: string[]) => withItems(written, said).items;

test('adds sentences after the existing ones, each once', () => {
  const said = ['仅限新客。', '须年满18周岁。', '仅限新客。'];
  expect(itemsOf(rule('写明。'), ...said)).toEqual(['写明。', '仅限新客。', '须年满18周岁。']);
});

test('does not repeat a sentence that an item already has, alone or within a longer one', () => {
  expect(itemsOf(rule('写明。', '仅限新客。'), '仅限新客。', '须年满18周岁。')).toEqual([
    '写明。',
    '仅限新客。',
    '须年满18周岁。',
  ]);
  expect(itemsOf(rule('仅限新客，须实名认证。', '写明。'), '仅限新客。')).toHaveLength(2);
});

test('adds those of several sentences that are missing', () => {
  const said = '仅限新客。每人一次。';
  expect(itemsOf(rule('仅限新客。每人一次，不可转让。'), said)).toHaveLength(1);
  expect(itemsOf(rule('仅限新客每人一次。'), said)).toEqual(['仅限新客每人一次。', said]);
});

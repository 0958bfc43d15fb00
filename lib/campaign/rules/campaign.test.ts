import { campaigns } from '@/campaigns/index';
import type { Campaign } from '../schema';
import { bonusRules } from './bonus';
import { disqualificationRules } from './disqualification';
import { participantRules } from './participants';
import { timeRules } from './time';

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

import { campaigns } from '@/campaigns/index';
import type { Campaign } from '@/lib/campaign/schema';
import { idlePatterns, missingHolders, unheldIn } from './unheld';

test('every sentence of rules, steps, questions and terms that limits something is held by something', () => {
  expect(campaigns.flatMap((campaign) => unheldIn(campaign).map((text) => `${campaign.slug}: ${text}`))).toEqual([]);
});

test('every holder is there, and every pattern of the registry is of a sentence', () => {
  expect(missingHolders()).toEqual([]);
  expect(idlePatterns(campaigns)).toEqual([]);
});

const campaignOf = (slug: string) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  return campaign;
};

/** A campaign whose rules also say something, under what it is about. */
function ruledBy(campaign: Campaign, sentence: string): Campaign {
  return {
    ...campaign,
    rules: campaign.rules.map((rule) =>
      rule.heading === '活动内容' ? { ...rule, items: [...rule.items, sentence] } : rule,
    ),
  };
}

test.each([
  ['bbwy', '每位客户每天只可领取一份。'],
  ['bbwy', '平仓满 5 手后方可申请出金。'],
  ['lottery-october', '仅限周末参加。'],
  ['lottery-october', '中奖后须在 7 天内联系客服，逾期作废。'],
  ['invite-2412', '每位好友至多邀请 3 次。'],
  ['scramble-dollar-2501', '每天 22:00 前抢完。'],
  ['signin-2506', '每月至多签到 20 天。'],
  ['guessing', '每个账户至多修改一次答案。'],
  ['tradeCashBack', '每月返现至多 $200。'],
  ['first-amount-2502', '入金后 3 天内须平仓 1 手。'],
  // Said elsewhere, and of a kind of activity that this campaign has none of.
  ['signin-2506', '每项领取一次，合计 $48。'],
  ['bbwy', '抢完即止，每个账户每场限抢一个。'],
])('%s: the new limit “%s” is found', (slug, sentence) => {
  expect(unheldIn(ruledBy(campaignOf(slug), sentence))).not.toEqual([]);
});

test('a step, an answer and a term of a coupon are read too', () => {
  const { steps, questions = [], ...campaign } = campaignOf('insurance-2508');
  const said = '每周只可用一次。';
  expect(unheldIn({ ...campaign, questions: [{ question: '怎么用？', answer: said }] })).toEqual([said]);
  expect(
    unheldIn({
      ...campaign,
      questions,
      steps: { title: '怎么用', items: [{ icon: 'gift', title: '用', text: said }] },
    }),
  ).toEqual([said]);
  const activities = campaign.activities.map((activity) =>
    activity.kind === 'coupon'
      ? { ...activity, coupons: activity.coupons.map((coupon) => ({ ...coupon, terms: [said] })) }
      : activity,
  );
  expect(unheldIn({ ...campaign, questions, ...(steps && { steps }), activities })).toContain(said);
});

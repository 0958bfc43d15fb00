import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { INSURANCE_TIERS } from './shared/insurance-tiers';
import { rulesOf } from './shared/rules';

/** Hours from claiming until a coupon is in force. */
const WAIT = 24;
/** A loss that the coupons are compared on, in US dollars. */
const LOSS = 90;
/** Which trades a coupon is for. */
const FITTING = [
  '适用品种：伦敦金、伦敦银；开仓与平仓均须在券的有效期内；持仓不足 {leastHolding} 分钟的交易不适用。',
  '一笔亏损单只可使用一张券，{coupon.count|count}档不叠加。',
];

export default defineCampaign('campaigns/insurance-2508.ts', {
  slug: 'insurance-2508',
  ownPage: true,
  title: '交易保险券',
  description:
    '铜、银、金{coupon.count|count}档交易保险券，按单笔亏损的比例补发赠金，单张至多 {coupon.face.max}。{coupon.count|count}档各看什么、补多少，一张表对照清楚。',
  theme: 'ink-gold',
  constants: {
    firstRun: ran('2025年8月1日'),
    loss: example(LOSS, 'usd'),
    hundred: { is: 100, unit: 'percent', source: '整笔亏损' },
  },
  bonus: { days: 30, perLot: 10 },
  hero: {
    kicker: '八月护航',
    headline: '哪一单亏了，用哪面盾？',
    offer: '{coupon.count|count}面盾',
    lead: '铜盾补亏损的 {coupon.bronze.share}，至多 {coupon.bronze.face}，实名可领；银盾补 {coupon.silver.share}，入金满 {coupon.silver.from}；金盾补 {coupon.gold.share}，至多 {coupon.gold.face}，入金满 {coupon.gold.from}。',
    limited: 'gold',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 44, width: 112, opacity: 0.75 },
      { shape: 'podium', x: 50, y: 84, width: 92 },
      { shape: 'shield', x: 19, y: 56, width: 36, turn: -6 },
      { shape: 'shield', x: 81, y: 58, width: 32, turn: 6 },
      { shape: 'shield', x: 50, y: 38, width: 56, motion: 'float' },
      { shape: 'ticket', x: 20, y: 88, width: 28, turn: -8 },
      { shape: 'ticket', x: 82, y: 88, width: 28, turn: 8 },
    ],
  },
  activities: [
    {
      kind: 'coupon',
      title: '领取{count|count}档保险券',
      coupons: INSURANCE_TIERS.map(({ id, name, face, share, days, stock, condition, hint }) => ({
        id,
        label: name,
        face,
        condition,
        hint,
        inForceAfterHours: WAIT,
        validDays: days,
        stock,
        compensates: { share, symbols: ['XAUUSD', 'XAGUSD'] },
        terms: ['补一笔亏损平仓的 {share}，至多 {face}，以赠金发放。', ...FITTING],
      })),
    },
  ],
  steps: {
    title: '盾牌怎么举',
    items: [
      { icon: 'deposit', title: '够哪档领哪档', text: '{coupon.count|count}档互不排斥，条件满了都可以领。' },
      {
        icon: 'clock',
        title: '等 {coupon.inForceAfterHours.same} 小时',
        text: '从领取那一刻起算，生效前的单子不在内。',
      },
      { icon: 'order', title: '亏损后申请', text: '把单号与想用的券告诉在线客服。' },
      { icon: 'gift', title: '补发赠金', text: '{answerDays} 个工作日内核对并补发。' },
    ],
  },
  reasons: {
    title: '先把话说在前面',
    items: [
      { icon: 'shield', title: '它不是保险产品', text: '这是活动补偿券，由{brand}发放，不构成任何保险合同。' },
      { icon: 'chart', title: '补的是一部分', text: '按比例补，且以券面为限，余下的亏损仍由您承担。' },
      { icon: 'order', title: '止损才是头一道', text: '下单时设好止损；跳空时成交价可能偏离预设价。' },
    ],
  },
  questions: [
    {
      question: '亏损 {loss}，用哪张券合适？',
      answer: `${INSURANCE_TIERS.map((tier) => `{coupon.${tier.id}.label}补 {coupon.${tier.id}.share}，${madeGood(tier)}`).join('；')}。一单只能用一张，可按后面的打算来挑。`,
    },
    { question: '怎么知道券用掉了没有？', answer: '登录本页即可看到每张券的状态：待生效、生效中、已使用或已过期。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}起。'],
    rewards: ['补偿以赠金发放。'],
    claim: [
      '登录本页，在已解锁的券上点击领取。',
      '用券时联系在线客服，提供账号、亏损单号与所用券名；{answerDays} 个工作日内核对答复。',
    ],
    disqualified: ['以反向对开、多账户对冲等方式制造亏损单的，不予补偿。'],
    risk: ['交易保险券是活动补偿券，不是保险产品，也不能消除交易亏损的可能。'],
  }),
});

function madeGood({ id, share, face }: (typeof INSURANCE_TIERS)[number]): string {
  const sum = `{loss * coupon.${id}.share / hundred}`;
  return (LOSS * share) / 100 > face ? `算来 ${sum}，以面值 {coupon.${id}.face} 为限` : `即 ${sum}`;
}

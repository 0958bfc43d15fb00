import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { rulesOf } from './shared/rules';

const TERMS = [
  '只可作伦敦金、伦敦银的交易保证金，单笔 {minLots} 至 {trialLots|cents} 手。',
  '到期收回体验金本身；交易所得的盈利转为可出金余额，{coupon.count|count}份体验金合计以 {profitCap} 为限，超出部分一并收回。',
  '体验金亏完为止，不会动用您的自有资金。',
];

export default defineCampaign('campaigns/newcomer-2507.ts', {
  slug: 'newcomer-2507',
  ownPage: true,
  title: '体验金',
  description:
    '注册领 {coupon.taste.face}，实名再领 {coupon.plus.face} 体验金，下水前先试试水温。能用在哪里、不能用在哪里、到期怎么收回，都在页面上。',
  theme: 'azure',
  constants: {
    firstRun: ran('2025年7月1日'),
    trialLots: { is: 0.1, source: '体验单的手数限制' },
    profitCap: { is: 50, unit: 'usd', source: '体验金盈利的上限，两份合计，超出部分随体验金收回' },
  },
  hero: {
    kicker: '新人体验金',
    headline: '还没入金，也能练手',
    offer: '注册领 {coupon.taste.face}',
    lead: '实名再领 {coupon.plus.face}。体验金用来熟悉报价、下单与止损，不必先入金。',
    limited: 'plus',
    composition: 'beside',
    scene: [
      { shape: 'glow', x: 60, y: 40, width: 96, opacity: 0.7 },
      { shape: 'sun', x: 80, y: 20, width: 40, motion: 'spin' },
      { shape: 'cloud', x: 48, y: 12, width: 26, opacity: 0.85, motion: 'drift' },
      { shape: 'app-phone', x: 50, y: 46, width: 76, turn: -6 },
      { shape: 'wave', x: 30, y: 84, width: 64 },
      { shape: 'swim-ring', x: 74, y: 74, width: 50, motion: 'float' },
      { shape: 'wave', x: 70, y: 94, width: 66, flip: true },
    ],
  },
  // A visitor who only tries it gives as little as possible; the password comes with the first deposit.
  form: { title: '注册即领头一份', submit: '注册领体验金', password: 'later' },
  activities: [
    {
      kind: 'coupon',
      title: '{count|count}份体验金',
      requires: { openedWithinDays: 30 },
      coupons: [
        {
          id: 'taste',
          label: '试水体验金',
          face: 30,
          condition: { type: 'registered' },
          hint: '注册账户即可领取',
          inForceAfterHours: 0,
          validDays: 7,
          stock: 3000,
          terms: TERMS,
        },
        {
          id: 'plus',
          label: '下水体验金',
          face: 70,
          condition: { type: 'verified' },
          hint: '通过实名认证即可领取',
          inForceAfterHours: 0,
          validDays: 14,
          stock: 1000,
          terms: TERMS,
        },
      ],
    },
  ],
  steps: {
    title: '从岸上到水里',
    items: [
      { icon: 'account', title: '注册', text: '一个手机号，一分钟。' },
      { icon: 'gift', title: '领体验金', text: '先领 {coupon.taste.face}，通过实名认证后发放。' },
      {
        icon: 'verify',
        title: '实名加一份',
        text: '通过认证，再领 {coupon.plus.face}，{coupon.count|count}份一并发放。',
      },
      { icon: 'app', title: '在应用里用', text: '下单时资金来源选“体验金”。' },
    ],
  },
  questions: [
    {
      question: '体验金亏光了，要我补吗？',
      answer: '不用。体验金亏完即止，持仓按规则平掉，不会扣您的自有资金。',
    },
    { question: '{coupon.count|count}份能一起用吗？', answer: '能。同时有效时合并为一个体验金余额，先到期的先收回。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}起。'],
    rewards: [
      '体验金是供体验交易的额度，不是现金，不可出金、转让或抵扣任何费用。',
      '到期时收回体验金本身；用体验金交易所得的盈利转为可出金余额，{coupon.count|count}份体验金合计以 {profitCap} 为限，超出部分一并收回。',
      '体验金余额为零时体验结束，不以自有资金补足。',
    ],
    claim: [
      '登录本页点击领取；账户通过实名认证后，存入体验金余额。',
      '未到账的，请联系在线客服并提供账号，{answerDays} 个工作日内答复。',
    ],
    lots: ['体验单的单笔手数为 {minLots} 至 {trialLots|cents} 手，不计入其他活动的累计手数。'],
    valid: ['到期仍没有通过实名认证的，体验金作废；仍有体验持仓的，按到期时的市价平仓。'],
    disqualified: ['以多个手机号重复领取体验金，收回全部体验金及其盈利。'],
    risk: ['体验与真实交易的心态不同：体验时的结果，不代表使用自有资金时的结果。'],
  }),
});

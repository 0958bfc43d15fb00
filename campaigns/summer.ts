import { defineCampaign } from '@/lib/campaign/define';
import { price, ran } from './shared/constants';
import { blankOutcome, giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const DEPOSIT = 150;
const LOTS = 3;
/** What an umbrella costs, in US dollars. */
const UMBRELLA_PRICE = 18;
const SEGMENTS = [
  usdOutcome('shell', 0.5, 3600),
  usdOutcome('starfish', 1, 1500),
  blankOutcome('浪花一朵', 4160),
  usdOutcome('soda', 5, 400, 300),
  giftOutcome('umbrella', '折叠遮阳伞', UMBRELLA_PRICE, 200, 150),
  usdOutcome('surf', 18, 120, 80),
  usdOutcome('yacht', 68, 20, 10),
];

export default defineCampaign('campaigns/summer.ts', {
  slug: 'summer',
  title: '夏日狂欢',
  description:
    '下水{tasks.count|count}件事，件件有礼，合计 {tasks.amount.sum}；上岸转一转沙滩盘，每天{wheel.credits.day.count|count}次，{wheel.segments.count|count}格里有赠金，也有遮阳伞。',
  theme: 'azure',
  season: 'summer',
  constants: { firstRun: ran('2025年6月21日（夏至）至8月31日'), umbrellaPrice: price(UMBRELLA_PRICE) },
  bonus: { days: 30, perLot: 8 },
  hero: {
    kicker: '夏日狂欢',
    headline: '先下水，再上岸转一圈',
    offer: '天天一转',
    lead: '每天来都有一转。实名得 {tasks.verify.amount}，累计入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手得 {tasks.trade.amount}，做完一件另送转盘次数。',
    limited: 'umbrella',
    composition: 'diagonal',
    scene: [
      { shape: 'sun', x: 22, y: 22, width: 36, motion: 'spin' },
      { shape: 'cloud', x: 78, y: 14, width: 34, opacity: 0.9, motion: 'drift' },
      { shape: 'glow', x: 54, y: 56, width: 96, opacity: 0.55 },
      { shape: 'umbrella', x: 60, y: 40, width: 70, turn: 8 },
      { shape: 'wave', x: 54, y: 70, width: 84, motion: 'drift' },
      { shape: 'swim-ring', x: 36, y: 74, width: 50, motion: 'float' },
      { shape: 'chest-open', x: 80, y: 82, width: 34 },
      { shape: 'star', x: 14, y: 52, width: 10, turn: -20, motion: 'float' },
    ],
  },
  activities: [
    {
      kind: 'tasks',
      title: '下水{count|count}件事',
      order: 'any',
      tasks: [
        {
          id: 'verify',
          title: '试试水温 · 实名认证',
          text: '姓名与身份证号码，核对通过就算下过水。',
          condition: { type: 'verified' },
          prize: { label: '水温礼', amount: 6, unit: 'usd' },
        },
        {
          id: 'deposit',
          title: '抱个泳圈 · 累计入金 {from}',
          text: '几笔合起来也算，以到账为准。',
          condition: { type: 'deposit', from: DEPOSIT },
          prize: { label: '泳圈礼', amount: 16, unit: 'usd' },
        },
        {
          id: 'trade',
          title: '踩几朵浪 · 平仓 {from} 手',
          text: '{minLots} 手也累计，浪大时记得早点上岸。',
          condition: { type: 'trade', from: LOTS },
          prize: { label: '踏浪礼', amount: 30, unit: 'usd' },
        },
      ],
    },
    {
      kind: 'wheel',
      title: '沙滩转盘',
      segments: SEGMENTS,
      credits: [
        { from: 'day', count: 1, label: '每天来沙滩' },
        { from: 'condition', condition: { type: 'verified' }, count: 1, label: '通过实名认证' },
        {
          from: 'condition',
          condition: { type: 'deposit', from: DEPOSIT },
          count: 3,
          label: '累计入金 {from}',
        },
        {
          from: 'condition',
          condition: { type: 'trade', from: LOTS },
          count: 5,
          label: '累计平仓 {from} 手',
        },
      ],
    },
  ],
  reasons: {
    title: '救生员提醒',
    items: [
      { icon: 'shield', title: '先看深浅', text: '杠杆像水深，越深越要有数。仓位按自己的水性来。' },
      { icon: 'order', title: '系好救生圈', text: '每单都可预设止损；跳空时成交价可能偏离。' },
      { icon: 'clock', title: '夏令时开盘', text: '夏天数据多在北京时间 {summerRelease} 公布，前后点差可能扩大。' },
    ],
  },
  questions: [
    { question: '{tasks.count|count}件事要按顺序做吗？', answer: '不用。哪件先做完，先领哪件，也先得那一份转盘次数。' },
    {
      question: '老客户早就实名了，还能领吗？',
      answer: '能。实名算已完成，登录直接领取；入金与手数自开户起累计，以前的也算数。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加。'],
    rewards: ['折叠遮阳伞为实物，市场价约 {umbrellaPrice}。'],
  }),
});

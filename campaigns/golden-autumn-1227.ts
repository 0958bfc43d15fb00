import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { rulesOf } from './shared/rules';

const TIERS = [
  { from: 5, reward: 18 },
  { from: 20, reward: 68 },
  { from: 60, reward: 188 },
  { from: 120, reward: 358 },
];

export default defineCampaign('campaigns/golden-autumn-1227.ts', {
  slug: 'golden-autumn-1227',
  title: '金秋献礼·返场',
  description:
    '写给老客户的返场：开户以来平仓的每一手都算数，满 {tiers.1.from} 手起按{tiers.count|count}档领取回礼，至多 {tiers.last.reward}。',
  theme: 'forest',
  constants: { firstRun: ran('2024年12月27日') },
  bonus: { days: 30, perLot: 15 },
  hero: {
    kicker: '老客户返场',
    headline: '您一共做过多少手？',
    offer: '{tiers.1.from} 手得 {tiers.1.reward}',
    lead: '开户以来平仓的每一手都算数：{tiers.2.from} 手得 {tiers.2.reward}，{tiers.3.from} 手得 {tiers.3.reward}，{tiers.last.from} 手得 {tiers.last.reward}。登录就能看到自己的数。',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 58, width: 92, opacity: 0.8 },
      { shape: 'tree', x: 80, y: 42, width: 58 },
      { shape: 'snowflake', x: 18, y: 16, width: 13, motion: 'spin' },
      { shape: 'snowflake', x: 46, y: 10, width: 9, opacity: 0.8 },
      { shape: 'snowflake', x: 92, y: 22, width: 11, opacity: 0.9, motion: 'float' },
      { shape: 'wheat', x: 20, y: 52, width: 66, turn: -10 },
      { shape: 'chest', x: 52, y: 70, width: 62 },
      { shape: 'book', x: 84, y: 84, width: 34, turn: 6 },
      { shape: 'leaf', x: 38, y: 40, width: 9, turn: 30, motion: 'drift' },
      { shape: 'leaf', x: 14, y: 92, width: 11, turn: -50 },
    ],
  },
  activities: [
    {
      kind: 'tiers',
      title: '看看您的粮仓',
      activityId: 67,
      measure: 'lots',
      unit: 'usd',
      tiers: TIERS,
      sliderMax: 150,
    },
  ],
  steps: {
    title: '不用忙，三下就好',
    items: [
      { icon: 'account', title: '登录', text: '用开户的手机号登录，累计手数自动算好。' },
      { icon: 'chart', title: '对档', text: '看自己落在哪一档，离上一层还差几手。' },
      { icon: 'gift', title: '领取', text: '点一下领取；日后升了档，回来补领差额。' },
    ],
  },
  reasons: {
    title: '这份回礼的脾气',
    items: [
      { icon: 'calendar', title: '旧账也算', text: '从开户那天算起，早先平仓的手数都在里面。' },
      { icon: 'point', title: '升档补差', text: '先领低档不吃亏，升上去只补中间的差额。' },
      { icon: 'shield', title: '不催交易', text: '没有截止倒数。达到哪档领哪档，不必为一份礼多做一手。' },
    ],
  },
  questions: [
    {
      question: '我换过手机号，以前的手数还在吗？',
      answer: '手数跟着交易账号走。换绑手机号后登录，累计仍是同一个数。',
    },
    { question: '外汇和原油的手数算吗？', answer: '算。所有品种的平仓手数合并累计，口径见规则的“手数计算”一节。' },
    {
      question: '已经领过低档，升档后怎么领？',
      answer:
        '档位亮起后按钮会显示差额，例如从 {tiers.2.from} 手一档升到 {tiers.3.from} 手一档，补领 {tiers.3.reward - tiers.2.reward}。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}起。'],
    who: ['新老客户均可参加；本页不设开户入口。'],
    what: ['没有达到首档的，手数继续累计；活动开放期间达到了，随时可领。'],
  }),
});

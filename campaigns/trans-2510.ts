import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/trans-2510.ts',
  ladder({
    slug: 'trans-2510',
    title: '十月交易赠金',
    description:
      '十月开镰：当月平仓的每一手都过秤，满 {tiers.1.from} 手就有一份，{tiers.count|count}档封顶 {tiers.last.reward}。月末结秤，下月另开一仓。',
    theme: 'ivory',
    constants: { firstRun: ran('2025年10月1日至10月31日'), openMonth: example(10), closeMonth: example(11) },
    hero: {
      headline: '有一手，称一手',
      offer: '{tiers.1.from} 手起称',
      lead: '当月平仓的手数放上秤盘：{tiers.1.from} 手得 {tiers.1.reward}，{tiers.2.from} 手得 {tiers.2.reward}，{tiers.3.from} 手得 {tiers.3.reward}，{tiers.last.from} 手得 {tiers.last.reward}。',
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 50, y: 50, width: 104, opacity: 0.8 },
        { shape: 'wheat', x: 20, y: 64, width: 54, turn: -14 },
        { shape: 'wheat', x: 80, y: 62, width: 52, turn: 14, flip: true },
        { shape: 'scales', x: 50, y: 46, width: 78 },
        { shape: 'bar-stack', x: 50, y: 84, width: 50 },
        { shape: 'leaf', x: 26, y: 16, width: 12, turn: -24, motion: 'drift' },
        { shape: 'leaf', x: 80, y: 14, width: 10, turn: 38, motion: 'drift' },
        { shape: 'leaf', x: 22, y: 92, width: 10, turn: 70 },
      ],
    },
    ladder: {
      title: '放上秤盘看看',
      activityId: 65,
      measure: 'lots',
      term: 'month',
      tiers: [
        { from: 2, reward: 10 },
        { from: 10, reward: 66 },
        { from: 25, reward: 188 },
        { from: 60, reward: 488 },
      ],
      sliderMax: 70,
    },
    firstRun: '首期：{firstRun}。',
    rules: { who: ['新老客户均可参加，新客当月开户、当月可参加。'] },
    conversion: { days: 45, perLot: 16 },
    steps: {
      title: '开镰到入仓',
      items: [
        { icon: 'trade', title: '割', text: '平掉一单，手数就落进当月的筐里。' },
        { icon: 'chart', title: '称', text: '登录看秤星：现在几手，离下一档几手。' },
        {
          icon: 'gift',
          title: '入仓',
          text: '到档领取，赠金在手 {bonus.days} 天，每平仓 {oneLot} 手转出 {bonus.perLot}。',
        },
      ],
    },
    reasons: {
      title: '这杆秤准在哪里',
      items: [
        { icon: 'verify', title: '星星对得上', text: '秤上的手数就是成交记录里的手数，可以逐笔核。' },
        {
          icon: 'point',
          title: '{tiers.1.from|count}手就起秤',
          text: '头一档只要 {tiers.1.from} 手，小仓位的人也不白来。',
        },
        { icon: 'calendar', title: '月月归零', text: '不累陈账，也不欠旧账，每月 {monthStart} 日空秤再来。' },
      ],
    },
    questions: [
      {
        question: '国庆休市那几天怎么算？',
        answer: '伦敦金与外汇按国际市场开市，假期照常计手；休市的品种自然没有成交。',
      },
      {
        question: '{tiers.2.from} 手一档领过，月底到了 {tiers.3.from} 手？',
        answer:
          '补 {tiers.3.reward - tiers.2.reward}，合计 {tiers.3.reward}。补领的那一份，{bonus.days} 天从补领时算起。',
      },
      {
        question: '持仓过月的单子算哪个月？',
        answer: '算平仓的那个月。{openMonth} 月开、{closeMonth} 月平的，记在 {closeMonth} 月。',
      },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { predictionRules } from './shared/predictions';
import { between, instantsOf, RATE_DECISIONS } from './shared/releases';

const PRIZE = { label: '{amount} 赠金', amount: 12, unit: 'usd' } as const;
const STREAKS = [{ length: 3, prize: { label: '{amount} 赠金', amount: 36, unit: 'usd' } as const }];
const ROUND = between(instantsOf(RATE_DECISIONS), 0.5);

export default defineCampaign('campaigns/guess-rate-2509.ts', {
  slug: 'guess-rate-2509',
  ownPage: true,
  title: '议息竞猜',
  description:
    '议息之夜，长桌那头会说什么？维持不变、降 {cut} 个基点、降 {bigCut} 个基点或以上，还是加息？决议公布前 {predict.before}截止，猜中得 {predict.amount} 赠金。',
  theme: 'azure',
  constants: {
    cut: { is: 25, source: '竞猜的选项' },
    bigCut: { is: 50, source: '竞猜的选项' },
    exampleCut: example(75),
    meetings: { is: 8, source: '美联储每年的议息例会' },
    neighbours: { is: 2, source: '前后相邻的例会' },
    washington: { is: '14:00', source: '美联储：华盛顿时间下午两点公布' },
    summer: { is: '02:00', source: '美联储：华盛顿时间下午两点公布' },
    winter: { is: '03:00', source: '美联储：华盛顿时间下午两点公布' },
    firstDecision: ran('2025年9月18日 02:00'),
    firstCut: { is: 25, source: '美联储 2025 年 9 月的议息声明' },
    firstLow: { is: 4, unit: 'percent', source: '美联储 2025 年 9 月的议息声明' },
    firstHigh: { is: 4.25, unit: 'percent', source: '美联储 2025 年 9 月的议息声明' },
  },
  bonus: { days: 30, perLot: 6 },
  hero: {
    kicker: '议息竞猜 · 一年{meetings|count}次',
    headline: '决议公布前，写下判断',
    offer: '降不降？',
    lead: '不变、降 {cut}、降 {bigCut} 个基点，还是加息？猜中得 {predict.amount} 赠金，连中 {predict.streaks.1.length} 期再得 {predict.streaks.1.amount}。',
    composition: 'arch',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 104, opacity: 0.75 },
      { shape: 'podium', x: 50, y: 90, width: 84 },
      { shape: 'gauge', x: 50, y: 62, width: 68 },
      { shape: 'clock', x: 15, y: 50, width: 26 },
      { shape: 'pen', x: 82, y: 78, width: 42, motion: 'float' },
      { shape: 'globe', x: 15, y: 84, width: 30, opacity: 0.9 },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '这一次会议',
      question: '下一次议息决议，联邦基金利率目标区间会：',
      round: ROUND,
      answer: {
        type: 'options',
        options: [
          { id: 'hold', label: '维持不变' },
          { id: 'cut-25', label: '降 {cut} 个基点' },
          { id: 'cut-50', label: '降 {bigCut} 个基点或以上' },
          { id: 'raise', label: '加息' },
        ],
      },
      prize: PRIZE,
      streaks: STREAKS,
    },
  ],
  steps: {
    title: '凌晨两三点之前',
    items: [
      { icon: 'question', title: '落笔', text: '决议公布前 {predict.before}截止，每个账户{once|count}次，写下不改。' },
      { icon: 'clock', title: '候门', text: '华盛顿 {washington}，折北京时间夏令时次日 {summer}、冬令时 {winter}。' },
      { icon: 'gift', title: '开奖', text: '以声明里的目标区间为准，醒来就能看到结果。' },
    ],
  },
  reasons: {
    title: '议息与黄金，{reasons.count|count}句话',
    items: [
      { icon: 'two-way', title: '利率是持金的成本', text: '黄金不生息，利率高低改变拿着它的代价。' },
      { icon: 'chart', title: '预期先走一步', text: '决议常被提前消化，公布那一刻可能反着走。' },
      { icon: 'order', title: '夜里请设止损', text: '人可以睡，单子别裸着。跳空时止损价也可能偏离。' },
    ],
  },
  questions: [
    {
      question: '首期的答案是什么？',
      answer: '{firstDecision} 的决议：降 {firstCut} 个基点，目标区间调至 {firstLow|cents}～{firstHigh|cents}。',
    },
    { question: '降 {exampleCut} 个基点算哪项？', answer: '算“降 {bigCut} 个基点或以上”。' },
    {
      question: '{neighbours|count}次例会之间临时降息怎么办？',
      answer: '不影响本期。只看日程中那次例会公布的目标区间，与会前相比有没有变。',
    },
  ],
  rules: predictionRules({
    time: ['首期：{firstDecision} 公布的决议。', '此后每次例会为一期；日程见本页“公布日程”。'],
    answer: ['比较美联储例会声明公布的联邦基金利率目标区间与会前的区间，以区间上沿的变动计。'],
    risk: '议息前后报价可能剧烈波动，点差可能扩大；竞猜结果不构成交易建议。',
  }),
});

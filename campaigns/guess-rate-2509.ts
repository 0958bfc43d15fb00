import { defineCampaign } from '@/lib/campaign/define';
import { predictionRules } from './shared/predictions';
import { between, instantsOf, RATE_DECISIONS } from './shared/releases';
import { releaseWords } from './shared/round-words';

const PRIZE = { label: '$12 赠金', amount: 12, unit: 'usd' } as const;
const STREAKS = [{ length: 3, prize: { label: '$36 赠金', amount: 36, unit: 'usd' } as const }];
const ROUND = between(instantsOf(RATE_DECISIONS), 0.5);
const { before } = releaseWords(ROUND);
const BONUS = { days: 30, perLot: 6 };

export default defineCampaign('campaigns/guess-rate-2509.ts', {
  slug: 'guess-rate-2509',
  ownPage: true,
  title: '议息竞猜',
  description: `议息之夜，长桌那头会说什么？维持不变、降 25 个基点、降 50 个基点或以上，还是加息？决议公布前 ${before}截止，猜中得 $${PRIZE.amount} 赠金。`,
  theme: 'azure',
  bonus: BONUS,
  hero: {
    kicker: '议息竞猜 · 一年八次',
    headline: '门里议息，门外落笔',
    offer: '降不降？',
    lead: `一场会，四种说法。赶在决议出门之前落笔，猜中得 $${PRIZE.amount} 赠金。`,
    composition: 'arch',
    scene: [
      { shape: 'glow', x: 50, y: 46, width: 100, opacity: 0.75 },
      { shape: 'stairs', x: 50, y: 86, width: 70 },
      { shape: 'scales', x: 50, y: 60, width: 54 },
      { shape: 'bar', x: 22, y: 80, width: 32, turn: -10 },
      { shape: 'clock', x: 80, y: 78, width: 30 },
      { shape: 'coin', x: 16, y: 50, width: 11, turn: -14, motion: 'float' },
      { shape: 'coin', x: 86, y: 48, width: 13, turn: 18, motion: 'float' },
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
          { id: 'cut-25', label: '降 25 个基点' },
          { id: 'cut-50', label: '降 50 个基点或以上' },
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
      { icon: 'question', title: '落笔', text: `决议公布前 ${before}截止，每个账户一次，写下不改。` },
      { icon: 'clock', title: '候门', text: '华盛顿 14:00，折北京时间夏令时次日 02:00、冬令时 03:00。' },
      { icon: 'gift', title: '开奖', text: '以声明里的目标区间为准，醒来就能看到结果。' },
    ],
  },
  reasons: {
    title: '议息与黄金，三句话',
    items: [
      { icon: 'two-way', title: '利率是持金的成本', text: '黄金不生息，利率高低改变拿着它的代价。' },
      { icon: 'chart', title: '预期先走一步', text: '决议常被提前消化，公布那一刻可能反着走。' },
      { icon: 'order', title: '夜里请设止损', text: '人可以睡，单子别裸着。跳空时止损价也可能偏离。' },
    ],
  },
  questions: [
    { question: '首期的答案是什么？', answer: '2025年9月18日 02:00 的决议：降 25 个基点，目标区间调至 4.00%～4.25%。' },
    { question: '降 75 个基点算哪项？', answer: '算“降 50 个基点或以上”。' },
    {
      question: '两次例会之间临时降息怎么办？',
      answer: '不影响本期。只看日程中那次例会公布的目标区间，与会前相比有没有变。',
    },
  ],
  rules: predictionRules({
    firstRun: '首期：2025年9月18日 02:00 公布的决议，9月18日 01:30 截止。',
    rhythm: [`此后每次例会为一期：上一次决议后开放，下一次决议公布前 ${before}截止；日程见本页“公布日程”。`],
    answer: [
      '比较美联储例会声明公布的联邦基金利率目标区间与会前的区间，以区间上限的变动计。',
      '例会改期的，本期作废，按新的日程另开一期。',
    ],
    prize: PRIZE,
    streaks: STREAKS,
    conversion: BONUS,
    risk: '议息前后报价可能剧烈波动，点差可能扩大；竞猜结果不构成交易建议。',
  }),
});

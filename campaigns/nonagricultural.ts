import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { predictionRules } from './shared/predictions';
import { between, instantsOf, NONFARM_RELEASES } from './shared/releases';

const PRIZE = { label: '{amount} 赠金', amount: 8, unit: 'usd' } as const;
const STREAKS = [{ length: 3, prize: { label: '{amount} 赠金', amount: 28, unit: 'usd' } as const }];
const ROUND = between(instantsOf(NONFARM_RELEASES), 0.5);

export default defineCampaign('campaigns/nonagricultural.ts', {
  slug: 'nonagricultural',
  ownPage: true,
  title: '非农投票',
  description:
    '非农公布前投一票：新增就业高于预期、符合预期，还是不及预期？公布前 {predict.before}截止，投对得 {predict.amount} 赠金。',
  theme: 'ivory',
  constants: {
    level: { is: 1, source: '竞猜的选项，以万人计' },
    forecastTime: { is: '18:00', source: '财经日历取预期值的时刻' },
    firstRun: ran('2024年12月6日 21:30 公布的2024年11月'),
  },
  bonus: { days: 30, perLot: 5 },
  hero: {
    kicker: '非农之夜 · 每月{once|count}票',
    headline: '数字落地前，您站哪边？',
    offer: '{predict.options.count|count}选一',
    lead: '高于、符合，还是不及预期？猜中得 {predict.amount} 赠金，连中 {predict.streaks.1.length} 期再得 {predict.streaks.1.amount}。投完这一票，再守着北京时间的晚上八九点。',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 100, opacity: 0.55 },
      { shape: 'globe', x: 76, y: 32, width: 46, opacity: 0.85 },
      { shape: 'clock', x: 38, y: 40, width: 58 },
      { shape: 'people', x: 66, y: 76, width: 62 },
      { shape: 'ballot', x: 22, y: 76, width: 40, turn: -6 },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '这一次非农',
      question: '下一次公布的美国新增非农就业人数，与市场预期相比：',
      round: ROUND,
      answer: {
        type: 'options',
        options: [
          { id: 'up', label: '高于预期', note: '多出 {level} 万人以上' },
          { id: 'level', label: '符合预期', note: '上下相差不超过 {level} 万人' },
          { id: 'down', label: '不及预期', note: '少 {level} 万人以上' },
        ],
      },
      prize: PRIZE,
      streaks: STREAKS,
    },
  ],
  steps: {
    title: '非农夜怎么过',
    items: [
      { icon: 'question', title: '先投票', text: '公布前 {predict.before}截止，每个账户一票。' },
      {
        icon: 'clock',
        title: '等公布',
        text: '纽约 {newYorkRelease}，折北京时间夏令时 {summerRelease}、冬令时 {winterRelease}。',
      },
      { icon: 'gift', title: '看结果', text: '以首次公布值计，后续修正不改结果。' },
    ],
  },
  reasons: {
    title: '一个数字，为什么牵着金价',
    items: [
      { icon: 'globe', title: '就业牵着利率', text: '就业强弱影响降息的预期，利率预期又影响不生息的黄金。' },
      { icon: 'two-way', title: '好坏都有波动', text: '公布前后点差可能扩大，成交价可能偏离。下单请留余地。' },
    ],
  },
  questions: [
    {
      question: '“市场预期”以哪个数为准？',
      answer: '以公布前一日 {forecastTime}（北京时间）应用内财经日历所列的预测值为准，公布前临时变动不影响。',
    },
    { question: '数据高于预期，金价就会跌吗？', answer: '不一定。投票猜的是数据，不是金价；两者常常不同步。' },
  ],
  rules: predictionRules({
    time: ['首期：{firstRun}非农就业数据。', '此后每次公布为一期；日程见本页“公布日程”。'],
    answer: [
      '比较美国劳工统计局首次公布的季调后新增非农就业人数，与公布前一日 {forecastTime} 应用内财经日历所列的市场预期。',
      '公布值减预期大于 {level} 万人为“高于预期”，小于负 {level} 万人为“不及预期”，其余为“符合预期”。',
    ],
    risk: '重大数据公布前后，报价可能跳空，点差可能扩大，止损单未必按设定价成交。',
  }),
});

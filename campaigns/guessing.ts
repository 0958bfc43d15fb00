import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { predictionRules } from './shared/predictions';

const PRIZE = { label: '{amount} 赠金', amount: 10, unit: 'usd' } as const;
const STREAKS = [{ length: 2, prize: { label: '{amount} 赠金', amount: 15, unit: 'usd' } as const }];
const ROUND = { every: 'month', closesAfterHours: 28 * 24, resultAfterEndHours: 24 + 8 } as const;

export default defineCampaign('campaigns/guessing.ts', {
  slug: 'guessing',
  title: '八月竞猜',
  description:
    '给金价搭一把遮阳伞：月底收盘比月初高几个点、低几个点？{predict.options.count|count}段区间选一段，猜中得 {predict.amount} 赠金，每月{once|count}期。',
  theme: 'amber',
  constants: {
    inner: { is: 1, unit: 'percent', source: '竞猜的选项' },
    outer: { is: 4, unit: 'percent', source: '竞猜的选项' },
    firstVotes: ran('2025年8月1日至8月28日'),
    firstMonth: ran('2025年8月'),
  },
  bonus: { days: 30, perLot: 5 },
  hero: {
    headline: '暑气往上走，金价呢？',
    offer: '{predict.options.count|count}选一',
    lead: '以本月首个交易日开盘价为起点，月末伦敦金落在哪一档？猜中得 {predict.amount} 赠金，连中 {predict.streaks.1.length} 期再得 {predict.streaks.1.amount}。',
    composition: 'diagonal',
    scene: [
      { shape: 'sun', x: 72, y: 22, width: 44, motion: 'spin' },
      { shape: 'glow', x: 50, y: 52, width: 104, opacity: 0.7 },
      { shape: 'cloud', x: 18, y: 26, width: 30, opacity: 0.75, motion: 'drift' },
      { shape: 'candles', x: 54, y: 46, width: 66 },
      { shape: 'wave', x: 46, y: 76, width: 66 },
      { shape: 'magnifier', x: 28, y: 58, width: 46, turn: -8, motion: 'float' },
      { shape: 'thermos', x: 84, y: 78, width: 38, turn: 8 },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '本月收在哪一段',
      question: '以本月首个交易日开盘价为起点，月末收盘时伦敦金会：',
      round: ROUND,
      answer: {
        type: 'options',
        options: [
          { id: 'soar', label: '晒得滚烫', note: '涨 {outer} 及以上' },
          { id: 'up', label: '慢慢升温', note: '涨 {inner} 至 {outer}（不含）' },
          { id: 'flat', label: '树荫乘凉', note: '涨跌都不到 {inner}' },
          { id: 'down', label: '下水消暑', note: '跌 {inner} 至 {outer}（不含）' },
          { id: 'plunge', label: '一猛子扎下', note: '跌 {outer} 及以上' },
        ],
      },
      prize: PRIZE,
      streaks: STREAKS,
    },
  ],
  steps: {
    title: '一个月，{steps.count|count}件小事',
    items: [
      {
        icon: 'question',
        title: '{predict.closesOn}前选一段',
        text: '每个账户每期一票，选好不能改，先看看走势再落子。',
      },
      { icon: 'chart', title: '看月末收盘', text: '以本平台伦敦金月末收盘价与月初开盘价计算涨跌幅。' },
      { icon: 'gift', title: '{predict.resultOn}揭晓', text: '选中那一段的账户都有份，奖励自动记入。' },
    ],
  },
  questions: [
    { question: '要交易了才能猜吗？', answer: '不用。开户登录就能投票，入金和手数都不要求。' },
    {
      question: '涨幅刚好 {outer|cents} 算哪段？',
      answer: '算“晒得滚烫”。涨跌幅按百分比保留{priceDecimals|count}位小数，边界归幅度大的一段。',
    },
    {
      question: '能看到别人怎么选吗？',
      answer: '能。每段旁边的百分比来自真实投票，随时更新；它只是人心，不是行情预告。',
    },
  ],
  rules: predictionRules({
    time: ['首期：{firstVotes}投票，竞猜{firstMonth}伦敦金月末收盘。'],
    answer: [
      '涨跌幅＝（当月末个交易日收盘价－当月首个交易日开盘价）÷ 开盘价，以本平台伦敦金中间价计算，保留{priceDecimals|count}位小数。',
      '{predict.options.count|count}段区间首尾相接：涨 {outer} 及以上、涨 {inner} 至 {outer}、涨跌不到 {inner}、跌 {inner} 至 {outer}、跌 {outer} 及以上；恰在边界的归幅度大的一段。',
    ],
    risk: '投票分布只反映参与者的选择，不是对金价的预测，也不构成交易建议。',
  }),
});

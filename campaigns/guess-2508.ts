import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { dailyCloses } from './shared/gold-closes';
import { predictionRules } from './shared/predictions';
import { between } from './shared/releases';

const PRIZE = { label: '{amount} 赠金', amount: 1, unit: 'usd' } as const;
const STREAKS = [
  { length: 3, prize: { label: '{amount} 赠金', amount: 3, unit: 'usd' } as const },
  { length: 5, prize: { label: '{amount} 赠金', amount: 8, unit: 'usd' } as const },
  { length: 8, prize: { label: '{amount} 赠金', amount: 28, unit: 'usd' } as const },
];
const LENGTHS = STREAKS.map((_, index) => `{predict.streaks.${index + 1}.length}`).join('、');
const ROUND = between(dailyCloses(), 10);

export default defineCampaign('campaigns/guess-2508.ts', {
  slug: 'guess-2508',
  title: '八月猜涨跌',
  description: `每个交易日一问：黄金收红还是收绿？猜中得 {predict.amount}，连中 ${LENGTHS} 期另有加赠。睡前猜，醒来看。`,
  theme: 'midnight',
  constants: { firstRun: ran('2025年8月1日，当日 20:30 公布7月') },
  bonus: { days: 30, perLot: 5 },
  hero: {
    kicker: '八月猜涨跌',
    headline: '今晚收红，还是收绿？',
    offer: '猜中得 {predict.amount}',
    lead: '连中 {predict.streaks.1.length} 期再得 {predict.streaks.1.amount}，{predict.streaks.2.length} 期再得 {predict.streaks.2.amount}，{predict.streaks.3.length} 期再得 {predict.streaks.3.amount}。睡前一猜，醒来见分晓。',
    composition: 'stage',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 104, opacity: 0.8 },
      { shape: 'moon', x: 20, y: 20, width: 34 },
      { shape: 'candles', x: 72, y: 44, width: 62 },
      { shape: 'hand-phone', x: 42, y: 62, width: 78, turn: -2 },
      { shape: 'cloud', x: 84, y: 76, width: 34, opacity: 0.55, motion: 'drift' },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '今日一题',
      question: '本期交易日，伦敦金收盘比前一交易日：',
      round: ROUND,
      answer: {
        type: 'options',
        options: [
          { id: 'up', label: '收红', note: '收盘价高于前一日' },
          { id: 'down', label: '收绿', note: '收盘价不高于前一日' },
        ],
      },
      prize: PRIZE,
      streaks: STREAKS,
    },
  ],
  steps: {
    title: '一天一分钟',
    items: [
      { icon: 'two-way', title: '{predict.closes} 前选边', text: '美盘开场前收卷；周末猜的是周一。' },
      { icon: 'clock', title: '次日 {predict.result} 后看', text: '夜里金市收盘，早上公布结果。' },
      { icon: 'calendar', title: '把连中接上', text: '漏猜一天不断连，猜错才从头数。' },
    ],
  },
  reasons: {
    title: '红绿之间',
    items: [
      { icon: 'chart', title: '红涨绿跌', text: '照内地习惯：红是涨，绿是跌，旁边还有箭头。' },
      { icon: 'app', title: '一屏看完', text: '截止时间、大家怎么选、我的连中，都在同一块板上。' },
    ],
  },
  questions: [
    {
      question: '周末能猜吗？',
      answer: '能。周六 {predict.result} 起开放的是下周一那一期，周一 {predict.closes} 截止。',
    },
    {
      question: '连中 {predict.streaks.last.length} 期之后呢？',
      answer: `连中继续往上数，每期照得 {predict.amount}；猜错一期后从头数，${LENGTHS} 期的加赠又可再得。`,
    },
    { question: '夏天收盘早一小时，有影响吗？', answer: '没有。结果统一在 {predict.result} 之后核对，冬夏都已收盘。' },
  ],
  rules: predictionRules({
    time: ['首期：{firstRun}非农就业数据。', '周一至周五，一个交易日一期；周末可猜下周一。'],
    answer: [
      '比较当日与前一交易日的伦敦金收盘价（本平台中间价，保留{priceDecimals|count}位小数）：高于为“收红”，等于或低于为“收绿”。',
    ],
    risk: '连中只是猜题的记录，不代表判断行情的能力，请勿据此放大仓位。',
  }),
});

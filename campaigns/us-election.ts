import { defineCampaign } from '@/lib/campaign/define';
import { weeklyCloses } from './shared/gold-closes';
import { predictionRules } from './shared/predictions';
import { between } from './shared/releases';

const PRIZE = { label: '{amount} 赠金', amount: 5, unit: 'usd' } as const;
const STREAKS = [{ length: 4, prize: { label: '{amount} 赠金', amount: 20, unit: 'usd' } as const }];
const ROUND = between(weeklyCloses(), 10);

export default defineCampaign('campaigns/us-election.ts', {
  slug: 'us-election',
  title: '美国大选竞猜',
  description:
    '{electionDay}的大选早已计票。我们留下那只票箱，每周投一次金价：周五收盘比上周高，还是低？两边{predict.options.count|ordinal}选一。',
  theme: 'ink-gold',
  constants: {
    electionDay: { is: '2024年11月5日', source: '美国大选的投票日' },
    noVotes: { is: 0, unit: 'percent', source: '没有人投票的比例' },
  },
  bonus: { days: 30, perLot: 5 },
  hero: {
    headline: '大选投完了，票箱还开着',
    offer: '猜高猜低',
    lead: '{electionDay}的那一票已成历史。如今每周只问一件事：金价收高，还是收低？猜中得 {predict.amount} 赠金。',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 54, width: 110, opacity: 0.75 },
      { shape: 'flag', x: 18, y: 46, width: 42 },
      { shape: 'flag', x: 82, y: 46, width: 42, flip: true },
      { shape: 'podium', x: 50, y: 94, width: 64 },
      { shape: 'ballot', x: 50, y: 60, width: 66, motion: 'float' },
      { shape: 'bull-coin', x: 18, y: 82, width: 32, turn: -8 },
      { shape: 'bull-coin', x: 83, y: 83, width: 28, turn: 10 },
      { shape: 'ribbon', x: 50, y: 12, width: 48 },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '本周票箱',
      question: '这一周走完，伦敦金周五收盘比上周五：',
      round: ROUND,
      answer: {
        type: 'options',
        options: [
          { id: 'up', label: '收高', note: '收盘价高于上周五' },
          { id: 'down', label: '收低', note: '收盘价不高于上周五' },
        ],
      },
      prize: PRIZE,
      streaks: STREAKS,
    },
  ],
  steps: {
    title: '像投票一样简单',
    items: [
      { icon: 'account', title: '领一张选票', text: '登录账户即有一票，每周{once|count}张，不计资金多少。' },
      { icon: 'question', title: '投给一边', text: '周五 {predict.closes} 前投入票箱，投出后不能改。' },
      { icon: 'chart', title: '周六唱票', text: '以周五收盘价计，投对的一边人人有份。' },
    ],
  },
  reasons: {
    title: '大选教会市场的事',
    items: [
      { icon: 'two-way', title: '两边都有可能', text: '民调会偏，行情也会。双向报价，涨跌都有应对的单子可下。' },
      { icon: 'clock', title: '消息夜里来', text: '唱票夜正是亚洲白天。金市几乎全天开着，止损单替您守着。' },
      { icon: 'shield', title: '票可以投，仓别满', text: '一票只值一次兴致，真正的仓位请按承受能力来定。' },
    ],
  },
  questions: [
    { question: '现在还能猜总统吗？', answer: '不能。大选那一期在{electionDay}截止，本页现在只问每周金价。' },
    { question: '比分条是真的吗？', answer: '是。每一票来自一个真实账户，没有人投就显示 {noVotes}。' },
    { question: '收盘价一分不差怎么办？', answer: '按“收低”计：选项写的是“不高于上周五”。' },
  ],
  rules: predictionRules({
    time: ['首期：{electionDay}美国大选投票日，竞猜题目为大选结果，已结束。', '现在猜金价，一周一期，周六揭晓。'],
    answer: [
      '比较本周五与上周五的伦敦金收盘价（本平台中间价，保留{priceDecimals|count}位小数）：高于为“收高”，等于或低于为“收低”。',
      '周五休市的，以该周末个交易日的收盘价代替；本页不就任何选举、候选人或政治事件设奖。',
    ],
    risk: '两边的票数只反映参与者的选择，不预示金价走向，也不构成交易建议。',
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/newcomer-fall-2412.ts',
  newcomer({
    slug: 'newcomer-fall-2412',
    title: '秋季新人礼',
    description:
      '一叶知秋，一步一礼：开户、实名、入金{tasks.count|count}步，像叶子一片片落进手里，合计 {tasks.amount.sum}。',
    theme: 'amber',
    constants: { firstRun: ran('2024 年 12 月') },
    hero: {
      kicker: '秋季新人礼',
      headline: '一步一片金叶子',
      offer: '开户就有 {tasks.open.amount}',
      lead: '实名再得 {tasks.verify.amount}，首次入金满 {tasks.deposit.from} 再得 {tasks.deposit.amount}。{tasks.count|count}片叶子，落得不急不慢。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 50, y: 44, width: 100, opacity: 0.7 },
        { shape: 'sun', x: 76, y: 20, width: 40, opacity: 0.9 },
        { shape: 'leaf', x: 20, y: 38, width: 38, turn: -24 },
        { shape: 'leaf', x: 82, y: 56, width: 44, turn: 14, motion: 'drift' },
        { shape: 'hand-phone', x: 50, y: 58, width: 84 },
        { shape: 'leaf', x: 22, y: 80, width: 34, turn: 42, motion: 'drift' },
        { shape: 'leaf', x: 84, y: 88, width: 18, turn: -50 },
      ],
    },
    form: { title: '接住头一片叶子', submit: '开户接叶' },
    order: 'sequence',
    tasksTitle: '{count|count}片金叶',
    picture: {
      ground: 'branch',
      marks: 'fall',
      places: [
        { art: 'leaf', x: 66, y: 58, width: 48 },
        { art: 'leaf', x: 162, y: 62, width: 54 },
        { art: 'leaf', x: 256, y: 58, width: 48 },
      ],
    },
    tasks: [
      { id: 'open', title: '初秋 · 开户', text: '开立真实账户。', condition: { type: 'registered' }, amount: 2 },
      { id: 'verify', title: '仲秋 · 实名', text: '通过实名认证。', condition: { type: 'verified' }, amount: 12 },
      {
        id: 'deposit',
        title: '深秋 · 首次入金',
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: 300 },
        amount: 36,
      },
    ],
    firstRun: '首期始于 {firstRun}的秋冬之交。',
    conversion: { days: 45, perLot: 10 },
    reasons: {
      title: '慢慢来的理由',
      items: [
        { icon: 'chart', title: '先看懂', text: '行情、点差、保证金怎么算，应用里有图有例。' },
        { icon: 'order', title: '小手起步', text: '{minLots} 手即可下单，先熟悉节奏，再谈大小。' },
        { icon: 'two-way', title: '双向可做', text: '看涨看跌都能下单，看错方向同样会亏损。' },
      ],
    },
    questions: [
      { question: '{tasks.count|count}步之间有期限吗？', answer: '没有。走到哪一步，领到哪一步。' },
      {
        question: '和十二月新人礼能一起领吗？',
        answer: '可以各领一次，只有首次入金那一份例外：首入金类赠金只可在一个活动中领取。',
      },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/triple-surprise-1227.ts',
  newcomer({
    slug: 'triple-surprise-1227',
    title: '{tasks.count|count}重惊喜·返场',
    description: '应老朋友的呼声返场：绑卡、入金、交易，{tasks.count|count}重惊喜不分先后，合计 {tasks.amount.sum}。',
    theme: 'midnight',
    constants: { firstRun: ran('2024 年 12 月 27 日'), firstDay: ran('12月27日') },
    hero: {
      kicker: '老客返场 · {firstDay}再启',
      headline: '安可，再来{tasks.count|count}重',
      offer: '返场 {tasks.amount.sum}',
      lead: '绑卡得 {tasks.card.amount}，累计入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手得 {tasks.trade.amount}。灯光再亮一次，这回留给老朋友。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 42, width: 110, opacity: 0.75 },
        { shape: 'firework', x: 16, y: 38, width: 34, opacity: 0.8, motion: 'shine' },
        { shape: 'firework', x: 84, y: 34, width: 30, opacity: 0.75 },
        { shape: 'star', x: 22, y: 60, width: 16, turn: -12, motion: 'float' },
        { shape: 'star', x: 80, y: 52, width: 12, turn: 16, motion: 'float' },
        { shape: 'podium', x: 50, y: 86, width: 84 },
        { shape: 'microphone', x: 50, y: 60, width: 64 },
        { shape: 'ribbon', x: 50, y: 92, width: 70 },
        { shape: 'gift', x: 16, y: 84, width: 24, turn: -6 },
        { shape: 'gift', x: 84, y: 84, width: 24, turn: 6 },
      ],
    },
    order: 'any',
    tasksTitle: '返场曲目',
    tasks: [
      {
        id: 'card',
        title: '曲目一 · 绑卡',
        text: '绑定一张本人名下的银行卡。',
        condition: { type: 'card' },
        amount: 6,
      },
      {
        id: 'deposit',
        title: '曲目二 · 累计入金',
        text: '累计入金满 {from}。',
        condition: { type: 'deposit', from: 1000 },
        amount: 40,
      },
      {
        id: 'trade',
        title: '曲目三 · 累计交易',
        text: '累计平仓满 {from} 手。',
        condition: { type: 'trade', from: 6 },
        amount: 72,
      },
    ],
    firstRun: '返场首期始于 {firstRun}。',
    who: ['参加过首期{tasks.count|count}重惊喜的，也可以参加返场。'],
    conversion: { days: 45, perLot: 12 },
    reasons: {
      title: '返场须知',
      items: [
        { icon: 'gift', title: '三首不分先后', text: '哪一首先完成，就先领哪一首。' },
        { icon: 'chart', title: '手数自动累计', text: '平仓即入账，页面上的进度就是账户里的记录。' },
        { icon: 'shield', title: '量力而行', text: '{tasks.trade.from} 手没有时限，不必为奖励加大仓位。' },
      ],
    },
    questions: [
      {
        question: '以前入的金算不算？',
        answer: '算。返场按账户累计入金核对，满 {tasks.deposit.from} 即可领取曲目二。',
      },
      { question: '没参加过首期，可以参加吗？', answer: '可以。持有真实账户即可，{tasks.count|count}项各领一次。' },
    ],
  }),
);

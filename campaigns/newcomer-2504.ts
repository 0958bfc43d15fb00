import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/newcomer-2504.ts',
  newcomer({
    slug: 'newcomer-2504',
    title: '四月新人礼',
    description:
      '四月播种，要备{tasks.count|count}样：实名、绑卡、入金、交易，逐样领齐合计 {tasks.amount.sum}。播什么、收多少，都写在页面上。',
    theme: 'jade',
    constants: { firstRun: ran('2025 年 4 月 1 日') },
    hero: {
      kicker: '四月新人礼',
      headline: '春天，先种一棵苗',
      offer: '头一锹 {tasks.verify.amount}',
      lead: '实名培土得 {tasks.verify.amount}，绑卡浇水得 {tasks.card.amount}，首次入金满 {tasks.deposit.from} 见光得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手，再得 {tasks.trade.amount}。',
      composition: 'centred',
      scene: [
        { shape: 'sun', x: 80, y: 16, width: 36, motion: 'shine' },
        { shape: 'glow', x: 50, y: 50, width: 96, opacity: 0.55 },
        { shape: 'cloud', x: 20, y: 20, width: 32, opacity: 0.85, motion: 'drift' },
        { shape: 'sprout', x: 42, y: 60, width: 82 },
        { shape: 'watering-can', x: 78, y: 42, width: 56, turn: -8, motion: 'float' },
        { shape: 'spade', x: 12, y: 76, width: 38, turn: 14 },
      ],
    },
    form: { title: '翻一块地：填写手机号', submit: '开户播种' },
    order: 'sequence',
    tasksTitle: '养苗{count|count}样',
    picture: {
      ground: 'plot',
      marks: 'light',
      places: [
        { art: 'spade', x: 40, y: 98, width: 50 },
        { art: 'water-drop', x: 104, y: 64, width: 34 },
        { art: 'sun', x: 220, y: 46, width: 54 },
        { art: 'clock', x: 282, y: 96, width: 42 },
      ],
      grows: { art: 'sprout', x: 160, y: 124, width: 112 },
    },
    tasks: [
      {
        id: 'verify',
        title: '土 · 实名',
        text: '通过实名认证，把地基打实。',
        condition: { type: 'verified' },
        amount: 8,
      },
      { id: 'card', title: '水 · 绑卡', text: '绑定本人名下的银行卡。', condition: { type: 'card' }, amount: 6 },
      {
        id: 'deposit',
        title: '光 · 首次入金',
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: 200 },
        amount: 20,
      },
      {
        id: 'trade',
        title: '时 · 交易',
        text: '累计平仓满 {from} 手。',
        condition: { type: 'trade', from: 2 },
        amount: 30,
      },
    ],
    firstRun: '首期自 {firstRun}开始。',
    conversion: { days: 60, perLot: 16 },
    reasons: {
      title: '四月里值得留意',
      items: [
        { icon: 'calendar', title: '数据日多看少动', text: '非农在月初周五晚公布，前后点差可能扩大。' },
        { icon: 'globe', title: '复活节休市', text: '耶稣受难日与复活节前后，欧美市场休市或提前收市。' },
        { icon: 'shield', title: '仓位留余地', text: '保证金不足会被强制平仓，亏损可能超过本金。' },
      ],
    },
    questions: [
      { question: '顺序能换吗？', answer: '不能，{tasks.count|count}样依次解锁；前一样完成，后一样才亮起。' },
      { question: '交易满 {tasks.trade.from} 手有期限吗？', answer: '没有期限，慢慢累计即可。' },
    ],
  }),
);

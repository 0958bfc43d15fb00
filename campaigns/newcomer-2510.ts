import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/newcomer-2510.ts',
  newcomer({
    slug: 'newcomer-2510',
    title: '十月新人礼',
    description:
      '十月登高，{tasks.count|count}级台阶：开户、实名、绑卡、入金、交易，上一级看远一程，登顶合计 {tasks.amount.sum}。',
    theme: 'ink-gold',
    constants: { firstRun: ran('2025 年 10 月 1 日') },
    hero: {
      kicker: '十月新人礼',
      headline: '山不高，{tasks.count|count}级就到顶',
      offer: '到顶共 {tasks.amount.sum}',
      lead: '开户得 {tasks.open.amount}，实名得 {tasks.verify.amount}，绑卡得 {tasks.card.amount}，首次入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手得 {tasks.trade.amount}。',
      composition: 'beside',
      scene: [
        { shape: 'glow', x: 56, y: 40, width: 100, opacity: 0.7 },
        { shape: 'stairs', x: 48, y: 64, width: 90 },
        { shape: 'flag', x: 80, y: 20, width: 36 },
        { shape: 'star', x: 34, y: 30, width: 14, turn: -12, motion: 'float' },
        { shape: 'star', x: 56, y: 12, width: 9, turn: 16 },
        { shape: 'coin-stack', x: 18, y: 84, width: 28 },
        { shape: 'cloud', x: 92, y: 66, width: 26, opacity: 0.6, motion: 'drift' },
      ],
    },
    form: { title: '起步：填写手机号', submit: '开户登高' },
    order: 'sequence',
    tasksTitle: '{count|count}级台阶',
    picture: {
      ground: 'ridge',
      marks: 'light',
      places: [
        { art: 'lantern', x: 34, y: 106, width: 40 },
        { art: 'lantern', x: 96, y: 88, width: 40 },
        { art: 'lantern', x: 158, y: 70, width: 40 },
        { art: 'lantern', x: 220, y: 50, width: 40 },
        { art: 'flag', x: 286, y: 26, width: 48 },
      ],
    },
    tasks: [
      {
        id: 'open',
        title: '{place|ordinal}级 · 开户',
        text: '开立真实账户。',
        condition: { type: 'registered' },
        amount: 2,
      },
      {
        id: 'verify',
        title: '{place|ordinal}级 · 实名',
        text: '通过实名认证。',
        condition: { type: 'verified' },
        amount: 8,
      },
      {
        id: 'card',
        title: '{place|ordinal}级 · 绑卡',
        text: '绑定本人名下的银行卡。',
        condition: { type: 'card' },
        amount: 8,
      },
      {
        id: 'deposit',
        title: '{place|ordinal}级 · 首次入金',
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: 300 },
        amount: 30,
      },
      {
        id: 'trade',
        title: '登顶 · 交易',
        text: '累计平仓满 {from} 手。',
        condition: { type: 'trade', from: 5 },
        amount: 60,
      },
    ],
    firstRun: '首期自 {firstRun}开始，国庆与中秋同在假期之中。',
    conversion: { days: 60, perLot: 18 },
    reasons: {
      title: '登高之前',
      items: [
        { icon: 'chart', title: '看得远', text: '金银、外汇、指数同一账户，行情与图表随时可看。' },
        { icon: 'order', title: '踩得稳', text: '每一单都能预设止损止盈；跳空时成交价可能偏离。' },
        { icon: 'clock', title: '歇得住', text: '台阶没有时限，节假日休市时正好歇脚。' },
      ],
    },
    questions: [
      {
        question: '能跳级吗？',
        answer: '不能，{tasks.count|count}级依次而上；若后面的条件已经达成，前一级完成后会一并亮起。',
      },
      {
        question: '登顶的 {tasks.trade.from} 手算哪些品种？',
        answer: '账户里所有品种的平仓手数都计入，以 {minLots} 手为单位累计。',
      },
    ],
  }),
);

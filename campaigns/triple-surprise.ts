import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { newcomer } from './shared/newcomer';
import { DOWNLOAD_APP } from './shared/success';

const TASKS = [
  {
    id: 'open',
    title: '惊喜一 · 开户',
    text: '手机号加验证码，开立真实账户。',
    condition: { type: 'registered' },
    amount: 3,
  },
  { id: 'verify', title: '惊喜二 · 实名', text: '通过实名认证。', condition: { type: 'verified' }, amount: 15 },
  {
    id: 'deposit',
    title: '惊喜三 · 首次入金',
    text: '首次入金单笔满 {from}。',
    condition: { type: 'first-deposit', from: 500 },
    amount: 60,
  },
] as const;

export default defineCampaign(
  'campaigns/triple-surprise.ts',
  newcomer({
    slug: 'triple-surprise',
    title: '{tasks.count|count}重惊喜',
    description:
      '一张、{two|count}张、{tasks.count|count}张，翻开就是礼：开户、实名、首次入金各藏一份惊喜，{tasks.count|count}张翻完合计 {tasks.amount.sum}。',
    theme: 'rose',
    constants: { firstRun: ran('2024 年 11 月'), parts: example(2), two: { is: 2, source: '从一数到三' } },
    hero: {
      kicker: '{tasks.count|count}重惊喜',
      headline: '头一张，现在就能翻',
      offer: '{tasks.count|count}张卡',
      lead: '开户翻头一张，得 {tasks.open.amount}；实名翻第{tasks.verify.place|ordinal}张，得 {tasks.verify.amount}；首次入金满 {tasks.deposit.from} 翻第{tasks.deposit.place|ordinal}张，得 {tasks.deposit.amount}。',
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 50, y: 46, width: 110, opacity: 0.7 },
        { shape: 'ribbon', x: 50, y: 16, width: 70, opacity: 0.85 },
        { shape: 'card', x: 24, y: 42, width: 46, turn: -18 },
        { shape: 'card', x: 76, y: 42, width: 46, turn: 18 },
        { shape: 'card', x: 50, y: 62, width: 62, turn: -4, motion: 'float' },
        { shape: 'coin-stack', x: 20, y: 86, width: 30 },
        { shape: 'gift', x: 82, y: 82, width: 30 },
      ],
    },
    form: { title: '翻开头一张：填写手机号', submit: '开户翻卡' },
    order: 'sequence',
    tasksTitle: '您的{count|count}张卡',
    tasks: TASKS,
    firstRun: '首期始于 {firstRun}；此后每一位新客，从开户当天起翻卡。',
    conversion: { days: 60, perLot: 13 },
    reasons: {
      title: '惊喜之外',
      items: [
        { icon: 'two-way', title: '涨跌都有戏', text: '能买涨也能卖跌，方向判断错了，亏损同样会放大。' },
        { icon: 'clock', title: '从周一到周六', text: '周一清早至周六凌晨连续报价，下班后也来得及看盘。' },
        { icon: 'order', title: '先想好退路', text: '止损止盈随单设好；行情跳空时，成交价可能偏离。' },
      ],
    },
    questions: [
      {
        question: '入金分{parts|count}笔凑满 {tasks.deposit.from} 行吗？',
        answer: '不行。第{tasks.deposit.place|ordinal}张只看首次到账的那一笔，请一次入足。',
      },
      {
        question: '惊喜什么时候到账？',
        answer: '惊喜在账户通过实名认证后发放；认证之后领取的，{payDays} 个工作日内存入您的交易账户。',
      },
    ],
    success: {
      path: 'triple-surprise/success',
      title: '头一张已翻开',
      lead: '账户已开好。还有{tasks.count - once|count}张等您翻，合计 {tasks.verify.amount + tasks.deposit.amount}。',
      verify: '实名认证，领 {tasks.verify.amount}',
      download: DOWNLOAD_APP,
      next: {
        title: '接着翻',
        items: [
          {
            icon: 'verify',
            title: '第{tasks.verify.place|ordinal}张：实名',
            text: '填写姓名与身份证号码，通过后在活动页领取 {tasks.verify.amount}。',
          },
          {
            icon: 'deposit',
            title: '第{tasks.deposit.place|ordinal}张：首次入金',
            text: '单笔满 {tasks.deposit.from}，到账后回活动页领取 {tasks.deposit.amount}。',
          },
        ],
      },
    },
  }),
);

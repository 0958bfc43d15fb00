import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { openingBonus } from './shared/opening-bonus';
import { DOWNLOAD_APP } from './shared/success';

export default defineCampaign('campaigns/register-2501.ts', {
  slug: 'register-2501',
  title: '新年开户礼',
  description:
    '新历翻开，从开一个账户起头：实名 {tasks.verify.amount}、首次入金 {tasks.deposit.amount}、交易 {tasks.trade.amount}，{tasks.count|count}份开年礼合计 {tasks.amount.sum}。',
  theme: 'rose',
  season: 'new-year',
  constants: {
    firstRun: ran('2025年1月1日'),
    springFestival: { is: '2025年1月29日', source: '农历正月初一' },
    parts: example(2),
  },
  hero: {
    kicker: '新年开户礼 · 含入金 {tasks.deposit.from}、平仓 {tasks.trade.from} 手',
    headline: '新历头一页，写个开门红',
    offer: '开门红 {tasks.amount.sum}',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 52, width: 108 },
      { shape: 'firework', x: 20, y: 24, width: 42, motion: 'shine' },
      { shape: 'firework', x: 84, y: 18, width: 34, motion: 'shine' },
      { shape: 'cloud', x: 88, y: 62, width: 34, opacity: 0.8, motion: 'drift' },
      { shape: 'lantern', x: 84, y: 40, width: 32, motion: 'float' },
      { shape: 'lantern', x: 14, y: 46, width: 22, motion: 'float' },
      { shape: 'hand-phone', x: 48, y: 54, width: 80 },
      { shape: 'red-packet', x: 20, y: 80, width: 34, turn: -14 },
      { shape: 'red-packet', x: 80, y: 82, width: 34, turn: 12 },
      { shape: 'cloud', x: 50, y: 98, width: 46 },
    ],
  },
  form: { title: '填个手机号，新年开张', submit: '开户领开年礼' },
  steps: {
    title: '开年{steps.count|count}步，一步一份礼',
    items: [
      { icon: 'verify', title: '开门礼', text: '手机号注册，完成实名认证，通过即可领 {tasks.verify.amount}。' },
      {
        icon: 'deposit',
        title: '压岁礼',
        text: '首次入金单笔满 {tasks.deposit.from}，压岁钱 {tasks.deposit.amount} 即可领取。',
      },
      { icon: 'trade', title: '满堂礼', text: '累计平仓满 {tasks.trade.from} 手，再添 {tasks.trade.amount}。' },
    ],
  },
  ...openingBonus({
    firstRun: '首期：{firstRun}起，跨{springFestival}春节。',
    labels: ['开门礼', '压岁礼', '满堂礼'],
    verified: { amount: 8 },
    deposited: { amount: 18, from: 200 },
    traded: { amount: 40, lots: 2 },
    conversion: { lots: 6, days: 60 },
  }),
  reasons: {
    title: '新的一年，账要清楚',
    items: [
      { icon: 'order', title: '先设止损', text: '下单时就把能承受的价位写进去。行情跳空时，成交价可能偏离。' },
      { icon: 'two-way', title: '涨跌都能做', text: '看涨买入，看跌卖出，当天开仓当天可平。' },
      { icon: 'card', title: '费用看得见', text: '点差、隔夜利息与保证金比例，产品细则里逐项列明。' },
    ],
  },
  questions: [
    {
      question: '春节期间开户，实名会停吗？',
      answer: '不会。实名资料提交后由系统当场核对，假期照常；赠金的存入按工作日计。',
    },
    {
      question: '只实名、不入金，能拿到什么？',
      answer: '能拿到开门礼 {tasks.verify.amount}。它可作保证金使用。{rules.conversion}',
    },
    {
      question: '入金分{parts|count}笔，各一半，算不算？',
      answer: '压岁礼看首次入金的那一笔，单笔须满 {tasks.deposit.from}。分成{parts|count}笔，首笔不足的不计入。',
    },
  ],
  success: {
    path: 'register-2501-success',
    title: '新年开户成功',
    lead: '新账户已经点亮。趁热完成实名，先领 {tasks.verify.amount} 开门礼。',
    verify: '实名认证，领 {tasks.verify.amount}',
    download: DOWNLOAD_APP,
    next: {
      title: '开年之后，接着做',
      items: [
        {
          icon: 'verify',
          title: '实名认证',
          text: '填写姓名与身份证号码，通过后回到活动页，领开门礼 {tasks.verify.amount}。',
        },
        {
          icon: 'deposit',
          title: '首次入金',
          text: '单笔满 {tasks.deposit.from}，领压岁礼 {tasks.deposit.amount}。',
        },
        {
          icon: 'trade',
          title: '开始交易',
          text: '累计平仓满 {tasks.trade.from} 手，领满堂礼 {tasks.trade.amount}。',
        },
      ],
    },
  },
});

import { defineCampaign } from '@/lib/campaign/define';
import { rulesOf } from './shared/rules';

export default defineCampaign('campaigns/rui-wu.ts', {
  slug: 'rui-wu',
  title: '瑞舞迎新',
  description:
    '锣鼓起，瑞舞迎新人。{tasks.count|count}个鼓点，敲响哪个领哪个：实名、绑卡、入金、交易，敲满四下合计 {tasks.amount.sum} 赠金。',
  theme: 'crimson',
  bonus: { days: 60, perLot: 12 },
  hero: {
    kicker: '瑞舞迎新',
    headline: '锣鼓一响，新客登台',
    offer: '敲响得 {tasks.verify.amount}',
    lead: '{tasks.count|count}个鼓点，不分先后，敲响一个领一份：实名得 {tasks.verify.amount}，绑卡得 {tasks.card.amount}，首次入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手得 {tasks.trade.amount}。',
    composition: 'stage',
    scene: [
      { shape: 'glow', x: 50, y: 44, width: 96, opacity: 0.8 },
      { shape: 'ribbon', x: 46, y: 18, width: 60, turn: -10, motion: 'float' },
      { shape: 'lantern', x: 66, y: 40, width: 60, motion: 'float' },
      { shape: 'lantern', x: 22, y: 54, width: 36 },
      { shape: 'drum', x: 56, y: 78, width: 62 },
      { shape: 'red-packet', x: 22, y: 84, width: 30, turn: -14 },
    ],
  },
  form: { title: '先登台，再敲鼓', submit: '开户登台' },
  activities: [
    {
      kind: 'tasks',
      title: '{count|count}个鼓点',
      order: 'any',
      tasks: [
        {
          id: 'verify',
          title: '咚 · 亮个相',
          text: '通过实名认证，让台下认得您。',
          condition: { type: 'verified' },
          prize: { label: '亮相礼', amount: 8, unit: 'usd' },
        },
        {
          id: 'card',
          title: '咚 · 系彩带',
          text: '绑定一张本人名下的银行卡。',
          condition: { type: 'card' },
          prize: { label: '彩带礼', amount: 8, unit: 'usd' },
        },
        {
          id: 'deposit',
          title: '锵 · 起舞步',
          text: '首次入金单笔满 {from}。',
          condition: { type: 'first-deposit', from: 100 },
          prize: { label: '起舞礼', amount: 20, unit: 'usd' },
          exclusive: 'first-deposit',
        },
        {
          id: 'trade',
          title: '锵 · 满堂彩',
          text: '累计平仓满 {from} 手，每一小手都算。',
          condition: { type: 'trade', from: 2 },
          prize: { label: '满堂礼', amount: 36, unit: 'usd' },
        },
      ],
    },
  ],
  reasons: {
    title: '台前幕后',
    items: [
      { icon: 'verify', title: '单子透明', text: '开仓价、平仓价、点差与利息，每笔都能在应用里查。' },
      { icon: 'two-way', title: '进退有步', text: '能买涨也能卖跌，当天进当天出，节奏由您定。' },
      { icon: 'order', title: '收得住势', text: '止损止盈随单设好。势头反了，先退一步；跳空时价格可能偏离。' },
    ],
  },
  questions: [
    {
      question: '{tasks.count|count}个鼓点一定要按顺序敲吗？',
      answer: '不用。先入金后绑卡也行，哪个先完成，就先领哪个。',
    },
    {
      question: '老账户能参加吗？',
      answer: '能。各项按账户的真实记录核对，以前做过的也算。',
    },
    {
      question: '满堂礼要平仓 {tasks.trade.from} 手，一次做完？',
      answer: '不必。每次 {minLots} 手也累计，做满为止，没有时限。仓位请按自己的承受能力来。',
    },
  ],
  rules: rulesOf({
    time: ['迎新不分时令，新客开户当天即可敲响头一个鼓点。'],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { rulesOf } from './shared/rules';

export default defineCampaign('campaigns/welcome-new.ts', {
  slug: 'welcome-new',
  title: '新人礼遇',
  description:
    '给新人的一张行程单：从开户到首笔交易共{tasks.count|count}站，站站有指引，{tasks.prizes|count}站有礼，走完全程合计 {tasks.amount.sum} 赠金。',
  theme: 'brand',
  bonus: { days: 45, perLot: 10 },
  hero: {
    kicker: '新人行程单',
    headline: '新人航班，正在登机',
    offer: '全程 {tasks.amount.sum}',
    lead: '安检是实名，得 {tasks.security.amount}；托运是绑卡，得 {tasks.luggage.amount}；登机是首次入金满 {tasks.boarding.from}，得 {tasks.boarding.amount}；起飞是平仓满 {tasks.take-off.from} 手，得 {tasks.take-off.amount}。',
    composition: 'ticket',
    scene: [
      { shape: 'cloud', x: 18, y: 20, width: 36, opacity: 0.85, motion: 'drift' },
      { shape: 'cloud', x: 88, y: 12, width: 28, opacity: 0.7, motion: 'drift' },
      { shape: 'glow', x: 54, y: 46, width: 88, opacity: 0.6 },
      { shape: 'globe', x: 44, y: 48, width: 62 },
      { shape: 'ticket', x: 22, y: 78, width: 44, turn: -14 },
      { shape: 'plane', x: 66, y: 16, width: 52, turn: -6, motion: 'float' },
      { shape: 'suitcase', x: 76, y: 60, width: 60 },
      { shape: 'cloud', x: 34, y: 90, width: 32 },
    ],
  },
  form: { title: '值机：填写手机号', submit: '办理开户' },
  activities: [
    {
      kind: 'tasks',
      title: '您的行程单',
      order: 'sequence',
      tasks: [
        {
          id: 'check-in',
          title: '值机 · 开立账户',
          text: '手机号加验证码，领到您的账号。',
          condition: { type: 'registered' },
          prize: null,
        },
        {
          id: 'security',
          title: '安检 · 实名认证',
          text: '填写姓名与身份证号码，当场核对。',
          condition: { type: 'verified' },
          prize: { label: '安检礼', amount: 5, unit: 'usd' },
        },
        {
          id: 'luggage',
          title: '托运 · 绑定银行卡',
          text: '本人名下的储蓄卡，日后出金也走这张。',
          condition: { type: 'card' },
          prize: { label: '托运礼', amount: 5, unit: 'usd' },
        },
        {
          id: 'boarding',
          title: '登机 · 首次入金',
          text: '首次入金单笔满 {from}。',
          condition: { type: 'first-deposit', from: 200 },
          prize: { label: '登机礼', amount: 20, unit: 'usd' },
          exclusive: 'first-deposit',
        },
        {
          id: 'take-off',
          title: '起飞 · 首笔交易',
          text: '累计平仓满 {from} 手，可以分多次。',
          condition: { type: 'trade', from: 1 },
          prize: { label: '起飞礼', amount: 30, unit: 'usd' },
        },
      ],
    },
  ],
  reasons: {
    title: '随行的几样东西',
    items: [
      { icon: 'question', title: '有人可问', text: '每一站卡住了，点在线客服，报站名就行。' },
      { icon: 'chart', title: '先看航线', text: '下单前可查点差、保证金与隔夜利息，心里有数再起飞。' },
      { icon: 'shield', title: '系好安全带', text: '每一单都可预设止损。跳空时成交价可能偏离，仓位别太满。' },
    ],
  },
  questions: [
    {
      question: '能跳过绑卡，直接入金吗？',
      answer: '入金本身不受影响，但行程单按站点开：绑卡之后，登机与起飞的礼才会解锁。先做的入金照样算数。',
    },
    {
      question: '走到一半停下，前面的礼会收回吗？',
      answer: '不会。每一站的礼各自有效，自存入之日起 {bonus.days} 天。',
    },
    {
      question: '起飞要平仓 {tasks.take-off.from} 手，资金不多怎么办？',
      answer: '{minLots} 手也累计。量力而行，没有时限，不必为一份礼加大仓位。',
    },
  ],
  rules: rulesOf({
    time: ['本行程单长期开放，{tasks.count|count}站何时完成都算。'],
    disqualified: ['绑定他人银行卡的。'],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { flyback } from './shared/flyback';

export default defineCampaign(
  'campaigns/eight-flyback-activity.ts',
  flyback({
    gift: 'eight',
    slug: 'eightflybackActivity',
    title: '{tasks.amount.sum|number}美元回赠',
    description:
      '八方来财，{tasks.count|count}步回赠：实名、入金、交易各得一份，合计 {tasks.amount.sum}。门槛比 {other} 一档更低，适合小步起走。',
    theme: 'crimson',
    hero: {
      kicker: '双八回赠',
      headline: '{tasks.count|count}封红包，等您来拆',
      offer: '{tasks.amount.sum} 回赠',
      lead: '头一封拆实名，得 {tasks.verified.amount}；第{tasks.deposited.place|ordinal}封拆首次入金，满 {tasks.deposited.from} 得 {tasks.deposited.amount}；第{tasks.traded.place|ordinal}封拆交易，平仓满 {tasks.traded.from} 手得 {tasks.traded.amount}。',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 50, y: 46, width: 96, opacity: 0.7 },
        { shape: 'firework', x: 20, y: 20, width: 34, opacity: 0.8, motion: 'shine' },
        { shape: 'firework', x: 82, y: 16, width: 28, opacity: 0.7 },
        { shape: 'red-packet', x: 24, y: 48, width: 42, turn: -16 },
        { shape: 'red-packet', x: 76, y: 48, width: 42, turn: 16 },
        { shape: 'red-packet', x: 50, y: 42, width: 52, motion: 'float' },
        { shape: 'coin', x: 26, y: 82, width: 26, turn: -14 },
        { shape: 'coin', x: 74, y: 82, width: 24, turn: 18 },
        { shape: 'coin', x: 50, y: 84, width: 32, motion: 'float' },
      ],
    },
    tasksTitle: '{count|count}封红包',
    legs: {
      verified: { name: '头一封 · 实名', text: '通过实名认证，拆开头一封。' },
      deposited: { name: '第{place|ordinal}封 · 首次入金', text: '首次入金单笔满 {from}，拆开第{place|ordinal}封。' },
      traded: { name: '第{place|ordinal}封 · 交易', text: '累计平仓满 {from} 手，拆开第{place|ordinal}封。' },
    },
    reasons: {
      title: '{reasons.count|count}个放心',
      items: [
        {
          icon: 'card',
          title: '数目放心',
          text: '{tasks.verified.amount}、{tasks.deposited.amount}、{tasks.traded.amount}，{tasks.count|count}封写明，加起来就是 {tasks.amount.sum}。',
        },
        { icon: 'clock', title: '时间放心', text: '{tasks.count|count}步没有时限，完成后当天就能领取。' },
        { icon: 'shield', title: '规则放心', text: '转换条件与有效期逐条写在规则里，先看再做。' },
      ],
    },
    questions: [
      { question: '红包是现金吗？', answer: '是赠金，可作保证金使用；按规则完成手数后转为可出金余额。' },
      {
        question: '已经入过金，还能参加吗？',
        answer: '能。系统按您首次到账的那一笔核对，满 {tasks.deposited.from} 即算完成。',
      },
      {
        question: '{tasks.amount.sum} 和 {other} 选哪个？',
        answer:
          '门槛不同：{tasks.amount.sum} 需入金 {tasks.deposited.from}、平仓 {tasks.traded.from} 手；{other} 需入金 {otherDeposit}、平仓 {otherLots} 手。两者择一。',
      },
    ],
  }),
);

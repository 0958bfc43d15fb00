import { defineCampaign } from '@/lib/campaign/define';
import { flyback } from './shared/flyback';

export default defineCampaign(
  'campaigns/flyback-activity.ts',
  flyback({
    gift: 'nine',
    slug: 'flybackActivity',
    title: '{tasks.amount.sum|number}美元回赠',
    description:
      '出发、蓄力、回航，{tasks.count|count}段航程{tasks.prizes|count}份回赠，飞完全程合计 {tasks.amount.sum}。每段做什么、得多少，页面与规则写得一致。',
    theme: 'dusk',
    hero: {
      kicker: '回赠航线',
      headline: '飞出去的，带着礼回来',
      offer: '{tasks.count|count}段 {tasks.amount.sum}',
      lead: '起飞是实名，得 {tasks.verified.amount}；爬升是首次入金满 {tasks.deposited.from}，得 {tasks.deposited.amount}；回航是平仓满 {tasks.traded.from} 手，得 {tasks.traded.amount}。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 48, y: 46, width: 104, opacity: 0.7 },
        { shape: 'cloud', x: 16, y: 22, width: 34, opacity: 0.8, motion: 'drift' },
        { shape: 'cloud', x: 86, y: 66, width: 40, opacity: 0.85, motion: 'drift' },
        { shape: 'rocket', x: 54, y: 40, width: 66, turn: 18, motion: 'float' },
        { shape: 'gift', x: 22, y: 78, width: 34, turn: -8 },
        { shape: 'parcel', x: 80, y: 82, width: 30 },
        { shape: 'star', x: 86, y: 22, width: 10, turn: 12, motion: 'float' },
        { shape: 'star', x: 18, y: 48, width: 8, turn: -12 },
        { shape: 'cloud', x: 46, y: 92, width: 46 },
      ],
    },
    tasksTitle: '{count|count}段航程',
    legs: {
      verified: { name: '起飞 · 实名', text: '填写姓名与身份证号码，通过即可起飞。' },
      deposited: { name: '爬升 · 首次入金', text: '首次入金单笔满 {from}，燃料加满。' },
      traded: { name: '回航 · 交易', text: '累计平仓满 {from} 手，带礼落地。' },
    },
    reasons: {
      title: '航程须知',
      items: [
        { icon: 'verify', title: '按真实记录', text: '实名、入金、平仓，都以账户里的记录为准，不需截图申请。' },
        { icon: 'deposit', title: '逐段到账', text: '完成一段领一段，不必等飞完全程。' },
        {
          icon: 'order',
          title: '慢飞无妨',
          text: '{tasks.count|count}段没有时限。手数慢慢累计，仓位按自己的承受能力来。',
        },
      ],
    },
    questions: [
      {
        question: '只飞一段，能领吗？',
        answer: '能。每段完成即可领取该段的回赠，后面{tasks.count - once|count}段随时可以继续。',
      },
      {
        question: '{tasks.traded.from} 手一次做完才算？',
        answer: '不用。每笔平仓都累计，{minLots} 手也算，累计满 {tasks.traded.from} 手即可。',
      },
    ],
  }),
);

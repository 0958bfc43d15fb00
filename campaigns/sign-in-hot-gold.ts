import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { MILESTONE_TOTAL, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 2, amount: 2 },
  { days: 4, amount: 6 },
  { days: 7, amount: 20 },
];

export default defineCampaign(
  'campaigns/sign-in-hot-gold.ts',
  signinCampaign({
    slug: 'sign-in-hot-gold',
    title: '热金签到',
    otherPages: [{ path: 'sign-in-hot-gold-pc', layout: 'desktop' }],
    description: `金在 {melting}℃ 熔化，炉火要{signin.milestones.last.days|count}天不断。每周连续签到，第 {signin.milestones.1.days}、{signin.milestones.2.days}、{signin.milestones.3.days} 天开炉取礼，合计 ${MILESTONE_TOTAL} 赠金。`,
    theme: 'amber',
    constants: {
      firstRun: ran('2025年4月14日至20日'),
      melting: { is: '1064', source: '金的熔点，以摄氏度计' },
      nextDay: { is: 2, source: '漏签的次日' },
    },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '炉温 {melting}℃',
      headline: '{signin.milestones.last.days|count}日炉火，炼一块金',
      offer: '出炉得 {signin.milestones.last.amount}',
      lead: '每签一天添一把火：连签 {signin.milestones.1.days} 天得 {signin.milestones.1.amount}，{signin.milestones.2.days} 天再得 {signin.milestones.2.amount}，第{signin.milestones.last.days|ordinal}天出炉，再得 {signin.milestones.last.amount}。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 54, width: 124, opacity: 0.9, motion: 'shine' },
        { shape: 'podium', x: 50, y: 92, width: 76 },
        { shape: 'crucible', x: 50, y: 58, width: 62 },
        { shape: 'bar', x: 20, y: 84, width: 36, turn: -8 },
        { shape: 'minted-bar', x: 84, y: 76, width: 34, turn: 8 },
      ],
    },
    calendarTitle: '本周炉火',
    cycle: 'week',
    points: 15,
    milestoneName: '出炉礼',
    milestones: MILESTONES,
    makeUpCards: 1,
    conversion: { days: 30, perLot: 7 },
    steps: {
      title: '一炉金的{steps.count|count}个时辰',
      items: [
        {
          icon: 'clock',
          title: '连续 {signin.milestones.1.days} 天 · 起火',
          text: '炉膛刚热，先取 {signin.milestones.1.amount}。',
        },
        {
          icon: 'spin',
          title: '连续 {signin.milestones.2.days} 天 · 通红',
          text: '火候过半，再取 {signin.milestones.2.amount}。',
        },
        {
          icon: 'gift',
          title: '连续 {signin.milestones.3.days} 天 · 出炉',
          text: '金水成锭，取 {signin.milestones.3.amount}。',
        },
      ],
    },
    questions: [
      {
        question: '火断了一天怎么办？',
        answer:
          '每周有{signin.makeUpCards|count}张补签卡，漏签的格子上点“补”，当天积分照发，火也接得上。没有补签，就从第{nextDay|ordinal}天重新起火。',
      },
      {
        question: '{signin.daily.amount} 积分能做什么？',
        answer: '积分当场记入积分账户，可在“积分兑换”活动页换礼，不能直接提现。',
      },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { milestoneTotal, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 2, amount: 2 },
  { days: 4, amount: 6 },
  { days: 7, amount: 20 },
];
const TOTAL = milestoneTotal(MILESTONES);

export default defineCampaign(
  'campaigns/sign-in-hot-gold.ts',
  signinCampaign({
    slug: 'sign-in-hot-gold',
    title: '热金签到',
    otherPages: [{ path: 'sign-in-hot-gold-pc', layout: 'desktop' }],
    description: `金在 1064℃ 熔化，炉火要七天不断。每周连续签到，第 2、4、7 天开炉取礼，合计 $${TOTAL} 赠金。`,
    theme: 'amber',
    firstRun: '首期：2025年4月14日至20日。',
    hero: {
      kicker: '炉温 1064℃',
      headline: '七日炉火，炼一块金',
      lead: '每签一天添一把火。火不断，第七天出炉。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 52, width: 124, opacity: 0.9, motion: 'shine' },
        { shape: 'sun', x: 50, y: 52, width: 58, opacity: 0.7 },
        { shape: 'coin', x: 16, y: 48, width: 16, turn: -16, motion: 'float' },
        { shape: 'coin', x: 84, y: 44, width: 14, turn: 18, motion: 'float' },
        { shape: 'podium', x: 50, y: 88, width: 78 },
        { shape: 'bar-stack', x: 50, y: 64, width: 66 },
        { shape: 'bar', x: 20, y: 84, width: 30, turn: -8 },
        { shape: 'coin-stack', x: 82, y: 82, width: 28 },
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
      title: '一炉金的三个时辰',
      items: [
        { icon: 'clock', title: '连续 2 天 · 起火', text: '炉膛刚热，先取 $2。' },
        { icon: 'spin', title: '连续 4 天 · 通红', text: '火候过半，再取 $6。' },
        { icon: 'gift', title: '连续 7 天 · 出炉', text: '金水成锭，取 $20。' },
      ],
    },
    questions: [
      {
        question: '火断了一天怎么办？',
        answer: '每周有一张补签卡，漏签的格子上点“补”，当天积分照发，火也接得上。没有补签，就从第二天重新起火。',
      },
      {
        question: '这周没炼成，下周还有吗？',
        answer: '每周一开新炉，连续天数与补签卡都重新算，上周领到的礼不受影响。',
      },
      { question: '15 积分能做什么？', answer: '积分当场记入积分账户，可在“积分兑换”活动页换礼，不能直接提现。' },
    ],
  }),
);

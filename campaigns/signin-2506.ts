import { defineCampaign } from '@/lib/campaign/define';
import { milestoneTotal, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 3, amount: 2 },
  { days: 7, amount: 5 },
  { days: 15, amount: 11 },
  { days: 25, amount: 30 },
];
const TOTAL = milestoneTotal(MILESTONES);
const SEVENS = [7, 17, 27];

export default defineCampaign(
  'campaigns/signin-2506.ts',
  signinCampaign({
    slug: 'signin-2506',
    title: '七月签到',
    description: `一张月历过一夏。每天签到得积分，逢 7 的日子计双倍，连续签到四段有礼，整月合计 $${TOTAL} 赠金。`,
    theme: 'forest',
    firstRun: '首期：2025年7月1日至31日。',
    hero: {
      kicker: '逢七双倍',
      headline: '撕一页，凉一夏',
      lead: `${SEVENS.join('、')} 日，签一次计两天。`,
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 52, y: 44, width: 110, opacity: 0.7 },
        { shape: 'sun', x: 80, y: 22, width: 40, motion: 'shine' },
        { shape: 'cloud', x: 22, y: 22, width: 34, opacity: 0.85, motion: 'drift' },
        { shape: 'umbrella', x: 26, y: 52, width: 52, turn: -8 },
        { shape: 'calendar', x: 58, y: 54, width: 54 },
        { shape: 'wave', x: 22, y: 86, width: 62 },
        { shape: 'wave', x: 74, y: 86, width: 68 },
        { shape: 'gift', x: 84, y: 76, width: 26 },
        { shape: 'coin', x: 42, y: 82, width: 15, turn: -14, motion: 'float' },
        { shape: 'leaf', x: 88, y: 50, width: 12, turn: 30, motion: 'drop' },
      ],
    },
    calendarTitle: '本月月历',
    cycle: 'month',
    points: 10,
    double: {
      days: SEVENS,
      rule: `每月 ${SEVENS.join(' 日、')} 日为双倍日：积分双倍，签到或补签这一天都按两天计入连续天数。`,
    },
    milestoneName: '消暑礼',
    milestones: MILESTONES,
    makeUpCards: 3,
    conversion: { days: 45, perLot: 8 },
    reasons: {
      title: '一夏四段凉',
      items: [
        { icon: 'calendar', title: '连续 3 天 · 青瓜', text: '刚起头，领 $2，清清口。' },
        { icon: 'point', title: '连续 7 天 · 酸梅汤', text: '一周不断，再领 $5。' },
        { icon: 'clock', title: '连续 15 天 · 西瓜', text: '切开半个月，领 $11。' },
        { icon: 'gift', title: '连续 25 天 · 整箱冰', text: '大半个月都在，领 $30。' },
      ],
    },
    questions: [
      {
        question: '出门几天没签怎么办？',
        answer: '每月有 3 张补签卡，回来在月历上点“补”。补上的一天照发积分，逢 7 的日子仍计双倍。',
      },
      {
        question: '25 天要签满二十五次吗？',
        answer: '不一定。双倍日一次计两天，连续签到经过三个双倍日，22 次就够 25 天。',
      },
      { question: '七月过了呢？', answer: '每月 1 日换新的一页，月历与连续天数重新开始，规则不变。' },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { MILESTONE_TOTAL, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 3, amount: 2 },
  { days: 7, amount: 5 },
  { days: 15, amount: 11 },
  { days: 25, amount: 30 },
];

export default defineCampaign(
  'campaigns/signin-2506.ts',
  signinCampaign({
    slug: 'signin-2506',
    title: '七月签到',
    description: `一张月历过一夏。每天签到得积分，逢 {lastDigit} 的日子计{doubled|pair}倍，连续签到{signin.milestones.count|count}段有礼，整月合计 ${MILESTONE_TOTAL} 赠金。`,
    theme: 'forest',
    constants: {
      firstRun: ran('2025年7月1日至31日'),
      lastDigit: { is: 7, source: '双倍日的末位数' },
      halfMonth: { is: '半个月', source: '习语' },
    },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '七月签到',
      headline: '撕一页，凉一夏',
      offer: '逢七{doubled|pair}倍',
      lead: '{signin.doubleDays.1}、{signin.doubleDays.2}、{signin.doubleDays.3} 日签一次计{doubled|count}天。连签 {signin.milestones.1.days} 天得 {signin.milestones.1.amount}，{signin.milestones.2.days} 天再得 {signin.milestones.2.amount}，{signin.milestones.3.days} 天再得 {signin.milestones.3.amount}，{signin.milestones.last.days} 天再得 {signin.milestones.last.amount}。',
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 52, y: 44, width: 110, opacity: 0.7 },
        { shape: 'sun', x: 80, y: 22, width: 40, motion: 'shine' },
        { shape: 'cloud', x: 22, y: 22, width: 34, opacity: 0.85, motion: 'drift' },
        { shape: 'umbrella', x: 24, y: 50, width: 50, turn: -8 },
        { shape: 'calendar', x: 56, y: 54, width: 60 },
        { shape: 'wave', x: 22, y: 88, width: 62 },
        { shape: 'wave', x: 74, y: 88, width: 68 },
        { shape: 'thermos', x: 86, y: 72, width: 36, turn: 8 },
        { shape: 'leaf', x: 90, y: 46, width: 12, turn: 30, motion: 'drop' },
      ],
    },
    calendarTitle: '本月月历',
    cycle: 'month',
    points: 10,
    doubleDays: [7, 17, 27],
    milestoneName: '消暑礼',
    milestones: MILESTONES,
    makeUpCards: 3,
    conversion: { days: 45, perLot: 8 },
    reasons: {
      title: '一夏{signin.milestones.count|count}段凉',
      items: [
        {
          icon: 'calendar',
          title: '连续 {signin.milestones.1.days} 天 · 青瓜',
          text: '刚起头，领 {signin.milestones.1.amount}，清清口。',
        },
        {
          icon: 'point',
          title: '连续 {signin.milestones.2.days} 天 · 酸梅汤',
          text: '一周不断，再领 {signin.milestones.2.amount}。',
        },
        {
          icon: 'clock',
          title: '连续 {signin.milestones.3.days} 天 · 西瓜',
          text: '切开{halfMonth}，领 {signin.milestones.3.amount}。',
        },
        {
          icon: 'gift',
          title: '连续 {signin.milestones.4.days} 天 · 整箱冰',
          text: '大{halfMonth}都在，领 {signin.milestones.4.amount}。',
        },
      ],
    },
    questions: [
      {
        question: '出门几天没签怎么办？',
        answer:
          '每月有 {signin.makeUpCards} 张补签卡，回来在月历上点“补”。补上的一天照发积分，逢 {lastDigit} 的日子仍计{doubled|pair}倍。',
      },
      {
        question: '{signin.milestones.last.days} 天要签满{signin.milestones.last.days|count}次吗？',
        answer:
          '不一定。{doubled|pair}倍日一次计{doubled|count}天，连续签到经过{signin.doubleDays.count|count}个{doubled|pair}倍日，{signin.milestones.last.days - signin.doubleDays.count} 次就够 {signin.milestones.last.days} 天。',
      },
      { question: '七月过了呢？', answer: '每月 {monthStart} 日换新的一页，月历与连续天数重新开始，规则不变。' },
    ],
  }),
);

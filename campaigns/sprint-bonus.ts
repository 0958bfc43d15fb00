import { defineCampaign } from '@/lib/campaign/define';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/sprint-bonus.ts',
  ladder({
    slug: 'sprint-bonus',
    title: '冲刺赠金',
    description:
      '一条月度跑道，{tiers.count|count}个补给站：{tiers.1.from} 手起步，{tiers.last.from} 手撞线，站站有赠金，至多 {tiers.last.reward}。离下一站几手、本月还剩几天，一眼看清。',
    theme: 'midnight',
    hero: {
      headline: '下一站还差几手？',
      offer: '{tiers.1.from} 手得 {tiers.1.reward}',
      lead: '{tiers.2.from} 手得 {tiers.2.reward}，{tiers.3.from} 手得 {tiers.3.reward}，{tiers.4.from} 手得 {tiers.4.reward}，{tiers.last.from} 手得 {tiers.last.reward}。跑道按月清零，匀速跑也到得了。',
      composition: 'stage',
      scene: [
        { shape: 'glow', x: 50, y: 46, width: 100, opacity: 0.8 },
        { shape: 'flag', x: 68, y: 24, width: 46, motion: 'float' },
        { shape: 'rocket', x: 36, y: 46, width: 62, turn: 14, motion: 'float' },
        { shape: 'podium', x: 62, y: 92, width: 66 },
        { shape: 'trophy', x: 62, y: 70, width: 46 },
        { shape: 'clock', x: 18, y: 84, width: 32 },
      ],
    },
    ladder: {
      title: '您的跑道',
      activityId: 63,
      measure: 'lots',
      term: 'month',
      look: 'track',
      tiers: [
        { from: 3, reward: 12 },
        { from: 8, reward: 40 },
        { from: 16, reward: 98 },
        { from: 30, reward: 218 },
        { from: 50, reward: 428 },
      ],
      sliderMax: 60,
    },
    firstRun: '月初鸣枪，月末收道，月月一场。',
    rules: { who: ['月中开户的，从开户当天起跑，跑道不缩短。'] },
    conversion: { days: 30, perLot: 18 },
    reasons: {
      title: '跑者手册',
      items: [
        { icon: 'clock', title: '看表不赶表', text: '剩下的天数写在跑道上方。来不及的一站，留给下个月。' },
        { icon: 'chart', title: '步幅不限', text: '{minLots} 手也往前挪一点，长跑不靠一步。' },
        { icon: 'order', title: '中途可停', text: '跑到哪站领到哪站。状态不好时停下，才是会跑。' },
      ],
    },
    questions: [
      {
        question: '月底最后几小时平的仓算吗？',
        answer: '算。以平仓时刻的北京时间为准，但补给也要在当月最后一日 {dayEnd} 前领走，请留出几分钟。',
      },
      {
        question: '我跑到 {tiers.3.from} 手才来领，前{tiers.2.place|count}站呢？',
        answer: '一并给。{tiers.3.from} 手一站的 {tiers.3.reward} 已含前{tiers.2.place|count}站，不会因为晚领而少。',
      },
      { question: '跑完 {tiers.last.from} 手还有吗？', answer: '本月到线为止。请歇一歇，下月 {monthStart} 日再起跑。' },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { MILESTONE_TOTAL, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 3, amount: 5 },
  { days: 7, amount: 10 },
  { days: 14, amount: 18 },
  { days: 21, amount: 35 },
];

export default defineCampaign(
  'campaigns/sign-in-jx.ts',
  signinCampaign({
    slug: 'sign-in-jx',
    title: '签到开户礼',
    otherPages: [
      { path: 'sign-in-jx-wap', layout: 'mobile' },
      { path: 'sign-in-jx-pc', layout: 'desktop' },
    ],
    description: `开户当天，就盖得下头一枚印。连续签到 {signin.milestones.1.days}、{signin.milestones.2.days}、{signin.milestones.3.days}、{signin.milestones.4.days} 天各有一礼，集齐{signin.milestones.count|count}枚，当月合计 ${MILESTONE_TOTAL} 赠金。`,
    theme: 'crimson',
    constants: { firstRun: ran('2025年4月') },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '开户即签',
      headline: '一天一枚印，集满领礼',
      offer: '{signin.milestones.1.days} 天得 {signin.milestones.1.amount}',
      lead: `连签 {signin.milestones.2.days} 天再得 {signin.milestones.2.amount}，{signin.milestones.3.days} 天再得 {signin.milestones.3.amount}，{signin.milestones.last.days} 天再得 {signin.milestones.last.amount}，一期合计 ${MILESTONE_TOTAL}。断了，有 {signin.makeUpCards} 张补签卡。`,
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 56, y: 44, width: 100, opacity: 0.75 },
        { shape: 'ribbon', x: 50, y: 16, width: 52, turn: -8, motion: 'float' },
        { shape: 'calendar', x: 40, y: 48, width: 66, turn: -4 },
        { shape: 'seal-stamp', x: 74, y: 62, width: 66 },
        { shape: 'red-packet', x: 18, y: 84, width: 30, turn: -16 },
      ],
    },
    form: { title: '开户，盖下头一枚印', submit: '开户并签到' },
    calendarTitle: '我的集印册',
    cycle: 'month',
    points: 10,
    milestoneName: '集印礼',
    milestones: MILESTONES,
    makeUpCards: 2,
    who: '新客开户成功当天即可签到。',
    conversion: { days: 60, perLot: 10 },
    steps: {
      title: '从开户到满册',
      items: [
        { icon: 'account', title: '手机号开户', text: '验证码确认，账户当即建好。' },
        { icon: 'calendar', title: '回到集印册', text: '点“今日签到”，当天这枚印就是您的。' },
        {
          icon: 'gift',
          title: '连着来',
          text: '连续 {signin.milestones.1.days}、{signin.milestones.2.days}、{signin.milestones.3.days}、{signin.milestones.4.days} 天，依次领 {signin.milestones.1.amount}、{signin.milestones.2.amount}、{signin.milestones.3.amount}、{signin.milestones.4.amount}。',
        },
      ],
    },
    reasons: {
      title: '签到之余，账户里还有',
      items: [
        { icon: 'chart', title: '行情随看', text: '伦敦金、伦敦银实时报价，签到时顺手看一眼。' },
        { icon: 'two-way', title: '双向可做', text: '看涨可买，看跌可卖；不看好的日子，不做也行。' },
        { icon: 'shield', title: '费用写明', text: '点差与隔夜利息，在产品细则里逐项列着。' },
      ],
    },
    questions: [
      {
        question: '月中才开户，来得及集满吗？',
        answer: '印册按自然月算，从开户那天起能连续多少天就领到哪一档；下月 {monthStart} 日换新册，可以从头集满。',
      },
      {
        question: '忘了一天，前面白签了？',
        answer: '每月有 {signin.makeUpCards} 张补签卡，补上的一天照发积分，也接上连续天数。已领的礼不会收回。',
      },
      { question: '手机开的户，电脑上能签吗？', answer: '能。同一个账户，手机和电脑看到的是同一本集印册。' },
    ],
  }),
);

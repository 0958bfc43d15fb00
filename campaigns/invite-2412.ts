import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { rulesOf } from './shared/rules';

const TIERS = [
  { friends: 3, amount: 20 },
  { friends: 6, amount: 60 },
  { friends: 12, amount: 160 },
];

export default defineCampaign('campaigns/invite-2412.ts', {
  slug: 'invite-2412',
  title: '邀请好友',
  description:
    '写一张请柬给朋友：好友实名并平仓满 {invite.from} 手，您得 {invite.each.amount} 赠金，满 {invite.tiers.1.friends} 位起另有加席礼。链接与海报，登录即可取用。',
  theme: 'brand',
  constants: { firstRun: ran('2024年12月1日') },
  bonus: { days: 60, perLot: 10 },
  hero: {
    kicker: '请柬 · 席位已备',
    headline: '这一席，留给您的朋友',
    offer: '每位 {invite.each.amount}',
    lead: '朋友平仓满 {invite.from} 手，您得 {invite.each.amount} 赠金；坐满 {invite.tiers.1.friends} 位、{invite.tiers.2.friends} 位、{invite.tiers.3.friends} 位另有加席礼。走到哪一步，您随时看得见。',
    composition: 'ticket',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 108, opacity: 0.8 },
      { shape: 'people', x: 50, y: 30, width: 62 },
      { shape: 'ribbon', x: 50, y: 80, width: 78 },
      { shape: 'envelope', x: 50, y: 62, width: 66, motion: 'float' },
      { shape: 'bell', x: 14, y: 32, width: 17, turn: -14, motion: 'float' },
      { shape: 'snowflake', x: 84, y: 14, width: 11, opacity: 0.9, motion: 'spin' },
      { shape: 'snowflake', x: 88, y: 66, width: 8, opacity: 0.7 },
    ],
  },
  activities: [
    {
      kind: 'invite',
      title: '我的请柬',
      condition: { type: 'trade', from: 1 },
      conditionLabel: '累计平仓满 {from} 手',
      each: { label: '邀请礼', amount: 20, unit: 'usd' },
      monthlyMax: 8,
      tiers: TIERS.map(({ friends, amount }) => ({
        friends,
        prize: { label: '满 {friends} 位加席礼', amount, unit: 'usd' as const },
      })),
    },
  ],
  steps: {
    title: '一张请柬的路',
    items: [
      { icon: 'invite', title: '取请柬', text: '登录后复制链接，或把海报存进相册。' },
      { icon: 'account', title: '朋友赴约', text: '朋友打开请柬，用自己的手机号注册。' },
      { icon: 'trade', title: '朋友入席', text: '朋友通过实名认证、累计平仓满 {invite.from} 手，即为达标。' },
      { icon: 'gift', title: '您来领礼', text: '回到本页领取，每位 {invite.each.amount}。' },
    ],
  },
  reasons: {
    title: '请客的分寸',
    items: [
      { icon: 'verify', title: '只请愿意的人', text: '请先说明这是保证金交易，有亏损的可能，由朋友自己决定。' },
      { icon: 'shield', title: '号码有遮挡', text: '进度里朋友的手机号只显示头尾，您的也不会写在链接上。' },
      { icon: 'calendar', title: '来日方长', text: '朋友何时达标都算数，不限天数，不必催。' },
    ],
  },
  questions: [
    {
      question: '朋友忘了用我的链接，能补登记吗？',
      answer: '不能。邀请关系在注册时确定，之后不作更改，请提醒朋友从您的链接或海报进入，或在注册时填写您的邀请码。',
    },
    { question: '朋友也有礼吗？', answer: '有。朋友注册后可参加当期的新人活动，奖励以新人活动页为准。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}起。'],
    disqualified: ['群发骚扰信息、以收益承诺或代客操盘招揽，或冒用{brand}工作人员身份邀请的。'],
    risk: ['邀请他人时请如实说明保证金交易的风险，不得承诺收益。'],
  }),
});

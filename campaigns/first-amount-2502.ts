import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/first-amount-2502.ts',
  ladder({
    slug: 'first-amount-2502',
    title: '首入金赠金',
    description:
      '灯会的规矩：首笔入金点一盏灯，金额越大灯越亮。{tiers.1.from}、{tiers.2.from}、{tiers.3.from}、{tiers.4.from} {tiers.count|count}盏，纱灯、荷花灯、鲤鱼灯、鳌山灯，至多赠 {tiers.last.reward}。',
    theme: 'brand',
    constants: { firstRun: ran('2025年2月，正月十五（2月12日）前后') },
    hero: {
      kicker: '元宵灯会',
      headline: '首笔入金，点亮一盏灯',
      offer: '至多 {tiers.last.reward}',
      lead: '{tiers.1.from} 点纱灯，得 {tiers.1.reward}；{tiers.2.from} 点荷花灯，得 {tiers.2.reward}；{tiers.3.from} 点鲤鱼灯，得 {tiers.3.reward}；{tiers.last.from} 点鳌山灯，得 {tiers.last.reward}。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 50, width: 110, opacity: 0.85 },
        { shape: 'firework', x: 10, y: 34, width: 26, opacity: 0.8, motion: 'shine' },
        { shape: 'firework', x: 90, y: 30, width: 24, opacity: 0.7, motion: 'shine' },
        { shape: 'moon', x: 50, y: 36, width: 32, opacity: 0.95 },
        { shape: 'lantern', x: 14, y: 54, width: 30, motion: 'float' },
        { shape: 'lantern-carp', x: 84, y: 52, width: 36, motion: 'float' },
        { shape: 'lantern-tower', x: 50, y: 66, width: 56 },
        { shape: 'lantern-lotus', x: 18, y: 86, width: 36 },
        { shape: 'lantern-lotus', x: 82, y: 88, width: 30, flip: true },
      ],
    },
    deposit: '去点灯入金',
    ladder: {
      title: '{count|count}盏灯，您点哪一盏',
      activityId: 82,
      measure: 'first-deposit',
      tiers: [
        { from: 200, reward: 18 },
        { from: 1000, reward: 108 },
        { from: 3000, reward: 268 },
        { from: 8000, reward: 588 },
      ],
      rungs: [
        { name: '纱灯', art: 'lantern' },
        { name: '荷花灯', art: 'lantern-lotus' },
        { name: '鲤鱼灯', art: 'lantern-carp' },
        { name: '鳌山灯', art: 'lantern-tower' },
      ],
      sliderMax: 10000,
    },
    firstRun: '首期：{firstRun}。',
    conversion: { days: 60, perLot: 15 },
    reasons: {
      title: '灯下看清楚',
      items: [
        { icon: 'deposit', title: '一笔点一盏', text: '只看首笔到账的金额，点亮哪盏就是哪盏，不能换。' },
        { icon: 'card', title: '本人付款', text: '付款账户须与实名一致，第三方代付会原路退回。' },
        {
          icon: 'clock',
          title: '{bonus.days|count}天灯期',
          text: '每平仓 {oneLot} 手，{bonus.perLot} 转为可出金余额，期满余下的熄灯。',
        },
      ],
    },
    questions: [
      {
        question: '{tiers.count|count}盏灯能都点吗？',
        answer:
          '不能相加。首笔 {tiers.3.from} 点亮第{tiers.3.place|ordinal}盏，得 {tiers.3.reward}，已含前{tiers.2.place|count}盏。',
      },
      { question: '入金之后多久灯会亮？', answer: '以支付渠道确认到账为准，通常几分钟；到账后刷新本页，即可领取。' },
    ],
  }),
);

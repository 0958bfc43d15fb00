import { defineCampaign } from '@/lib/campaign/define';
import { example, ran } from './shared/constants';
import { AUTUMN_TOTAL, autumnFlight } from './shared/golden-autumn';

const OPENING = 18;
const TIERS = [
  { from: 200, reward: 18 },
  { from: 1000, reward: 88 },
  { from: 3000, reward: 208 },
  { from: 5000, reward: 328 },
];

export default defineCampaign(
  'campaigns/golden-autumn.ts',
  autumnFlight({
    slug: 'golden-autumn',
    title: '金秋献礼',
    description: `秋天讲究收成。开户实名先收 {tasks.verify.amount}，首次入金再按{tiers.count|count}档收取赠金，{gifts|count}份合计至多 ${AUTUMN_TOTAL}。`,
    theme: 'amber',
    constants: {
      firstRun: ran('2024年9月22日'),
      gifts: { is: 2, source: '开户的礼与首次入金的礼' },
      deposit: example(800, 'usd'),
    },
    firstRun: '首期：{firstRun}（秋分）起。',
    hero: {
      kicker: '秋分 · 开镰',
      headline: '开户这天，先收一份',
      offer: '实名得 {tasks.verify.amount}',
      lead: `首次入金再按档收：{tiers.1.from} 得 {tiers.1.reward}，{tiers.2.from} 得 {tiers.2.reward}，{tiers.3.from} 得 {tiers.3.reward}，{tiers.last.from} 得 {tiers.last.reward}。{gifts|count}份合计至多 ${AUTUMN_TOTAL}。`,
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 58, width: 104 },
        { shape: 'sun', x: 50, y: 50, width: 42, motion: 'shine' },
        { shape: 'wheat', x: 24, y: 58, width: 62, turn: -16 },
        { shape: 'wheat', x: 78, y: 56, width: 60, turn: 16, flip: true },
        { shape: 'leaf', x: 8, y: 78, width: 26, turn: -72 },
        { shape: 'leaf', x: 94, y: 76, width: 26, turn: 66, flip: true },
        { shape: 'bar-stack', x: 51, y: 76, width: 64 },
        { shape: 'leaf', x: 36, y: 26, width: 9, turn: 24, motion: 'drift' },
        { shape: 'leaf', x: 66, y: 30, width: 8, turn: -50, motion: 'drift' },
        { shape: 'leaf', x: 44, y: 96, width: 11, turn: -15 },
      ],
    },
    form: { title: '留个手机号，下地收成', submit: '开户领金秋礼' },
    opening: { name: '开镰礼', amount: OPENING, title: '开镰：开户实名礼' },
    deposit: { activityId: 83, name: '丰收礼', tiers: TIERS, title: '丰收：首次入金按档收', sliderMax: 6000 },
    conversion: { days: 60, perLot: 12 },
    steps: {
      title: '一季庄稼，{steps.count|count}道农活',
      items: [
        { icon: 'account', title: '下种', text: '用手机号开立真实账户，地就归您打理。' },
        { icon: 'verify', title: '开镰', text: '实名通过，回本页领取 {tasks.verify.amount} 开镰礼。' },
        { icon: 'deposit', title: '入仓', text: '首次入金到账，按所在的档领取丰收礼。' },
      ],
    },
    reasons: {
      title: '种地的人信这几条',
      items: [
        { icon: 'calendar', title: '不误时', text: '周一早间到周六凌晨连续报价，想进想出都赶得上。' },
        { icon: 'two-way', title: '丰歉都有活', text: '金价涨可买，跌可卖，不必只等一个方向。' },
        { icon: 'shield', title: '留好种子', text: '下单就设止损，别把来年的种子一起押上；跳空时成交价可能偏离。' },
      ],
    },
    questions: [
      {
        question: '首次入金 {deposit}，算哪一档？',
        answer:
          '算 {tiers.1.from} 那一档，得 {tiers.1.reward}。档位按已经达到的门槛计，距 {tiers.2.from} 一档还差 {tiers.2.from - deposit}。',
      },
      {
        question: '赠金怎么变成能出金的钱？',
        answer:
          '存入后 {bonus.days} 天内，每平仓 {oneLot} 手有 {bonus.perLot} 转为可出金余额。例如 {tiers.2.reward} 要平仓约 {tiers.2.reward / bonus.perLot|up} 手。',
      },
    ],
    success: {
      title: '金秋开户成功',
      lead: '地已经分到您名下。实名之后，先收 {tasks.verify.amount} 开镰礼。',
      nextTitle: '接下来的农活',
    },
  }),
);

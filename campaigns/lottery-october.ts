import { defineCampaign } from '@/lib/campaign/define';
import { price, ran } from './shared/constants';
import { blankOutcome, giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

/** What a bar costs, in US dollars. */
const BAR_PRICE = 130;
const SEGMENTS = [
  usdOutcome('spark', 0.5, 3800),
  usdOutcome('petal', 1, 1600),
  usdOutcome('lantern', 3, 420, 600),
  blankOutcome('明日再来', 3899),
  usdOutcome('flag', 8, 180, 300),
  usdOutcome('drum', 18, 80, 120),
  usdOutcome('bloom', 88, 16, 20),
  giftOutcome('gold', '足金金条 {barGrams} 克', BAR_PRICE, 5, 10),
];

export default defineCampaign('campaigns/lottery-october.ts', {
  slug: 'lottery-october',
  title: '十月幸运转盘',
  description:
    '十月烟花夜，{wheel.segments.count|count}格转盘每天转{wheel.credits.day.count|count}次。{wheel.segments.prizes|count}格有礼，其中一格是限量的 {barGrams} 克足金金条；每格概率与剩余数量都写在转盘旁。',
  theme: 'crimson',
  constants: {
    firstRun: ran('2024年10月1日至10月31日'),
    barGrams: { is: 1, source: '奖品的规格' },
    barPrice: price(BAR_PRICE),
  },
  bonus: { days: 30, perLot: 5 },
  hero: {
    kicker: '十月幸运转盘',
    headline: '今天的那一转，用了吗？',
    offer: '{wheel.segments.prizes|count}格有礼',
    lead: '登录每天 {wheel.credits.day.count} 次，实名送 {wheel.credits.verified.count} 次，绑卡送 {wheel.credits.card.count} 次，每平仓 {wheel.credits.lots.each} 手再加一次。概率和余量全摆在桌面上。',
    limited: 'gold',
    composition: 'stage',
    scene: [
      { shape: 'firework', x: 22, y: 22, width: 46, motion: 'shine' },
      { shape: 'firework', x: 80, y: 18, width: 38, opacity: 0.85, motion: 'shine' },
      { shape: 'glow', x: 52, y: 58, width: 100, opacity: 0.8 },
      { shape: 'bar-card', x: 52, y: 54, width: 86, turn: 4 },
      { shape: 'gift', x: 86, y: 80, width: 36 },
      { shape: 'coin', x: 18, y: 78, width: 30, turn: -16, motion: 'float' },
    ],
  },
  activities: [
    {
      kind: 'wheel',
      title: '十月转盘',
      segments: SEGMENTS,
      credits: [
        { from: 'day', count: 1, label: '登录即有' },
        { from: 'condition', condition: { type: 'verified' }, count: 2, label: '通过实名认证' },
        { from: 'condition', condition: { type: 'card' }, count: 1, label: '绑定银行卡' },
        { from: 'lots', each: 2, max: 10, label: '累计平仓' },
      ],
    },
  ],
  reasons: {
    title: '转盘桌上的规矩',
    items: [
      {
        icon: 'spin',
        title: '概率在旁边',
        text: '每格的概率与公示一致，{wheel.segments.count|count}格相加正好是一个整圆。',
      },
      { icon: 'gift', title: '余量随时看', text: '限量的格子写着还剩几份，发完就标“已发完”。' },
      { icon: 'point', title: '断线不丢', text: '转到一半断网，重连后还是那一格，不多算也不少算。' },
    ],
  },
  questions: [
    { question: '没登录能试试吗？', answer: '能试转，看看手感；试转不计奖，登录后才是正式一转。' },
    { question: '金条怎么寄？', answer: '抽中后客服联系核对地址，{giftDays} 个工作日内包邮寄出，附检验证书。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加。'],
    rewards: ['{barGrams} 克足金金条为实物，成色足金 {fineness}，市场价约 {barPrice}。'],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { price, ran } from './shared/constants';
import { giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const BAR = '{barGrams} 克足金金条';
/** What a bar costs, in US dollars. */
const BAR_PRICE = 260;
const BRONZE = [usdOutcome('shell', 2, 7000), usdOutcome('pearl', 5, 2700, 400), usdOutcome('ruby', 18, 300, 40)];
const SILVER = [usdOutcome('shell', 8, 6500), usdOutcome('pearl', 15, 3000, 200), usdOutcome('ruby', 38, 500, 40)];
const GOLD = [
  usdOutcome('shell', 20, 6500),
  usdOutcome('pearl', 38, 2900, 120),
  usdOutcome('ruby', 88, 550, 30),
  giftOutcome('bar', BAR, BAR_PRICE, 50, 5),
];

export default defineCampaign('campaigns/treasure-box-2412.ts', {
  slug: 'treasure-box-2412',
  title: '十二月宝箱',
  description: `铜箱认人，银箱认金，金箱认手。{treasure.boxes.count|count}把锁对应{treasure.boxes.count|count}件事，开一箱得一份：{treasure.boxes.bronze.outcomes.amount.min} 起，金箱里还有限量的 ${BAR}。`,
  theme: 'amber',
  constants: {
    firstRun: ran('2024年12月1日至12月31日'),
    barGrams: { is: 2, source: '奖品的规格' },
    barPrice: price(BAR_PRICE),
  },
  bonus: { days: 45, perLot: 10 },
  hero: {
    kicker: '十二月宝箱',
    headline: '岁末翻箱，钥匙在您手里',
    offer: '{treasure.boxes.count|count}把钥匙',
    lead: '实名开铜箱，累计入金满 {treasure.boxes.silver.from} 开银箱，平仓满 {treasure.boxes.gold.from} 手开金箱。只只有礼；金箱的奖品里，有 {barGrams} 克足金金条。',
    limited: 'bar',
    composition: 'centred',
    scene: [
      { shape: 'glow', x: 50, y: 62, width: 112, opacity: 0.85 },
      { shape: 'chest', x: 17, y: 62, width: 40 },
      { shape: 'chest', x: 84, y: 62, width: 40, flip: true },
      { shape: 'chest-open', x: 50, y: 66, width: 66 },
      { shape: 'minted-bar', x: 50, y: 34, width: 36, turn: -8, motion: 'float' },
      { shape: 'key', x: 22, y: 90, width: 34, turn: -8 },
      { shape: 'key', x: 52, y: 94, width: 30, turn: 4 },
      { shape: 'key', x: 80, y: 90, width: 34, turn: 10 },
      { shape: 'snowflake', x: 12, y: 24, width: 10, opacity: 0.6, motion: 'spin' },
      { shape: 'snowflake', x: 88, y: 20, width: 8, opacity: 0.6, motion: 'spin' },
    ],
  },
  activities: [
    {
      kind: 'treasure',
      title: '{boxes.count|count}只宝箱',
      boxes: [
        {
          id: 'bronze',
          label: '铜箱',
          unlock: { by: 'condition', condition: { type: 'verified' }, hint: '通过实名认证' },
          outcomes: BRONZE,
        },
        {
          id: 'silver',
          label: '银箱',
          unlock: { by: 'condition', condition: { type: 'deposit', from: 300 }, hint: '累计入金 {from}' },
          outcomes: SILVER,
        },
        {
          id: 'gold',
          label: '金箱',
          unlock: { by: 'condition', condition: { type: 'trade', from: 5 }, hint: '累计平仓 {from} 手' },
          outcomes: GOLD,
        },
      ],
      credits: [],
      renews: 'never',
      look: 'chests',
    },
  ],
  steps: {
    title: '{steps.count|count}把钥匙怎么配',
    items: [
      { icon: 'verify', title: '铜钥匙：实名认证', text: '姓名与身份证号码，核对通过即开锁。' },
      { icon: 'deposit', title: '银钥匙：累计入金 {treasure.boxes.silver.from}', text: '几笔合起来也算，以到账为准。' },
      {
        icon: 'trade',
        title: '金钥匙：平仓 {treasure.boxes.gold.from} 手',
        text: '{minLots} 手也累计，什么时候攒够什么时候开。',
      },
    ],
  },
  questions: [
    {
      question: '箱子里会是空的吗？',
      answer:
        '不会。铜箱至少 {treasure.boxes.bronze.outcomes.amount.min}，银箱至少 {treasure.boxes.silver.outcomes.amount.min}，金箱至少 {treasure.boxes.gold.outcomes.amount.min}。',
    },
    { question: '开出来不满意能重开吗？', answer: '不能。开箱那一刻由服务器抽定，重连、换设备也是同一份。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加。'],
    rewards: [`${BAR}为实物，成色足金 {fineness}，市场价约 {barPrice}。`],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { example, price, ran } from './shared/constants';
import { blankOutcome, giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const TIERS = [
  { from: 3, reward: 12 },
  { from: 10, reward: 45 },
  { from: 30, reward: 150 },
  { from: 60, reward: 328 },
];
/** What a kettle costs, in US dollars. */
const KETTLE_PRICE = 15;
const SEGMENTS = [
  usdOutcome('screw', 1, 4500),
  usdOutcome('wrench', 2, 2500),
  blankOutcome('歇口气', 1980),
  usdOutcome('drill', 6, 600, 500),
  giftOutcome('kettle', '保温水壶', KETTLE_PRICE, 300, 200),
  usdOutcome('crane', 51, 120, 50),
];

export default defineCampaign('campaigns/labour-day-2505.ts', {
  slug: 'labour-day-2505',
  title: '五一劳动节',
  description:
    '手上的活有数：每平仓 {wheel.credits.lots.each} 手攒一次转盘，满 {tiers.1.from} 手起另有{tiers.count|count}档工资条，至多 {tiers.last.reward}。多劳多得，明码标价。',
  theme: 'jade',
  season: 'labour-day',
  constants: {
    firstRun: ran('2025年5月1日至5月5日'),
    half: example(0.5),
    kettleVolume: { is: 750, source: '奖品的容量' },
    kettlePrice: price(KETTLE_PRICE),
  },
  bonus: { days: 30, perLot: 12 },
  hero: {
    kicker: '五一劳动节',
    headline: '每一手，都记在工分簿上',
    offer: '{wheel.credits.lots.each|count}手一转',
    lead: '平仓 {wheel.credits.lots.each} 手转一次盘；累计 {tiers.1.from} 手得 {tiers.1.reward}，{tiers.last.from} 手得 {tiers.last.reward}。',
    limited: 'kettle',
    composition: 'diagonal',
    scene: [
      { shape: 'sun', x: 78, y: 20, width: 36, motion: 'spin' },
      { shape: 'glow', x: 50, y: 54, width: 98, opacity: 0.6 },
      { shape: 'flag', x: 20, y: 32, width: 40 },
      { shape: 'wheel', x: 56, y: 44, width: 62 },
      { shape: 'stairs', x: 46, y: 76, width: 56 },
      { shape: 'book', x: 82, y: 78, width: 42, turn: 6 },
      { shape: 'star', x: 32, y: 14, width: 11, turn: -10, motion: 'float' },
      { shape: 'star', x: 92, y: 52, width: 9, turn: 14, motion: 'float' },
    ],
  },
  activities: [
    {
      kind: 'wheel',
      title: '收工转一转',
      segments: SEGMENTS,
      credits: [{ from: 'lots', each: 1, max: 20, label: '累计平仓' }],
    },
    { kind: 'tiers', title: '工分簿', activityId: 66, measure: 'lots', unit: 'usd', tiers: TIERS, sliderMax: 80 },
  ],
  reasons: {
    title: '劳动者的账，算得清',
    items: [
      { icon: 'chart', title: '一手记两处', text: '同一手既攒转盘次数，也往工分簿里记，互不占用。' },
      { icon: 'clock', title: '假期照常有盘', text: '五一国内休市，伦敦金照常报价；流动性偏薄，点差可能略宽。' },
      { icon: 'calendar', title: '劳逸结合', text: '没有天天打卡的要求。歇几天再来，手数还在。' },
    ],
  },
  questions: [
    {
      question: '平仓 {half} 手能转吗？',
      answer: '先记着。{wheel.credits.lots.each / half|count}次 {half} 手合成 {wheel.credits.lots.each} 手，就有一次。',
    },
    {
      question: '领了 {tiers.2.from} 手一档，到 {tiers.3.from} 手怎么算？',
      answer:
        '各档奖励为该档总额，升档补差额：{tiers.3.reward} 减去已领的 {tiers.2.reward}，再领 {tiers.3.reward - tiers.2.reward}。',
    },
    {
      question: '转盘为什么只到 {wheel.credits.lots.max} 次？',
      answer: '免得为了转盘多做交易。工分簿不设次数，按手数往上走。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加。'],
    rewards: ['保温水壶为实物，容量 {kettleVolume} 毫升，市场价约 {kettlePrice}。'],
  }),
});

import type { Outcome } from '@/lib/activities/odds';
import { defineCampaign } from '@/lib/campaign/define';
import { price, ran } from './shared/constants';
import { giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const DOORS = 31;
const EVE = 25;
/** What a bar costs, in US dollars. */
const BAR_PRICE = 130;
const CHRISTMAS_DOOR = `door-${EVE}`;
const PLAIN: Outcome[] = [
  usdOutcome('candy', 0.5, 7000),
  usdOutcome('mitten', 1, 2500),
  usdOutcome('bell', 3, 450, 10),
  usdOutcome('star', 8, 50, 2),
];
const CHRISTMAS: Outcome[] = [
  usdOutcome('candy', 1, 7000),
  usdOutcome('sleigh', 5, 2700, 60),
  usdOutcome('tree', 25, 295, 12),
  giftOutcome('gold', '{barGrams} 克足金金条', BAR_PRICE, 5, 2),
];
const NEW_YEAR: Outcome[] = [
  usdOutcome('candle', 2, 7500),
  usdOutcome('toast', 8, 2300, 60),
  usdOutcome('firework', 31, 200, 10),
];

function contentOf(day: number): Outcome[] {
  if (day === EVE) return CHRISTMAS;
  return day === DOORS ? NEW_YEAR : PLAIN;
}

export default defineCampaign('campaigns/christmas-and-newyear.ts', {
  slug: 'christmasAndNewyear',
  title: '圣诞元旦双节',
  description: `一面墙 {treasure.boxes.count} 扇小门，一天只开一扇。扇扇有礼，{treasure.boxes.${CHRISTMAS_DOOR}.day} 日与 {treasure.boxes.last.day} 日{richDoors|count}扇格外厚实；错过当天，门就关上了。`,
  theme: 'midnight',
  season: 'christmas',
  constants: {
    firstRun: ran('2024年12月23日至2025年1月3日'),
    barGrams: { is: 1, source: '奖品的规格' },
    barPrice: price(BAR_PRICE),
    richDoors: { is: 2, source: '奖品较多的两扇门' },
  },
  bonus: { days: 30, perLot: 5 },
  hero: {
    kicker: '圣诞元旦双节',
    headline: '今天是第几扇门？',
    offer: '{treasure.boxes.count} 扇门',
    lead: `一天一扇，扇扇有礼，错过当天就关上。{treasure.boxes.${CHRISTMAS_DOOR}.day} 日那扇的奖品里，有 {barGrams} 克足金金条。`,
    limited: 'gold',
    composition: 'diagonal',
    scene: [
      { shape: 'moon', x: 14, y: 18, width: 24, opacity: 0.9 },
      { shape: 'glow', x: 52, y: 50, width: 104, opacity: 0.75 },
      { shape: 'snowflake', x: 44, y: 10, width: 12, motion: 'spin' },
      { shape: 'snowflake', x: 92, y: 20, width: 15, opacity: 0.9, motion: 'spin' },
      { shape: 'tree', x: 80, y: 54, width: 62 },
      { shape: 'door', x: 46, y: 54, width: 84 },
      { shape: 'parcel', x: 16, y: 84, width: 30 },
      { shape: 'bauble', x: 90, y: 88, width: 16 },
      { shape: 'snowflake', x: 12, y: 52, width: 10, opacity: 0.8, motion: 'float' },
    ],
  },
  activities: [
    {
      kind: 'treasure',
      title: '倒数日历',
      boxes: Array.from({ length: DOORS }, (_, index) => ({
        id: `door-${index + 1}`,
        label: `{treasure.boxes.door-${index + 1}.day}`,
        unlock: { by: 'day' as const, day: index + 1 },
        outcomes: contentOf(index + 1),
      })),
      credits: [],
      renews: 'month',
      look: 'advent',
    },
  ],
  reasons: {
    title: '这面墙的{reasons.count|count}个约定',
    items: [
      { icon: 'calendar', title: '当天的门当天开', text: '零点亮灯，二十四点关门。错过了，要等下个月的墙。' },
      {
        icon: 'gift',
        title: '没有空门',
        text: `平常日子至少 {treasure.boxes.door-1.outcomes.amount.min}，圣诞那扇至少 {treasure.boxes.${CHRISTMAS_DOOR}.outcomes.amount.min}，跨年那扇至少 {treasure.boxes.last.outcomes.amount.min}。`,
      },
      { icon: 'clock', title: '节日休市先看表', text: '圣诞、元旦前后金市提前收盘，持仓过节请留足保证金。' },
    ],
  },
  questions: [
    {
      question: '二月没有 {treasure.boxes.last.day} 日，那扇门呢？',
      answer: '当月没有的日子，对应的门不开；每月{monthStart|count}日墙面翻新，从头再数。',
    },
    { question: '礼物能攒着一起用吗？', answer: '能。每份赠金各自计有效期，{bonus.days} 天内都可作保证金使用。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加。'],
    rewards: ['{barGrams} 克足金金条为实物，成色足金 {fineness}，市场价约 {barPrice}。'],
  }),
});

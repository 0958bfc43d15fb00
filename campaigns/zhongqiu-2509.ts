import { defineCampaign } from '@/lib/campaign/define';
import { price, ran } from './shared/constants';
import { blankOutcome, giftOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const named = (name: string, outcome: ReturnType<typeof usdOutcome>) => ({
  ...outcome,
  label: `${name} {amount}`,
});
/** What a box costs, in US dollars. */
const BOX_PRICE = 25;
const SEGMENTS = [
  named('莲蓉', usdOutcome('lotus', 1, 3000)),
  named('豆沙', usdOutcome('bean', 2, 1200)),
  named('五仁', usdOutcome('nuts', 5, 450, 400)),
  blankOutcome('赏月', 4300),
  named('奶黄', usdOutcome('custard', 10, 200, 200)),
  giftOutcome('box', '月饼礼盒', BOX_PRICE, 550, 300),
  named('火腿', usdOutcome('ham', 28, 80, 80)),
  named('冰皮', usdOutcome('snow', 38, 60, 60)),
  named('流心', usdOutcome('lava', 58, 40, 40)),
  named('蛋黄', usdOutcome('yolk', 15, 120, 120)),
];

export default defineCampaign('campaigns/zhongqiu-2509.ts', {
  slug: 'zhongqiu-2509',
  title: '中秋转盘',
  description:
    '一枚月饼切{wheel.segments.count|count}块，莲蓉、五仁、流心各有各的馅：转到哪块吃哪块，赠金 {wheel.segments.amount.min} 到 {wheel.segments.amount.max}，另有限量月饼礼盒。',
  theme: 'dusk',
  season: 'mid-autumn',
  constants: {
    firstRun: ran('2025年9月22日至10月6日'),
    cakes: { is: 6, source: '月饼礼盒的内容' },
    cakesOfEach: { is: 2, source: '月饼礼盒的内容' },
    boxPrice: price(BOX_PRICE),
  },
  bonus: { days: 30, perLot: 6 },
  hero: {
    kicker: '中秋转盘',
    headline: '月到中秋，饼要转着分',
    offer: '一饼{wheel.segments.count|count}块',
    lead: '实名得 {wheel.credits.verified.count} 次，累计入金满 {wheel.credits.deposit.from} 得 {wheel.credits.deposit.count} 次，每平仓 {wheel.credits.lots.each} 手再得一次。看月亮把哪一块递给您。',
    limited: 'box',
    composition: 'arch',
    scene: [
      { shape: 'moon', x: 52, y: 46, width: 66, motion: 'shine' },
      { shape: 'cloud', x: 16, y: 44, width: 32, opacity: 0.8, motion: 'drift' },
      { shape: 'cloud', x: 88, y: 56, width: 30, opacity: 0.8, motion: 'drift' },
      { shape: 'lantern', x: 13, y: 62, width: 24, motion: 'float' },
      { shape: 'mooncake', x: 48, y: 72, width: 58 },
      { shape: 'mooncake', x: 84, y: 84, width: 34, turn: 8 },
      { shape: 'mooncake', x: 16, y: 90, width: 26, turn: -6 },
      { shape: 'rabbit', x: 78, y: 58, width: 34 },
      { shape: 'leaf', x: 30, y: 52, width: 8, turn: 30, motion: 'drift' },
      { shape: 'leaf', x: 66, y: 40, width: 8, turn: -40, motion: 'drift' },
    ],
  },
  activities: [
    {
      kind: 'wheel',
      title: '转一转月饼',
      requires: { verified: true },
      segments: SEGMENTS,
      credits: [
        { from: 'condition', condition: { type: 'verified' }, count: 2, label: '通过实名认证' },
        { from: 'condition', condition: { type: 'deposit', from: 200 }, count: 3, label: '累计入金满 {from}' },
        { from: 'lots', each: 1, max: 15, label: '累计平仓' },
      ],
    },
  ],
  steps: {
    title: '分饼的次序',
    items: [
      { icon: 'verify', title: '先认人', text: '通过实名认证，得 {wheel.credits.verified.count} 次。' },
      {
        icon: 'deposit',
        title: '再添茶',
        text: '累计入金满 {wheel.credits.deposit.from}，得 {wheel.credits.deposit.count} 次。',
      },
      {
        icon: 'trade',
        title: '慢慢品',
        text: '每平仓 {wheel.credits.lots.each} 手得 {once} 次，至多 {wheel.credits.lots.max} 次，{minLots} 手也累计。',
      },
    ],
  },
  questions: [
    {
      question: '礼盒里有什么？',
      answer: '广式月饼{cakes|count}枚，莲蓉、豆沙、五仁各{cakesOfEach|count}枚，保质期写在盒上；过敏请先看配料。',
    },
    {
      question: '中秋过了礼盒还发吗？',
      answer: '发。活动期间一直在盘上，抽中即得；发完以后，抽中的改得 {wheel.segments.lotus.amount} 莲蓉。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}（中秋当日）。'],
    what: ['“赏月”一块没有奖品。'],
    rewards: ['月饼礼盒为实物，市场价约 {boxPrice}。'],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { ladder } from './shared/ladder';

/** By how much a reward is more than usual. */
const FACTOR = 2;
const PLAIN = [
  { from: 2, reward: 8 },
  { from: 10, reward: 44 },
  { from: 30, reward: 144 },
  { from: 50, reward: 264 },
];

export default defineCampaign(
  'campaigns/jyzj5.ts',
  ladder({
    slug: 'jyzj5',
    title: '五月交易赠金翻倍',
    description:
      '同样的手数，赠金按{factor|pair}份算：旧数划去，新数写在旁边，满 {tiers.1.from} 手起{tiers.count|count}档，本月至多 {tiers.last.reward}。拖动滑块就能对照。',
    theme: 'rose',
    constants: { firstRun: ran('2025年5月1日至5月31日'), factor: { is: FACTOR, source: '赠金为平时的倍数' } },
    hero: {
      headline: '划掉旧数，写上{factor|pair}份',
      offer: '{tiers.plain.1.reward} 变 {tiers.1.reward}',
      lead: '门槛一手没加。当月平仓满 {tiers.1.from} 手得 {tiers.1.reward}，{tiers.2.from} 手得 {tiers.2.reward}，{tiers.3.from} 手得 {tiers.3.reward}，{tiers.last.from} 手得 {tiers.last.reward}，都是平时的{factor|count}倍。',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 50, y: 50, width: 104, opacity: 0.8 },
        { shape: 'firework', x: 16, y: 18, width: 28, opacity: 0.8, motion: 'shine' },
        { shape: 'firework', x: 84, y: 14, width: 24, opacity: 0.7 },
        { shape: 'ticket', x: 36, y: 42, width: 58, turn: -14 },
        { shape: 'ticket', x: 62, y: 52, width: 66, turn: 8, motion: 'float' },
        { shape: 'bull-coin', x: 24, y: 78, width: 36, turn: -10 },
        { shape: 'bull-coin', x: 74, y: 80, width: 42, turn: 8, motion: 'float' },
      ],
    },
    ladder: {
      title: '您的手数，换{factor|pair}份赠金',
      activityId: 62,
      measure: 'lots',
      term: 'month',
      plain: PLAIN,
      tiers: PLAIN.map(({ from, reward }) => ({ from, reward: reward * FACTOR })),
      sliderMax: 60,
    },
    firstRun: '首期：{firstRun}。',
    rules: { who: ['新老客户均可参加。'], what: ['“平时”指{brand}日常的交易赠金，按同一档位对照。'] },
    conversion: { days: 30, perLot: 20 },
    steps: {
      title: '照常交易，月内来领',
      items: [
        { icon: 'trade', title: '平仓', text: '伦敦金、伦敦银等所有品种，平仓的手数自动累计。' },
        {
          icon: 'chart',
          title: '对档',
          text: '满 {tiers.1.from}、{tiers.2.from}、{tiers.3.from}、{tiers.4.from} 手各有一档，差多少页面写着。',
        },
        { icon: 'gift', title: '领{factor|pair}份', text: '到档即可领取；再升一档，补上中间的差额。' },
      ],
    },
    reasons: {
      title: '{factor|pair}份，怎么个双法',
      items: [
        { icon: 'point', title: '同一道门槛', text: '手数要求与平时一样，加的只是赠金那一列。' },
        { icon: 'two-way', title: '涨跌都计手', text: '买涨卖跌，盈单亏单，平仓即计，不看结果。' },
        { icon: 'shield', title: '不为赠金加仓', text: '赠金是做单之后的添头。为凑档多下的单，风险仍是自己的。' },
      ],
    },
    questions: [
      { question: '哪一列是我能拿到的？', answer: '没有划线的那一列。划线的是平时的赠金，放在旁边供您对照。' },
      { question: '月底差一手怎么办？', answer: '按已到的档领取。下个月重新累计，本月的零头不带过去。' },
      {
        question: '{tiers.2.from} 手的赠金是再加 {tiers.1.from} 手那档吗？',
        answer:
          '不是相加，{tiers.2.reward} 就是 {tiers.2.from} 手一档的总数；先领过 {tiers.1.reward} 的，到档补 {tiers.2.reward - tiers.1.reward}。',
      },
    ],
  }),
);

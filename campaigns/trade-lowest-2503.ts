import { defineCampaign } from '@/lib/campaign/define';
import { SPOT_GOLD } from '@/lib/trading/spot-gold';
import { ran } from './shared/constants';
import { ladder } from './shared/ladder';

const TIERS = [
  { from: 5, reward: 30 },
  { from: 20, reward: 160 },
  { from: 50, reward: 500 },
  { from: 100, reward: 1200 },
];
/** What a lot costs once a tier's subsidy is spread over its lots. */
const net = (tier: string) => `{cost * tiers.${tier}.from - tiers.${tier}.reward / tiers.${tier}.from}`;
const LOWEST = net('last');

export default defineCampaign(
  'campaigns/trade-lowest-2503.ts',
  ladder({
    slug: 'trade-lowest-2503',
    ownPage: true,
    title: '交易低至专场',
    description: `一手伦敦金的点差成本 {cost}，按月平仓手数补贴回来，折下来低至 ${LOWEST}。{tiers.count|count}档补贴，本月至多 {tiers.last.reward}，账目摊开给您看。`,
    theme: 'ink-gold',
    constants: {
      firstRun: ran('2025年3月1日至3月31日'),
      cost: { is: SPOT_GOLD.spread * SPOT_GOLD.ouncesPerLot, unit: 'usd', source: '伦敦金标准账户的合约：一手的点差' },
    },
    hero: {
      kicker: '伦敦金成本专场',
      headline: '做一手，成本多少？',
      offer: `每手低至 ${LOWEST}`,
      lead: '标准点差一手 {cost}。当月平仓满 {tiers.last.from} 手，补贴 {tiers.last.reward}，摊到每手省 {tiers.last.reward / tiers.last.from}。',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 50, y: 52, width: 106, opacity: 0.75 },
        { shape: 'chart', x: 26, y: 30, width: 48, opacity: 0.85 },
        { shape: 'abacus', x: 48, y: 66, width: 84 },
        { shape: 'price-tag', x: 78, y: 38, width: 46, motion: 'float' },
        { shape: 'bar', x: 22, y: 90, width: 44, turn: -6 },
      ],
    },
    ladder: {
      title: '当月手数与补贴',
      activityId: 64,
      measure: 'lots',
      term: 'month',
      tiers: TIERS,
      sliderMax: 120,
    },
    firstRun: '首期：{firstRun}。',
    rules: {
      what: [
        `折算的每手成本＝标准点差 {cost} 减去（补贴 ÷ 手数），恰好达到各档时依次为：${TIERS.map((_, index) => `{tiers.${index + 1}.from} 手 ${net(`${index + 1}`)}`).join('，')}。`,
        '折算以点差为标准值、手数恰在档位为前提，未计隔夜利息；重要数据前后点差会扩大。',
      ],
    },
    conversion: { days: 30, perLot: 30 },
    steps: {
      title: '成本怎样降下来',
      items: [
        { icon: 'order', title: '照常成交', text: '每手点差 {cost}，先按标准付。' },
        {
          icon: 'chart',
          title: '当月累计',
          text: '{tiers.count|count}档手数，一档比一档补得厚。',
        },
        { icon: 'deposit', title: '补贴到账', text: '到档领取，以赠金存入，随平仓转为余额。' },
      ],
    },
    reasons: {
      title: '把成本{reasons.count|count}件事说全',
      items: [
        { icon: 'two-way', title: '点差', text: '买价与卖价之差，一进一出付一次，下单页看得见。' },
        { icon: 'calendar', title: '隔夜利息', text: '过夜才有，多空费率不同，不在补贴之内。' },
        { icon: 'clock', title: '滑点', text: '行情急时成交价会偏离，这一项谁也写不进价目表。' },
      ],
    },
    questions: [
      {
        question: `低至 ${LOWEST} 是谁都有吗？`,
        answer: `不是。它对应当月恰好 {tiers.last.from} 手；{tiers.1.from} 手一档折下来是每手 ${net('1')}，各档在规则里逐一列出。`,
      },
      { question: '白银和原油的手数算吗？', answer: '算，所有品种合并累计。只是折算成本时，我们用伦敦金一手作例子。' },
      {
        question: '为了更低的成本多做，划算吗？',
        answer: '每多做一手，就多一手的点差与风险。补贴是对既有交易的返还，不值得为它加单。',
      },
    ],
  }),
);

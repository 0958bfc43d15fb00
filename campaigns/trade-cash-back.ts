import { defineCampaign } from '@/lib/campaign/define';
import { example } from './shared/constants';
import { rulesOf } from './shared/rules';

const GROUPS = [
  {
    label: '主要货币对',
    symbols: ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'NZDUSD', 'USDCAD', 'USDCHF'],
    perLot: 3,
  },
  {
    label: '交叉货币对',
    symbols: [
      'AUDJPY',
      'AUDNZD',
      'CADJPY',
      'EURAUD',
      'EURCHF',
      'EURGBP',
      'EURJPY',
      'GBPAUD',
      'GBPCHF',
      'GBPJPY',
      'NZDJPY',
    ],
    perLot: 5,
  },
  { label: '离岸人民币与港元', symbols: ['USDCNH', 'USDHKD'], perLot: 4 },
  {
    label: '全球股指',
    symbols: ['US500', 'US30', 'NAS100', 'GER30', 'JPN225', 'HK50', 'CHA50', 'CHINA300'],
    perLot: 2,
  },
];
const RATES = GROUPS.map(({ perLot }) => perLot);
const HIGHEST = Math.max(...RATES);
const DEAREST = GROUPS.find(({ perLot }) => perLot === HIGHEST)?.label;
const PAIRS = GROUPS.flatMap(({ symbols }) => symbols).length;

export default defineCampaign('campaigns/trade-cash-back.ts', {
  slug: 'tradeCashBack',
  ownPage: true,
  title: '指数外汇交易返现',
  description:
    '{pairs} 个外汇与股指品种，每平仓一手就返一笔：主要货币对 {cashback.groups.1.perLot}，交叉货币对 {cashback.groups.2.perLot}，股指 {cashback.groups.4.perLot}。填入手数，先算返多少。',
  theme: 'azure',
  constants: {
    lots: example(0.37),
    pairs: { is: PAIRS, source: '各组品种之和' },
    currencyUnits: { is: 100_000, source: '产品细则：外汇合约' },
  },
  hero: {
    kicker: '指数 · 外汇',
    headline: '平仓之后，还有一笔',
    offer: '一手返 {cashback.groups.perLot.min} 起',
    lead: `${DEAREST}每手返 {cashback.groups.perLot.max}，其余品种每手 {cashback.groups.perLot.min} 起；{minLots} 手也按比例返，没有档位。`,
    composition: 'beside',
    scene: [
      { shape: 'glow', x: 50, y: 48, width: 108, opacity: 0.7 },
      { shape: 'cloud', x: 90, y: 38, width: 28, opacity: 0.7, motion: 'drift' },
      { shape: 'globe', x: 34, y: 38, width: 62 },
      { shape: 'plane', x: 78, y: 14, width: 30, turn: -8, motion: 'float' },
      { shape: 'candles', x: 82, y: 72, width: 46 },
      { shape: 'hand-coin', x: 44, y: 68, width: 64 },
    ],
  },
  activities: [
    { kind: 'cashback', title: '算一算，返多少', activityId: 68, requires: { verified: true }, groups: GROUPS },
  ],
  steps: {
    title: '返现走{steps.count|count}站',
    items: [
      { icon: 'trade', title: '成交', text: '在外汇与股指里照常开仓、平仓。' },
      { icon: 'chart', title: '记账', text: '平仓手数按品种组分开记，登录就能看到每一组。' },
      { icon: 'card', title: '领取', text: '攒多少领多少，随时点，领过的不重复计。' },
    ],
  },
  reasons: {
    title: '一笔返现的讲究',
    items: [
      { icon: 'globe', title: '{pairs} 个品种', text: '从欧元兑美元到日经、恒生，按组定价，一张表写完。' },
      {
        icon: 'point',
        title: '零头也算',
        text: '{lots} 手欧元兑日元，返 {lots * cashback.groups.2.perLot}，精确到分。',
      },
      { icon: 'shield', title: '返的是成本', text: '返现抵减点差，不会抵消行情的亏损，单子仍要设好止损。' },
    ],
  },
  questions: [
    { question: '黄金、白银、原油返吗？', answer: '本活动只含外汇与股指。贵金属与原油另有活动，以应用内活动页为准。' },
    { question: '亏损的单子也返？', answer: '返。只看平仓手数，不看盈亏。{rules.holding}' },
    { question: '返现能出金吗？', answer: '能。存入账户即为自有余额，可交易，也可按出金规则申请出金。' },
  ],
  rules: rulesOf({
    rewards: ['返现以美元计入交易账户，属自有余额，可交易，亦可按出金规则申请出金。'],
    lots: ['外汇一手为 {currencyUnits} 单位基础货币；股指一手的合约价值，以产品细则公布为准。'],
    valid: ['活动开放期间，未领取的返现一直保留；账户注销时尚未领取的，视为放弃。'],
  }),
});

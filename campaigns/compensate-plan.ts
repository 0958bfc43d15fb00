import { defineCampaign } from '@/lib/campaign/define';
import { example } from './shared/constants';
import { rulesOf } from './shared/rules';

/** Hours from claiming until a coupon is in force. */
const WAIT = 12;

/** Which trades a coupon is for. */
const FITTING = [
  '一张券对应一笔亏损平仓的伦敦金或伦敦银交易，开仓与平仓均须在券的有效期内。',
  '持仓不足 {leastHolding} 分钟的交易不适用。',
];
const TERMS = [...FITTING, '按该笔的实际亏损补发赠金，至多补到券面；超出券面的部分由客户自行承担。'];
/** Of a trade in gold or silver. */
const WHOLE_LOSS = { share: 100, symbols: ['XAUUSD', 'XAGUSD'] };

export default defineCampaign('campaigns/compensate-plan.ts', {
  slug: 'compensate-plan',
  ownPage: true,
  title: '包赔计划',
  description:
    '{coupon.count|count}张补偿券，合计面值 {coupon.face.sum}。看错一单，按那一单的实际亏损补发赠金，补到券面为止；怎么算、怎么用，逐条写明。',
  theme: 'midnight',
  constants: { loss: example(12, 'usd'), firstLoss: { is: 1, source: '生效后头一笔亏损单' } },
  bonus: { days: 30, perLot: 10 },
  hero: {
    headline: '看错一单，给您撑把伞',
    offer: '实名领 {coupon.first.face}',
    lead: '累计入金满 {coupon.second.from}，补偿券再领 {coupon.second.face}。亏多少补多少赠金，补到券面为止。',
    limited: 'second',
    composition: 'diagonal',
    scene: [
      { shape: 'glow', x: 52, y: 52, width: 104, opacity: 0.6 },
      { shape: 'cloud', x: 20, y: 16, width: 40, opacity: 0.75, motion: 'drift' },
      { shape: 'cloud', x: 84, y: 12, width: 32, opacity: 0.6, motion: 'drift' },
      { shape: 'chart', x: 44, y: 80, width: 52, opacity: 0.9 },
      { shape: 'umbrella', x: 54, y: 42, width: 80, turn: 8, motion: 'float' },
      { shape: 'ticket', x: 80, y: 78, width: 44, turn: -10 },
      { shape: 'water-drop', x: 18, y: 40, width: 9 },
      { shape: 'water-drop', x: 88, y: 42, width: 8 },
      { shape: 'water-drop', x: 14, y: 62, width: 7 },
    ],
  },
  activities: [
    {
      kind: 'coupon',
      title: '领您的{count|count}张券',
      coupons: [
        {
          id: 'first',
          label: '首单补偿券',
          face: 20,
          condition: { type: 'verified' },
          hint: '通过实名认证即可领取',
          inForceAfterHours: WAIT,
          validDays: 15,
          stock: null,
          compensates: { ...WHOLE_LOSS, only: 'first' },
          terms: [...TERMS, '只补生效后开仓的第 {firstLoss} 笔亏损单，请留意先后。'],
        },
        {
          id: 'second',
          label: '自选补偿券',
          face: 50,
          condition: { type: 'deposit', from: 500 },
          hint: '累计入金满 {from} 可领',
          inForceAfterHours: WAIT,
          validDays: 30,
          stock: 2000,
          compensates: WHOLE_LOSS,
          terms: [...TERMS, '有效期内任选一笔亏损单申请，选定后不可更换。'],
        },
      ],
    },
  ],
  steps: {
    title: '怎么用这把伞',
    items: [
      { icon: 'verify', title: '领券', text: '完成条件后领取，{coupon.inForceAfterHours.same} 小时后生效。' },
      { icon: 'trade', title: '照常交易', text: '止损照设，仓位照旧。券不会让行情变温和。' },
      { icon: 'order', title: '报单号', text: '若有亏损平仓，把单号发给在线客服。' },
      { icon: 'gift', title: '收赠金', text: '{answerDays} 个工作日内核对，补发到交易账户。' },
    ],
  },
  reasons: {
    title: '伞下{reasons.count|count}句实话',
    items: [
      { icon: 'shield', title: '只补一单', text: '一张券补一笔。连续亏损时，请先停下来看一看。' },
      { icon: 'chart', title: '按实际亏损', text: '以成交记录中的平仓亏损为准，隔夜利息不计在内。' },
      { icon: 'point', title: '以券面为限', text: '补偿有上限，亏损没有。仓位还是要按承受能力来。' },
    ],
  },
  questions: [
    {
      question: '这一单赚了，券还在吗？',
      answer: '在。只有亏损单才用得上券；有效期内一直没有亏损，券到期作废，那是好事。',
    },
    {
      question: '亏损 {loss}，用 {coupon.first.face} 的券，剩下的 {coupon.first.face - loss} 能再用吗？',
      answer: '不能。一张券只对应一笔，补足那一笔后，余下的面值不结转。',
    },
  ],
  rules: rulesOf({
    what: ['“包赔计划”为活动名称，不覆盖全部亏损，也不适用于全部交易。'],
    rewards: ['补偿按该笔平仓的实际亏损，以赠金发放。'],
    claim: [
      '登录本页，在符合条件的券上点击领取。',
      '用券时联系在线客服，提供账号与亏损单号；{answerDays} 个工作日内核对并补发，页面上的券显示“已使用”。',
    ],
    disqualified: ['以反向对开、多账户对冲等方式制造亏损单的，不予补偿。'],
    risk: ['补偿券只减轻一笔交易的部分亏损，请勿因持有券而放大仓位或取消止损。'],
  }),
});

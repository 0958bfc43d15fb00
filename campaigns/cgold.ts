import { defineCampaign } from '@/lib/campaign/define';
import { SPOT_GOLD } from '@/lib/trading/spot-gold';
import { example } from './shared/constants';
import { rulesOf } from './shared/rules';
import { DOWNLOAD_APP } from './shared/success';

const SOURCE = '伦敦金标准账户的合约';

export default defineCampaign('campaigns/cgold.ts', {
  slug: 'cgold',
  ownPage: true,
  title: '黄金交易',
  description:
    '伦敦金怎么买卖：一手 {goldOunces} 盎司，保证金约 {margin}，点差每盎司 {spread|cents}。用计算器填入金价与手数，先把账算清，再决定要不要开户。',
  theme: 'ink-gold',
  constants: {
    spread: { is: SPOT_GOLD.spread, unit: 'usd', source: SOURCE },
    margin: { is: SPOT_GOLD.marginRate * 100, unit: 'percent', source: SOURCE },
    stopOut: { is: SPOT_GOLD.stopOut * 100, unit: 'percent', source: SOURCE },
    leverage: { is: 1 / SPOT_GOLD.marginRate, source: '保证金比例的倒数' },
    move: example(1, 'percent'),
    interestYear: { is: 360, source: '隔夜利息按一年 360 天计' },
    sides: { is: 2, source: '买涨与买跌' },
    tradingDays: { is: 5, source: '周一至周五' },
    sessions: { is: 3, source: '亚洲、伦敦、纽约' },
  },
  hero: {
    headline: '买一手黄金，要付多少？',
    offer: '点差 {spread|cents}',
    lead: '一手 {goldOunces} 盎司，保证金约 {margin}，点差每盎司 {spread|cents}。重要数据公布前后与清晨会扩大，下单页随时可见。',
    composition: 'arch',
    scene: [
      { shape: 'glow', x: 50, y: 60, width: 108 },
      { shape: 'globe', x: 54, y: 46, width: 26, opacity: 0.9 },
      { shape: 'price-tag', x: 18, y: 48, width: 34, motion: 'float' },
      { shape: 'abacus', x: 40, y: 72, width: 72 },
      { shape: 'hand-coin', x: 74, y: 62, width: 60, motion: 'float' },
    ],
  },
  form: { title: '看懂了，再来开户', submit: '立即开户' },
  activities: [],
  steps: {
    title: '从看懂到首笔单',
    items: [
      { icon: 'account', title: '开户实名', text: '手机号注册，再填写姓名与身份证号码。' },
      { icon: 'deposit', title: '入金', text: '先放一笔亏得起的钱。保证金只占一部分，其余留作余量。' },
      { icon: 'order', title: '下单', text: '{minLots} 手起，买涨或卖跌，止损随单写好。' },
    ],
  },
  reasons: {
    title: '做伦敦金，图的是什么',
    items: [
      { icon: 'two-way', title: '{sides|count}个方向', text: '涨可先买后卖，跌可先卖后买，当天可进可出。' },
      {
        icon: 'clock',
        title: '{tradingDays|count}天几乎不停',
        text: '周一早间至周六凌晨连续报价，每天清晨休市约一小时。',
      },
      { icon: 'globe', title: '全球一个价', text: '伦敦、纽约、亚洲接力成交，价格由全球买卖共同决定。' },
      {
        icon: 'card',
        title: '单量可大可小',
        text: '一手 {goldOunces} 盎司，也可以只做 {minLots} 手，也就是 {goldOunces * minLots} 盎司。',
      },
    ],
  },
  questions: [
    {
      question: '保证金会亏光吗？还会倒欠吗？',
      answer:
        '账户净值降到已用保证金的 {stopOut} 时，系统会强制平仓。但行情跳空时，成交价可能越过这条线，亏损可能超过保证金，乃至本金。',
    },
    {
      question: '点差什么时候会变大？',
      answer: '非农、议息等重要数据公布前后，以及清晨流动性低的时段。下单页显示的是当下的买卖价，成交前看一眼差多少。',
    },
    {
      question: '拿过夜要花多少钱？',
      answer:
        '隔夜利息按“开仓价 × 盎司数 × 年利率 × 天数 ÷ {interestYear}”计算，买单与卖单的费率不同，以产品细则当日公布为准。',
    },
    {
      question: '买的是实物金条吗？',
      answer: '不是。伦敦金是以现货金价结算差价的合约，不提取实物，适合关注价格波动的人。',
    },
  ],
  rules: rulesOf({
    time: ['本页长期开放，合约参数如有调整，随页面更新。', '开户入口全天可用；实名资料提交后当场核对。'],
    what: [
      '本页介绍伦敦金（XAUUSD）的标准合约：一手 {goldOunces} 盎司，开仓保证金为合约价值的 {margin}，标准点差每盎司 {spread|cents}，即每手 {spread * goldOunces}。',
      '计算器按您填写的金价与手数，套用上述参数得出，未计隔夜利息与点差扩大，供估算。',
    ],
    rewards: ['本页不设赠金或抽奖；点差与保证金是所有账户的交易条件，人人相同。'],
    claim: ['开户后即适用本页参数，无需领取。'],
    valid: [
      '本页参数自公布之日起适用；重要数据公布前后、节假日与流动性较低时，点差与保证金比例可能临时调整，以下单页与公告为准。',
    ],
    risk: ['保证金比例 {margin} 相当于 {leverage} 倍杠杆：金价变动 {move}，保证金的盈亏约为 {move * leverage}。'],
  }),
  success: {
    path: 'cgold/success',
    title: '黄金账户开立成功',
    lead: '账户已经备好。先不急着下单，照着下面的顺序来。',
    verify: '实名认证，当场核对',
    download: DOWNLOAD_APP,
    next: {
      title: '首笔单之前',
      items: [
        { icon: 'verify', title: '实名认证', text: '填写姓名与身份证号码，提交后当场核对。' },
        { icon: 'chart', title: '看几天盘', text: '留意亚洲、伦敦、纽约{sessions|count}个时段，金价的脾气各不相同。' },
        { icon: 'order', title: '从 {minLots} 手试起', text: '把止损一并写好，走完一次开仓与平仓。' },
      ],
    },
  },
});

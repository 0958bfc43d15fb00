import { defineCampaign } from '@/lib/campaign/define';
import { rulesOf } from './shared/rules';
import { DOWNLOAD_APP } from './shared/success';

export default defineCampaign('campaigns/bull-market.ts', {
  slug: 'bull-market',
  ownPage: true,
  title: '牛市专题',
  description:
    '金价为什么涨，又是怎么跌回来的。{rallies|count}轮黄金牛市的转折点、推动它的{reasons.count|count}股力量，以及上车之前该备好的缰绳，一页读完。',
  theme: 'crimson',
  constants: {
    rallies: { is: 3, source: '金价历史：本页图上的三轮上涨' },
    rateCuts: { is: '2024 年 9 月', source: '美联储 2024 年 9 月的议息声明' },
    purchaseYears: { is: '2022 至 2024 年', source: '世界黄金协会：各年度的黄金需求趋势' },
    purchaseSpan: { is: 3, source: '世界黄金协会：各年度的黄金需求趋势' },
    purchases: { is: 1000, source: '世界黄金协会：各年度的黄金需求趋势' },
    fallMonths: { is: '2020 年 8 月到 2022 年 11 月', source: '伦敦金的历史高低点' },
    fallFrom: { is: 2070, source: '伦敦金的历史高低点' },
    fallTo: { is: 1620, source: '伦敦金的历史高低点' },
    fallTenths: { is: 2, source: '由高低点算得的跌幅' },
  },
  hero: {
    kicker: '贵金属牛市专题',
    headline: '牛在走，缰在手',
    offer: '双向交易',
    lead: '涨可买，跌可卖；想好去路，也想好退路。',
    composition: 'diagonal',
    scene: [
      { shape: 'glow', x: 52, y: 54, width: 112 },
      { shape: 'candles', x: 20, y: 36, width: 42, opacity: 0.8 },
      { shape: 'app-phone', x: 78, y: 38, width: 64, turn: 8 },
      { shape: 'bull', x: 44, y: 64, width: 88 },
      { shape: 'bar-stack', x: 82, y: 86, width: 34 },
      { shape: 'coin', x: 12, y: 76, width: 15, turn: -22, motion: 'float' },
    ],
  },
  form: { title: '先开户，看准再入场', submit: '立即开户' },
  activities: [],
  reasons: {
    title: '推着牛走的{reasons.count|count}股力',
    items: [
      {
        icon: 'chart',
        title: '利率往下',
        text: '黄金不生息，利率越低，拿着它的代价越小。{rateCuts}起，美联储转入降息。',
      },
      {
        icon: 'globe',
        title: '央行在买',
        text: '据世界黄金协会统计，{purchaseYears}，各国央行连续{purchaseSpan|count}年净购金超过 {purchases} 吨。',
      },
      {
        icon: 'shield',
        title: '心里不踏实',
        text: '冲突与债务让人想找个去处，资金便往黄金里走；局势一缓，也会走得很快。',
      },
    ],
  },
  steps: {
    title: '上车前，备好{steps.count|count}样',
    items: [
      { icon: 'account', title: '鞍：一个账户', text: '手机号开户，随时可以入场，也可以先不入场。' },
      { icon: 'order', title: '缰：一道止损', text: '下单时就写好退出的价位。行情跳空时，成交价可能偏离。' },
      { icon: 'deposit', title: '粮：一笔余量', text: '别把账户里的钱全押成保证金，留足回撤的余地。' },
    ],
  },
  questions: [
    {
      question: '既然是牛市，买了拿着不就行了？',
      answer:
        '牛市里也有深回撤。{fallMonths}，金价从 {fallFrom} 美元附近回落到 {fallTo} 美元附近，{fallTenths|count}成有余；带杠杆的仓位很难熬过这样的路程。',
    },
    {
      question: '行情掉头了还能做吗？',
      answer: '能。伦敦金与伦敦银都可先卖后买，跌势里也有方向可选，风险与做多一样大。',
    },
    {
      question: '这一页在说金价还会涨吗？',
      answer: '不是。这里整理的是已经发生的事和常见的解释，不作预测，也不构成投资建议。',
    },
  ],
  rules: rulesOf({
    time: ['本专题长期开放，内容随行情更新。', '开户入口全天可用；实名资料提交后当场核对。'],
    what: [
      '本专题提供贵金属行情的背景资料与开户入口，不设竞猜、抽奖或排名。',
      '文中的历史价格为现货金价的约数，取自各轮行情的高低转折，不代表当日可成交的价格。',
    ],
    rewards: ['本专题不设赠金；如另有开户或交易活动，以该活动页面的规则为准。'],
    claim: ['无需领取。开户后即可在应用内查看伦敦金与伦敦银的报价。'],
    valid: ['资料以本页更新时为准，之后的行情可能与其不同。'],
    risk: ['过去的涨跌不预示将来。牛市同样会出现快速而深的回落。'],
  }),
  success: {
    path: 'bull-market/success',
    title: '开户成功，鞍已备好',
    lead: '账户开好了。入不入场、何时入场，由您来定。',
    verify: '实名认证，当场核对',
    download: DOWNLOAD_APP,
    next: {
      title: '接下来备齐缰与粮',
      items: [
        { icon: 'verify', title: '实名认证', text: '填写姓名与身份证号码，提交后当场核对。' },
        { icon: 'chart', title: '看一遍盘', text: '在应用里打开伦敦金，看看一天里它惯常走多远。' },
        { icon: 'order', title: '写好止损', text: '首笔单从小手数开始，退出的价位先于进场想好。' },
      ],
    },
  },
});

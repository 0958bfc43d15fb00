import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { rulesOf } from './shared/rules';

export default defineCampaign('campaigns/integrate-2412.ts', {
  slug: 'integrate-2412',
  title: '积分兑换',
  description:
    '每天进店记一笔，做完一件记一笔，攒够了换券、换赠金、换一枚 {beanGrams} 克金豆。每一笔进出都在流水里，自己就能对账。',
  theme: 'ivory',
  constants: {
    firstRun: ran('2024年12月1日'),
    beanGrams: { is: 1, source: '奖品的规格' },
    addressDays: { is: 7, source: '实物奖品的登记期限' },
    sendDays: { is: 10, source: '实物奖品的寄出期限，以工作日计' },
    exchangeDays: { is: 15, source: '实物奖品的换货期限' },
  },
  bonus: { days: 30, perLot: 10 },
  hero: {
    kicker: '积分铺',
    headline: '{points.shop.gold-bean.cost} 积分，换这一颗',
    offer: '{beanGrams} 克金豆',
    lead: '每天进店 {points.earn.visit.points} 积分，实名、绑卡、入金、交易另有积分。铺子里件件标着价，您有多少，进门就看得见。',
    limited: 'gold-bean',
    composition: 'arch',
    scene: [
      { shape: 'glow', x: 50, y: 58, width: 110, opacity: 0.7 },
      { shape: 'lantern', x: 12, y: 40, width: 22, motion: 'float' },
      { shape: 'lantern', x: 88, y: 40, width: 22, motion: 'float' },
      { shape: 'book', x: 22, y: 84, width: 44, turn: -6 },
      { shape: 'thermos', x: 88, y: 76, width: 36, turn: 6 },
      { shape: 'bean-tag', x: 54, y: 64, width: 68 },
    ],
  },
  activities: [
    {
      kind: 'points',
      title: '积分铺',
      earn: [
        { by: 'day', id: 'visit', label: '每天进店看看', points: 5 },
        { by: 'condition', id: 'register', label: '注册账户', points: 20, condition: { type: 'registered' } },
        { by: 'condition', id: 'verify', label: '通过实名认证', points: 50, condition: { type: 'verified' } },
        { by: 'condition', id: 'card', label: '绑定银行卡', points: 50, condition: { type: 'card' } },
        {
          by: 'condition',
          id: 'deposit',
          label: '首次入金满 {from}',
          points: 100,
          condition: { type: 'first-deposit', from: 200 },
        },
        {
          by: 'condition',
          id: 'trade',
          label: '累计平仓满 {from} 手',
          points: 100,
          condition: { type: 'trade', from: 1 },
        },
        {
          by: 'condition',
          id: 'trades',
          label: '累计平仓满 {from} 手',
          points: 400,
          condition: { type: 'trade', from: 10 },
        },
      ],
      shop: [
        { id: 'coupon-5', cost: 100, stock: 3000, prize: { label: '点差抵扣券', amount: 5, unit: 'coupon' } },
        { id: 'bonus-10', cost: 220, stock: 1000, prize: { label: '赠金', amount: 10, unit: 'usd' } },
        {
          id: 'mug',
          cost: 320,
          stock: 300,
          prize: { label: '保温杯', amount: 1, unit: 'gift', bookValue: 15 },
          art: 'thermos',
        },
        {
          id: 'calendar',
          cost: 180,
          stock: 500,
          prize: { label: '财经台历', amount: 1, unit: 'gift', bookValue: 8 },
          art: 'calendar',
        },
        {
          id: 'bonus-50',
          cost: 1000,
          stock: 100,
          prize: { label: '赠金', amount: 50, unit: 'usd' },
          art: 'coin-stack',
        },
        {
          id: 'gold-bean',
          cost: 2600,
          stock: 20,
          prize: { label: '{beanGrams} 克金豆', amount: 1, unit: 'gift', bookValue: 130 },
          art: 'gold-bean',
        },
      ],
    },
  ],
  steps: {
    title: '铺子怎么逛',
    items: [
      { icon: 'calendar', title: '天天进店', text: '每个北京日进店一次，记 {points.earn.visit.points} 分。' },
      { icon: 'point', title: '做完记分', text: '实名、绑卡、入金、交易，各记一次。' },
      { icon: 'gift', title: '看货下单', text: '分数够、货还在，就能兑。' },
      { icon: 'order', title: '对对流水', text: '进出逐笔列明，余额就是它们的和。' },
    ],
  },
  reasons: {
    title: '掌柜的规矩',
    items: [
      { icon: 'order', title: '账目两清', text: '每笔积分有来处、有去处，不会凭空多，也不会悄悄少。' },
      { icon: 'clock', title: '不催不换', text: '积分攒着不过期，想好再换，不必凑单。' },
      { icon: 'gift', title: '实物包邮', text: '杯子、台历与金豆由铺子寄出，内地地址免邮费。' },
    ],
  },
  questions: [
    {
      question: '在其他活动里赢的积分，能在这里用吗？',
      answer: '能。同一账户的积分记在同一本账里，流水中会写明来自哪里。',
    },
    {
      question: '光靠进店，多久能换金豆？',
      answer:
        '每天 {points.earn.visit.points} 分，需要 {points.shop.gold-bean.cost / points.earn.visit.points} 天；把列出的事都做完有 {points.earn.points.sum - points.earn.visit.points} 分，再进店 {points.shop.gold-bean.cost - points.earn.points.sum + points.earn.visit.points / points.earn.visit.points} 天即可。',
    },
    {
      question: '兑换后能退吗？',
      answer: '不能退回积分。兑换前会再请您确认一次；实物有破损的，{exchangeDays} 日内可以换货。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}起。'],
    rewards: [
      '点差抵扣券用于抵扣伦敦金、伦敦银的点差成本，每张限用一次，自到账之日起 {bonus.days} 天内有效。',
      '{beanGrams} 克金豆为足金实物，按克数发放，不随金价增减积分；图片供参考，以实物为准。',
    ],
    claim: [
      '券于 {payDays} 个工作日内到账；实物请在 {addressDays} 日内向在线客服登记地址，登记后 {sendDays} 个工作日内寄出。',
    ],
    risk: ['积分只是活动回馈，不是存款或投资，请勿为积分而交易。'],
  }),
});

import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/newcomer-2412.ts',
  newcomer({
    slug: 'newcomer-2412',
    title: '十二月新人礼',
    description:
      '岁末的礼物挂在树上：实名、绑卡、入金、交易，摘一件是一件，{tasks.count|count}件摘完合计 {tasks.amount.sum}。',
    theme: 'forest',
    constants: { firstRun: ran('2024 年 12 月 1 日') },
    hero: {
      kicker: '岁末新人礼',
      headline: '树下有您一份',
      offer: '{tasks.count|count}件礼物',
      lead: '实名得 {tasks.verify.amount}，绑卡得 {tasks.card.amount}，首次入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}，平仓满 {tasks.trade.from} 手得 {tasks.trade.amount}。完成一件，摘下一件。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 48, width: 106, opacity: 0.6 },
        { shape: 'snowflake', x: 16, y: 20, width: 16, opacity: 0.8, motion: 'drift' },
        { shape: 'snowflake', x: 84, y: 14, width: 12, opacity: 0.7, motion: 'drift' },
        { shape: 'snowflake', x: 90, y: 46, width: 9, opacity: 0.6 },
        { shape: 'tree', x: 50, y: 54, width: 74 },
        { shape: 'gift', x: 20, y: 80, width: 32, turn: -4 },
        { shape: 'gift', x: 81, y: 80, width: 30, turn: 5 },
        { shape: 'bauble', x: 16, y: 46, width: 15, motion: 'float' },
        { shape: 'bauble', x: 86, y: 56, width: 12, motion: 'float' },
        { shape: 'parcel', x: 58, y: 90, width: 22 },
      ],
    },
    form: { title: '领一张岁末请柬', submit: '开户摘礼' },
    order: 'any',
    tasksTitle: '枝头{count|count}件礼',
    picture: {
      ground: 'bough',
      marks: 'hang',
      places: [
        { art: 'bell', x: 46, y: 74, width: 40 },
        { art: 'bauble', x: 122, y: 82, width: 40 },
        { art: 'gift', x: 198, y: 76, width: 44 },
        { art: 'star', x: 272, y: 70, width: 46 },
      ],
    },
    tasks: [
      {
        id: 'verify',
        title: '铃铛 · 实名',
        text: '通过实名认证，铃铛响一声。',
        condition: { type: 'verified' },
        amount: 6,
      },
      { id: 'card', title: '彩球 · 绑卡', text: '绑定本人名下的银行卡。', condition: { type: 'card' }, amount: 6 },
      {
        id: 'deposit',
        title: '礼盒 · 首次入金',
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: 200 },
        amount: 24,
      },
      {
        id: 'trade',
        title: '树顶星 · 交易',
        text: '累计平仓满 {from} 手。',
        condition: { type: 'trade', from: 3 },
        amount: 36,
      },
    ],
    firstRun: '首期自 {firstRun}开始。',
    conversion: { days: 45, perLot: 12 },
    reasons: {
      title: '过年前想好{reasons.count|count}件事',
      items: [
        { icon: 'clock', title: '假期休市', text: '圣诞与元旦前后部分品种提前收市，持仓过节请留意公告。' },
        { icon: 'order', title: '节前挂好单', text: '流动性薄，跳空多。止损止盈提前设，成交价仍可能偏离。' },
        { icon: 'verify', title: '费用看清', text: '点差、隔夜利息按产品细则计收，过节多一天就多计一天。' },
      ],
    },
    questions: [
      { question: '礼物可以不按顺序摘吗？', answer: '可以，哪件先完成就摘哪件。' },
      { question: '十二月以后开户还有吗？', answer: '有。活动仍在开放，停止前会提前 {noticeDays} 日在本页公布。' },
    ],
  }),
);

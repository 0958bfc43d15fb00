import { defineCampaign } from '@/lib/campaign/define';
import { newcomer } from './shared/newcomer';
import { DOWNLOAD_APP } from './shared/success';

export default defineCampaign(
  'campaigns/bbwy.ts',
  newcomer({
    slug: 'bbwy',
    title: '步步为赢',
    description:
      '{tasks.count|count}级台阶，一级一份礼：实名、绑卡、入金，再到平仓{tasks.one-lot.from|count}手、{tasks.five-lots.from|count}手。踩稳一级领一级，走到台上合计 {tasks.amount.sum}。',
    theme: 'ivory',
    hero: {
      kicker: '{tasks.count|count}级台阶',
      headline: '台阶修好了，您先请',
      offer: '头一级 {tasks.verify.amount}',
      lead: '实名得 {tasks.verify.amount}，绑卡得 {tasks.card.amount}，首次入金满 {tasks.deposit.from} 得 {tasks.deposit.amount}；平仓满 {tasks.one-lot.from} 手得 {tasks.one-lot.amount}，满 {tasks.five-lots.from} 手再得 {tasks.five-lots.amount}。走到哪级领到哪级。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 56, y: 42, width: 104, opacity: 0.8 },
        { shape: 'cloud', x: 18, y: 26, width: 30, opacity: 0.9, motion: 'drift' },
        { shape: 'cloud', x: 92, y: 62, width: 28, opacity: 0.8, motion: 'drift' },
        { shape: 'stairs', x: 50, y: 64, width: 92 },
        { shape: 'flag', x: 82, y: 20, width: 34, motion: 'float' },
        { shape: 'coin-stack', x: 20, y: 82, width: 28 },
        { shape: 'red-packet', x: 38, y: 50, width: 22, turn: -8 },
        { shape: 'gift', x: 57, y: 36, width: 20, turn: -4 },
      ],
    },
    form: { title: '上台阶前，先填手机号', submit: '开户上台阶' },
    order: 'sequence',
    tasksTitle: '您站在第几级',
    look: 'stairs',
    tasks: [
      {
        id: 'verify',
        title: '实名',
        text: '填写姓名与身份证号码，核对通过。',
        condition: { type: 'verified' },
        amount: 6,
      },
      { id: 'card', title: '绑卡', text: '绑定一张本人名下的银行卡。', condition: { type: 'card' }, amount: 6 },
      {
        id: 'deposit',
        title: '入金',
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: 200 },
        amount: 18,
      },
      {
        id: 'one-lot',
        title: '{from|count}手',
        text: '累计平仓满 {from} 手，{minLots} 手也累计。',
        condition: { type: 'trade', from: 1 },
        amount: 20,
      },
      {
        id: 'five-lots',
        title: '{from|count}手',
        text: '累计平仓满 {from} 手，从开户起算。',
        condition: { type: 'trade', from: 5 },
        amount: 38,
      },
    ],
    firstRun: '开户当天即可踏上头一级，{tasks.count|count}级何时完成都算。',
    conversion: { days: 60, perLot: 15 },
    reasons: {
      title: '台阶修成这样，有道理',
      items: [
        { icon: 'verify', title: '先稳后快', text: '实名与绑卡放在前头，日后出入金都用得上。' },
        { icon: 'gift', title: '每级都落袋', text: '走一级领一级；停在半途，前面领到的仍按各自的有效期使用。' },
        {
          icon: 'order',
          title: '不必一口气',
          text: '末一级要平仓 {tasks.last.from} 手，可以分很多天。仓位请量力而行。',
        },
      ],
    },
    questions: [
      {
        question: '能跳级吗？',
        answer: '台阶按顺序领。若您已先入金再绑卡，绑好卡后，入金那一级会立刻亮起。',
      },
      {
        question:
          '第{tasks.one-lot.place|ordinal}级的 {tasks.one-lot.from} 手，算进第{tasks.five-lots.place|ordinal}级吗？',
        answer:
          '算。第{tasks.five-lots.place|ordinal}级看的是累计数，再做 {tasks.five-lots.from - tasks.one-lot.from} 手即到。',
      },
      { question: '走到一半不想走了，会扣钱吗？', answer: '不会。未领的各级就留在那里，已领的赠金照有效期使用。' },
    ],
    success: {
      path: 'bbwy/success',
      title: '账户已开好，抬脚上台阶',
      lead: '您已站在台阶下，{tasks.prizes|count}份礼由近及远。',
      verify: '实名认证，领 {tasks.verify.amount}',
      download: DOWNLOAD_APP,
      next: {
        title: '头几级，今天就能上',
        items: [
          { icon: 'verify', title: '实名', text: '填写姓名与身份证号码，通过后领 {tasks.verify.amount}。' },
          { icon: 'card', title: '绑卡', text: '绑定日后出金的本人银行卡，再领 {tasks.card.amount}。' },
        ],
      },
    },
  }),
);

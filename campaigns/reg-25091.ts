import { defineCampaign } from '@/lib/campaign/define';
import { septemberOpening } from './shared/september-opening';

export default defineCampaign(
  'campaigns/reg-25091.ts',
  septemberOpening({
    slug: 'reg-25091',
    description:
      '一部手机就能把账户开好。实名、入金、交易各有一份礼，{tasks.count|count}份合计 {tasks.amount.sum}，条件与到账时间逐项写明。',
    theme: 'ivory',
    hero: {
      kicker: '九月开户礼',
      headline: '有{tasks.count|count}份包裹待签收',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 50, y: 46, width: 100, opacity: 0.7 },
        { shape: 'plane', x: 14, y: 20, width: 26, turn: -8, motion: 'drift' },
        { shape: 'cloud', x: 86, y: 22, width: 26, motion: 'drift' },
        { shape: 'app-phone', x: 52, y: 42, width: 78, turn: 4 },
        { shape: 'parcel', x: 82, y: 64, width: 40 },
        { shape: 'parcel', x: 18, y: 66, width: 38, flip: true },
        { shape: 'parcel', x: 50, y: 84, width: 32 },
      ],
    },
    tasks: {
      title: '{count|count}件包裹，到一件签一件',
      picture: {
        ground: 'doorstep',
        marks: 'sign',
        places: [
          { art: 'parcel', x: 124, y: 104, width: 46 },
          { art: 'parcel', x: 194, y: 98, width: 58 },
          { art: 'parcel', x: 274, y: 90, width: 74 },
        ],
      },
    },
    words: {
      stepsTitle: '从下单到签收',
      stepTitles: ['小件：实名', '中件：入金', '大件：交易'],
      reasons: {
        title: '一部手机就够',
        items: [
          { icon: 'app', title: '开户只要验证码', text: '手机号加短信验证码，账户就建好；密码之后再设。' },
          { icon: 'verify', title: '实名也在手机上', text: '姓名与身份证号码填好，提交后当场核对。' },
          { icon: 'order', title: '条件贴在面单上', text: '每件包裹要做什么、何时到账、有效多久，下表逐件写明。' },
        ],
      },
      questions: [
        {
          question: '{tasks.count|count}件包裹会一起到吗？',
          answer: '各走各的。做完一项，登录本页签收那一件；没做的{tasks.count - once|count}件不影响已经签收的。',
        },
        {
          question: '签收了就能提现吗？',
          answer: '不能直接出金，可作保证金使用。{rules.conversion}',
        },
        {
          question: '大件要平仓 {tasks.trade.from} 手，得一次做完？',
          answer: '不必。每笔平仓都累计，{minLots} 手也算。',
        },
      ],
    },
    // The other creative of this offer, `reg-2509`, asks for a password: comparing both shows whether a shorter form brings more
    // accounts, and whether as many of them are verified.
    form: { title: '收件手机号', submit: '开户，签收{tasks.count|count}份礼', password: 'later' },
  }),
);

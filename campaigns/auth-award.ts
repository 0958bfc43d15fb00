import { defineCampaign } from '@/lib/campaign/define';
import { newcomer } from './shared/newcomer';

export default defineCampaign(
  'campaigns/auth-award.ts',
  newcomer({
    slug: 'auth-award',
    ownPage: true,
    title: '实名认证奖励',
    description:
      '{tasks.count|count}步把账户锁牢：实名认证、绑定本人银行卡，合计领 {tasks.amount.sum}。资料加密保存，只用于核验身份。',
    theme: 'brand',
    hero: {
      headline: '账户认得您了吗？',
      offer: '{tasks.verify.amount} + {tasks.card.amount}',
      lead: '实名认证当场核对，得 {tasks.verify.amount}；绑定本人银行卡，再得 {tasks.card.amount}。出金只回您名下的卡。',
      composition: 'beside',
      scene: [
        { shape: 'glow', x: 50, y: 48, width: 104, opacity: 0.65 },
        { shape: 'shield', x: 50, y: 36, width: 60 },
        { shape: 'id-card', x: 42, y: 68, width: 64, turn: -4, motion: 'float' },
        { shape: 'magnifier', x: 74, y: 78, width: 32, turn: 8 },
        { shape: 'card', x: 78, y: 24, width: 26, turn: 14 },
      ],
    },
    order: 'sequence',
    tasksTitle: '{count|count}步加固',
    tasks: [
      {
        id: 'verify',
        title: '实名认证',
        text: '填写姓名与身份证号码，提交后当场核对。',
        condition: { type: 'verified' },
        amount: 10,
      },
      {
        id: 'card',
        title: '绑定银行卡',
        text: '本人名下的储蓄卡，出金也走这一张。',
        condition: { type: 'card' },
        amount: 8,
      },
    ],
    firstRun: '本活动长期开放，早先已经认证的账户也可领取。',
    who: ['新老客户均可参加。'],
    conversion: { days: 30, perLot: 9 },
    steps: {
      title: '怎么认证',
      items: [
        { icon: 'app', title: '登录账户', text: '在本页登录，或从{appName}里打开本页。' },
        { icon: 'verify', title: '提交资料', text: '填写姓名与身份证号码，须与证件一致。' },
        { icon: 'card', title: '绑定银行卡', text: '填写开户银行与卡号，绑定后只显示尾号。' },
        { icon: 'gift', title: '回来领取', text: '完成一项，就在本页点击领取一项。' },
      ],
    },
    reasons: {
      title: '为什么要实名',
      items: [
        { icon: 'shield', title: '钱有归处', text: '账户写着谁的名字，出金就只到谁名下的卡。' },
        { icon: 'account', title: '找回有凭', text: '换了手机、忘了密码，凭登记的身份联系客服核对。' },
        { icon: 'calendar', title: '成年才可交易', text: '保证金交易有风险，未满 {age} 周岁的，认证不会通过。' },
      ],
    },
    questions: [
      { question: '核对要多久？', answer: '提交后当场核对；填写有误会在栏位旁提示，改正后重新提交即可。' },
      { question: '能绑家人的卡吗？', answer: '不能。银行卡须为本人名下，与实名信息一致。' },
    ],
  }),
);

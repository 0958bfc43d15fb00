import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/jf-send-usdt-2509.ts',
  ladder({
    slug: 'jf-send-usdt-2509',
    title: '入金送USDT',
    description:
      '入的是金，回的是 USDT：累计入金满 {tiers.1.from} 起{tiers.count|count}段，送 {tiers.1.reward} 至 {tiers.last.reward} USDT，发到您核对过的收款地址。分几次入都累计。',
    theme: 'jade',
    constants: {
      firstRun: ran('2025年9月1日'),
      network: { is: 'TRC-20', source: 'USDT 的转账网络' },
      addressDays: { is: 30, source: '收款地址的提供期限' },
    },
    hero: {
      kicker: '累计入金回赠',
      headline: '送的是 USDT，不是赠金',
      offer: '满 {tiers.1.from} 起送',
      lead: '{tiers.1.from} 得 {tiers.1.reward} USDT，{tiers.2.from} 得 {tiers.2.reward}，{tiers.3.from} 得 {tiers.3.reward}，{tiers.last.from} 得 {tiers.last.reward}。分几次入都算，送到您自己的地址。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 52, y: 48, width: 106, opacity: 0.75 },
        { shape: 'globe', x: 24, y: 26, width: 34, opacity: 0.85 },
        { shape: 'app-phone', x: 44, y: 46, width: 80, turn: -4 },
        { shape: 'token', x: 78, y: 34, width: 34, turn: 10, motion: 'float' },
        { shape: 'token', x: 74, y: 74, width: 46, turn: -8 },
        { shape: 'token', x: 22, y: 82, width: 30, turn: 12, motion: 'float' },
      ],
    },
    deposit: '去入金',
    ladder: {
      title: '入到哪一段',
      measure: 'deposit',
      unit: 'usdt',
      tiers: [
        { from: 500, reward: 8 },
        { from: 2000, reward: 38 },
        { from: 6000, reward: 128 },
        { from: 20000, reward: 488 },
      ],
      sliderMax: 24000,
    },
    firstRun: '首期：{firstRun}起。',
    rules: {
      who: ['请备好自己的 USDT 收款地址。'],
      what: ['入金以美元计；以其他货币入金的，按到账时的汇率折算。'],
      rewards: [
        '奖励为 USDT（泰达币），按枚计发，不是赠金，不附交易手数要求。',
        'USDT 的市价会偏离一美元，发放后的涨跌由持有人承担；转账网络费由我们支付。',
      ],
      claim: [
        '领取后客服在 {answerDays} 个工作日内与您核对收款地址（{network}），核对无误后转出；地址一经确认不可更改。',
      ],
      valid: ['领取后 {addressDays} 天内未提供收款地址的，改以等值美元存入交易账户，属自有余额。'],
    },
    steps: {
      title: '{steps.count|count}步收到 USDT',
      items: [
        { icon: 'deposit', title: '入金', text: '按支付页列出的方式转入，累计到 {tiers.1.from} 即入首段。' },
        { icon: 'point', title: '领取', text: '本页点领取；段位往上走，补发差额。' },
        { icon: 'card', title: '收币', text: '与客服核对 {network} 地址，{answerDays} 个工作日内转出。' },
      ],
    },
    reasons: {
      title: '收币之前的{reasons.count|count}句实话',
      items: [
        { icon: 'shield', title: '地址自己核', text: '转到错误地址的币追不回来，请逐字核对首尾。' },
        { icon: 'question', title: '客服不要密码', text: '核对只需收款地址。索要私钥、助记词、验证码的都是骗子。' },
        { icon: 'globe', title: '看当地规定', text: '有的地区限制持有或交易数字货币，参加前请先了解。' },
      ],
    },
    questions: [
      {
        question: '我分{tiers.2.from / tiers.1.from|count}次各入 {tiers.1.from}，算 {tiers.2.from} 吗？',
        answer: '算。到账的金额相加，满 {tiers.2.from} 即升到 {tiers.2.reward} USDT 一段。',
      },
      {
        question: '先领了 {tiers.1.reward} USDT，升段后呢？',
        answer: '补发差额 {tiers.2.reward - tiers.1.reward} USDT，合计 {tiers.2.reward} USDT，仍发到同一个地址。',
      },
      {
        question: '入金后马上出金，还送吗？',
        answer: '入金须有真实的交易目的。经核实是同一笔钱反复转出、转入的，重复的金额不计；套取奖励的不发。',
      },
    ],
  }),
);

import { defineCampaign } from '@/lib/campaign/define';
import { example } from './shared/constants';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/new-customer-first.ts',
  ladder({
    slug: 'newCustomerFirst',
    title: '新客首入金',
    description:
      '新客的首笔入金像一粒种子：{tiers.1.from} 起就有赠金，{tiers.count|count}档逐级长高，至多 {tiers.last.reward}。先拖滑块看看，再决定放多少。',
    theme: 'brand',
    constants: { transfers: example(2), oneDollar: example(1, 'usd') },
    hero: {
      kicker: '新客首笔入金',
      headline: '头一笔，多添一捧土',
      offer: '入 {tiers.1.from} 赠 {tiers.1.reward}',
      lead: '首笔入金到账，赠金按档随上：{tiers.2.from} 得 {tiers.2.reward}，{tiers.3.from} 得 {tiers.3.reward}，{tiers.last.from} 得 {tiers.last.reward}。',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 52, y: 46, width: 104, opacity: 0.75 },
        { shape: 'sun', x: 84, y: 14, width: 28, motion: 'shine' },
        { shape: 'cloud', x: 16, y: 18, width: 28, opacity: 0.8, motion: 'drift' },
        { shape: 'sprout', x: 36, y: 56, width: 68 },
        { shape: 'hand-coin', x: 74, y: 58, width: 60, motion: 'float' },
      ],
    },
    deposit: '种下首笔',
    ladder: {
      title: '这粒种子长多高',
      activityId: 81,
      measure: 'first-deposit',
      tiers: [
        { from: 100, reward: 10 },
        { from: 500, reward: 58 },
        { from: 2000, reward: 188 },
        { from: 5000, reward: 388 },
      ],
      sliderMax: 6000,
    },
    firstRun: '常年开放，以开户后的首笔入金为准。',
    conversion: { days: 60, perLot: 12 },
    steps: {
      title: '下种{steps.count|count}步',
      items: [
        { icon: 'verify', title: '整地', text: '先完成实名，入金须使用本人名下的账户。' },
        { icon: 'deposit', title: '下种', text: '一次转入想好的金额，分{transfers|count}次转只算头一次。' },
        { icon: 'gift', title: '浇水', text: '到账后回到本页领取，赠金 {payDays} 个工作日内存入。' },
      ],
    },
    reasons: {
      title: '下种之前，先想清楚',
      items: [
        { icon: 'point', title: '从小处种起', text: '{tiers.1.from} 一档是给试水的人留的，不够熟，不必往高处够。' },
        { icon: 'clock', title: '只看一笔', text: '首笔入金只有一次，先拖滑块算好，再转不迟。' },
        { icon: 'shield', title: '用闲钱', text: '生活费、借来的钱，不要拿来做保证金交易。' },
      ],
    },
    questions: [
      {
        question: '入了 {tiers.2.from - oneDollar}，差一块算 {tiers.2.from} 一档吗？',
        answer: '不算，按 {tiers.1.from} 一档领 {tiers.1.reward}。入金手续费由付款行扣收的，以到账金额为准。',
      },
      { question: '用人民币入金怎么算？', answer: '按支付页当时显示的汇率折成美元，以折合后的到账金额对档。' },
      { question: '领了赠金还能出金吗？', answer: '自有资金随时可申请出金；尚未转换的那部分赠金，到期由系统收回。' },
    ],
  }),
);

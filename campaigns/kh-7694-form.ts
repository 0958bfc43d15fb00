import { defineCampaign } from '@/lib/campaign/define';
import { RULE_HEADINGS } from '@/lib/campaign/schema';
import { openingTasks } from './shared/opening-bonus';
import { rulesOf, WITHDRAWN } from './shared/rules';

export default defineCampaign('campaigns/kh-7694-form.ts', {
  slug: 'kh_7694_form',
  title: '开户赠金',
  description:
    '在{brand}开立真实账户，完成实名、首次入金与交易{tasks.count|count}步，累计可领 {tasks.amount.sum} 赠金。规则公开，条件逐项写明。',
  theme: 'brand',
  constants: { rewardRule: { is: RULE_HEADINGS.indexOf('奖励说明') + 1, source: '规则各标题的次序：奖励说明' } },
  bonus: { days: 60, lots: 6 },
  hero: {
    kicker: '新客开户礼 · 含入金 {tasks.deposit.from}、平仓 {tasks.trade.from} 手',
    headline: '开户{tasks.count|count}步领赠金',
    offer: '至多 {tasks.amount.sum}',
    composition: 'brand',
  },
  form: { title: '填写手机号，即可开户', submit: '立即开户' },
  activities: [
    openingTasks({
      labels: ['实名礼', '首次入金礼', '交易礼'],
      verified: { amount: 8 },
      deposited: { amount: 20, from: 200 },
      traded: { amount: 40, lots: 2 },
    }),
  ],
  rewards: {
    title: '赠金怎么到账',
    items: [
      { label: '实名', of: 'verify' },
      { label: '首次入金', of: 'deposit' },
      { label: '交易', of: 'trade' },
    ],
    note: '每份领取后 {payDays} 个工作日内到账，{bonus.days} 天内有效。赠金可作保证金使用，交易盈亏归账户所有；转为可出金余额的条件，见活动规则第 {rewardRule} 条。',
  },
  reasons: {
    title: '为什么从这里开始',
    items: [
      { icon: 'order', title: '止损止盈', text: '下单时即可预设价位。行情跳空时，成交价可能偏离预设价。' },
      { icon: 'verify', title: '费用写明', text: '点差、隔夜利息与保证金比例，均在产品细则逐项列出。' },
    ],
  },
  lots: { shortShare: 0.4 },
  rules: rulesOf({ rewards: [WITHDRAWN] }),
  success: {
    path: 'kh_7694_form/success',
    title: '开户成功',
    lead: '账户已为您备好。下一步，完成实名认证领 {tasks.verify.amount}。',
    verify: '实名认证，领 {tasks.verify.amount}',
    download: {
      icon: 'app',
      title: '下载{appName}',
      text: '用注册的手机号登录，账户与赠金随身可查。',
      action: '下载{appName}',
    },
    next: {
      title: '接下来',
      items: [
        { icon: 'verify', title: '实名认证', text: '填写姓名与身份证号码，通过后回到活动页领 {tasks.verify.amount}。' },
        {
          icon: 'deposit',
          title: '首次入金',
          text: '单笔满 {tasks.deposit.from}，到账后可领 {tasks.deposit.amount}。',
        },
        { icon: 'trade', title: '开始交易', text: '累计平仓满 {tasks.trade.from} 手，领 {tasks.trade.amount}。' },
      ],
    },
  },
});

import { defineCampaign } from '@/lib/campaign/define';
import { RULE_HEADINGS } from '@/lib/campaign/schema';
import { openingTasks } from './shared/opening-bonus';

export default defineCampaign('campaigns/kh-7694-form.ts', {
  slug: 'kh_7694_form',
  ownPage: true,
  title: '开户赠金',
  description:
    '在{brand}开立真实账户，完成实名、首次入金与交易{tasks.count|count}步，累计可领 {tasks.amount.sum} 赠金。规则公开，条件逐项写明。',
  theme: 'crimson',
  constants: { rewardRule: { is: RULE_HEADINGS.indexOf('奖励说明') + 1, source: '规则各标题的次序：奖励说明' } },
  bonus: { days: 60, lots: 6 },
  hero: {
    kicker: '新客开户礼 · 含入金 {tasks.deposit.from}、平仓 {tasks.trade.from} 手',
    headline: '开户{tasks.count|count}步领赠金',
    offer: '至多 {tasks.amount.sum}',
    composition: 'beside',
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
  steps: {
    title: '{tasks.count|count}步领满 {tasks.amount.sum}',
    items: [
      { icon: 'account', title: '开户', text: '用手机号注册，完成实名认证，可领 {tasks.verify.amount}。' },
      { icon: 'deposit', title: '入金', text: '首次入金满 {tasks.deposit.from}，再领 {tasks.deposit.amount}。' },
      { icon: 'trade', title: '交易', text: '累计平仓满 {tasks.trade.from} 手，再领 {tasks.trade.amount}。' },
    ],
  },
  rewards: {
    title: '奖励明细',
    items: [
      {
        label: '实名',
        task: '开户并通过实名认证',
        of: 'verify',
        paid: '领取后 {payDays} 个工作日内',
        valid: '{bonus.days} 天',
      },
      {
        label: '首次入金',
        task: '首次入金满 {tasks.deposit.from}',
        of: 'deposit',
        paid: '领取后 {payDays} 个工作日内',
        valid: '{bonus.days} 天',
      },
      {
        label: '交易',
        task: '累计平仓满 {tasks.trade.from} 手',
        of: 'trade',
        paid: '领取后 {payDays} 个工作日内',
        valid: '{bonus.days} 天',
      },
    ],
    note: '赠金到账后可作保证金使用，交易盈亏归账户所有；赠金本身转为可出金余额的条件，见活动规则第 {rewardRule} 条。',
  },
  reasons: {
    title: '为什么从这里开始',
    items: [
      { icon: 'two-way', title: '双向交易', text: '看涨可买，看跌可卖，当日开仓当日可平。' },
      { icon: 'clock', title: '全天行情', text: '周一早间至周六凌晨连续报价，仅每日短暂休市。' },
      { icon: 'order', title: '止损止盈', text: '下单时即可预设价位。行情跳空时，成交价可能偏离预设价。' },
      { icon: 'verify', title: '费用写明', text: '点差、隔夜利息与保证金比例，均在产品细则逐项列出。' },
    ],
  },
  lots: { shortShare: 0.4 },
  rules: [
    {
      heading: '活动时间(GMT+8)',
      items: [
        '本活动自本页发布之日起长期开放，每日 {dayStart} 至 {dayEnd} 均可参加。',
        '如需结束，将至少提前 {noticeDays} 日在本页公布截止时间；截止前已达成的奖励，仍按原规则发放。',
      ],
    },
    {
      heading: '活动对象',
      items: [
        '首次在{brand}开立真实账户、年满 {age} 周岁的个人客户。',
        '同一手机号、身份证件或银行卡，仅可参加一次。',
        '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
      ],
    },
    {
      heading: '活动内容',
      items: [
        '实名礼：注册真实账户并通过实名认证，获赠 {tasks.verify.amount}。',
        '首次入金礼：首次入金单笔满 {tasks.deposit.from} 或等值货币，获赠 {tasks.deposit.amount}。',
        '交易礼：累计平仓满 {tasks.trade.from} 手，获赠 {tasks.trade.amount}。',
        '{tasks.count|count}项分别计算、各领一次，合计 {tasks.amount.sum}。',
      ],
    },
    {
      heading: '奖励说明',
      items: [
        '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        '自每份赠金存入之日起 {bonus.days} 天内，累计平仓满 {bonus.lots} 手，该份赠金转为可出金余额。',
        '在此之前申请出金的，账户内尚未转换的赠金将随出金扣除；因赠金交易产生的盈利，不受影响。',
      ],
    },
    {
      heading: '领取方式',
      items: [
        '达成后登录本页，在对应的任务上点击“领取”，系统按账户的真实认证、入金与平仓记录核对；领取后 {payDays} 个工作日内存入交易账户。',
        '逾期未到账的，请联系在线客服并提供账号，客服将在 {answerDays} 个工作日内核实答复。',
      ],
    },
    {
      heading: '手数计算',
      items: [
        '开仓 {oneLot} 手并平仓 {oneLot} 手，计为 {oneLot} 手；仅开仓未平仓的不计入。',
        '伦敦金 {oneLot} 手为 {goldOunces} 盎司，伦敦银 {oneLot} 手为 {silverOunces} 盎司；不足 {oneLot} 手的按实际手数累加。',
        '持仓不足 {leastHolding} 分钟的交易，至多计入累计手数的 {lots.shortShare}。',
      ],
    },
    {
      heading: '有效期',
      items: ['每份赠金自存入之日起 {bonus.days} 天内有效。到期未转换的赠金自动收回，不影响账户内的自有资金。'],
    },
    {
      heading: '取消资格情形',
      items: [
        '使用虚假资料，或以他人名义开户。',
        '以多个账户重复领取，或由多人共用银行卡集中领取。',
        '利用报价延迟、系统故障等非正常手段交易，或以锁仓、对冲等方式虚增手数。',
        '经核实存在上述情形的，取消领取资格并收回尚未转换的赠金；客户可在 {reviewDays} 日内提交说明，申请复核。',
      ],
    },
    {
      heading: '风险提示',
      items: [
        '赠金不构成对收益的承诺，也不会降低交易本身的风险。保证金交易带有杠杆，亏损可能超过本金。',
        '是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定。',
        '本活动由{company}举办。对规则有疑问的，可联系在线客服。',
      ],
    },
  ],
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

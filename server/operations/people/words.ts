import { REWARD_STATE_WORDS } from '@/lib/activities/reward-state-words';
import { AD_EVENT_WORDS } from '@/lib/channel/ad-platforms';
import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { timeText } from '../common/formats';
import { PLATFORM_WORDS } from '../marketing/words';

/** The states of deposits and trades. */
const FUND_STATES = { pending: '处理中', settled: '已到账', failed: '未成功', closed: '已平仓' };

/** What can be corrected. */
export const CORRECTED_WORDS = { name: '姓名', card: '银行卡' } as const;

type Reversal = { by: string; at: string; reason: string };

export const words = defineWords({
  slots: { corrected: CORRECTED_WORDS, fund: FUND_STATES, reversal: reversalText },
  sentences: {
    must_be_person: '须为手机号或账户',
    show_needs_reason: '显示完整信息须填写原因，记入审计日志。',
    no_account_of_mobile: '没有使用此手机号的账户。',
    no_customer: '没有账户 {account}。',
    account_was_closed: '账户 {account} 已于 {at:time} 注销。依法留存的记录见“查阅留存记录”。',
    about_registration: '开户',
    about_consents: '同意记录',
    about_verification: '实名认证与银行卡',
    about_deposits: '入金',
    about_trades: '交易',
    about_activities: '参与的玩法',
    about_rewards: '奖励',
    about_points: '积分',
    about_ad_conversions: '广告回传',
    about_sessions: '登录会话',
    about_events: '访问与开户',
    about_operations: '操作员的操作',
    nothing_stored: '无。',
    account_opened: ({ at, seen, imported }: { at: string | null; seen: string; imported: boolean }) =>
      at ? `${timeText(at)}${imported ? '（导入）' : ''}` : `未知，最早见于 ${timeText(seen)}`,
    mobile_of_account: '{mobile|由交易后台保存}',
    verified_identity: '{name}[，{document}]',
    bound_card: '{bank}{whole? |，尾号 }{digits}',
    reported_card: '{bound?已绑卡|未绑卡}',
    fund_state: '{state:fund}{reversal:reversal}',
    reward_source: '{kind}：{source}',
    reward_changed_by: '操作员 {operator}',
    correction_needed: '请填写姓名，或移除银行卡。',
    must_be_remove: '只能填 remove',
    must_be_holder_name: '姓名须为 2 至 30 个字。',
    no_name_to_correct: '客户未实名认证，没有可更正的姓名。',
    person_corrected: outcome('已更正：{corrected:corrected}。'),
    deposit_is_pending: '有入金处理中，请待其到账或失败后再注销。',
    account_would_close: '将注销账户 {account}。',
    holder_loses: '客户将失去：',
    nothing_is_lost: '客户不会失去奖励或积分。',
    loses_reward: '活动“{campaign}”的奖励 {id:number}：{prize:amount}，{pending?审核中|待发放或未使用}',
    loses_guesses: '未结算场次的竞猜：{count:number} 次',
    loses_request: '待审批的申请 {id:number}',
    loses_points: '{points:number} 积分',
    how_to_delete_person: '尚未执行。执行：npm run ops -- delete-person {account} --confirm={account}',
    account_differs: '将注销的账户是 {account}，与确认的 {confirmed} 不符。未作任何更改。',
    number_needed: '须由另一位操作员批准。申请会存储，请勿填手机号，改填账户 {account}。',
    account_closes: '注销账户 {account}。',
    account_is_closed: '账户已注销。',
    record_is_retained: '加密记录留存至 {until:time}，可用“查阅留存记录”按账户查阅。',
    nothing_is_retained: '没有须依法留存的记录。',
    asker_needed: '请在原因中写明由谁要求',
    no_retained_record: '没有已注销账户“{account}”的记录。',
    no_session: '账户 {account} 没有登录会话。',
    logged_out: outcome('账户 {account} 已下线，结束会话 {ended:number} 个。'),
    nothing_is_shared: '没有共用证件或银行卡的账户。',
  },
  tables: {
    registration: {
      account: column.account('账户'),
      opened: column.sentence('开户时间'),
      mobile: column.sentence('手机号'),
      brand: nullable(column.brand('品牌')),
      package: nullable(column.id('包码')),
      page: nullable(column.id('开户页面')),
      landing: nullable(column.text('来源参数')),
      inviter: nullable(column.account('邀请人')),
      friends: column.number('邀请人数'),
      password: column.state('密码', { none: '未设', set: '已设' }),
      sessions: column.number('登录会话'),
    },
    consents: {
      time: column.time('时间'),
      for: column.state('事项', {
        registration: '开户',
        identity: '实名认证',
        'bank-card': '绑定银行卡',
        'cross-border': '境外存储',
      }),
      clause: column.id('条款'),
      version: column.id('版本'),
      device: column.named('设备', {
        ios: 'iPhone 或 iPad',
        mobile: '手机',
        desktop: '电脑',
      }),
    },
    verifications: {
      time: column.time('时间'),
      what: column.state('项目', {
        identity: '实名认证',
        card: '银行卡',
        reported: '交易后台所报',
      }),
      state: column.state('状态', {
        verified: '已认证',
        duplicate: '已认证，证件与较早账户相同',
        unverified: '未认证',
        submitted: '审核中',
        bound: '已绑定',
        refused: '未通过',
        removed: '已解绑',
      }),
      value: column.sentence('内容'),
    },
    deposits: {
      time: column.time('时间'),
      reference: column.id('流水号'),
      amount: column.decimal('金额（美元）'),
      state: column.sentence('状态'),
    },
    trades: {
      opened: nullable(column.time('开仓')),
      closed: column.time('平仓'),
      reference: column.id('流水号'),
      symbol: column.id('品种'),
      lots: column.decimal('手数'),
      state: column.sentence('状态'),
    },
    activity_acts: {
      time: column.time('时间'),
      campaign: column.campaign('活动'),
      kind: column.id('玩法'),
      act: column.id('动作'),
      what: column.json('内容'),
    },
    reward_history: {
      time: column.time('时间'),
      id: nullable(column.serial('编号', { none: '' })),
      state: column.state('状态', {
        ...REWARD_STATE_WORDS,
        reversed: '已追回',
        reopened: '可重新领取',
        compensated: '已赔付',
      }),
      amount: nullable(column.amount('金额', { none: '' })),
      campaign: nullable(column.campaign('活动', { none: '' })),
      for: nullable(column.sentence('来源', { none: '' })),
      label: column.text('名称或原因'),
    },
    point_changes: {
      time: column.time('时间'),
      campaign: column.campaign('活动'),
      change: column.number('变动'),
      balance: column.number('余额'),
      label: column.text('名称'),
    },
    ad_conversions_of_customer: {
      time: column.time('时间'),
      platform: column.state('平台', PLATFORM_WORDS),
      event: column.state('事件', AD_EVENT_WORDS),
      click: nullable(column.id('点击编号')),
      state: column.state('状态', {
        pending: '待回传',
        queued: '待回传',
        consent: '待同意',
        sent: '已回传',
        failed: '被拒',
        given_up: '已放弃',
        unmatched: '无法匹配',
      }),
      attempts: column.number('次数'),
      answer: nullable(column.text('最近答复')),
    },
    customer_sessions: {
      opened: column.time('登录时间'),
      seen: column.time('最近使用'),
      device: nullable(
        column.state('设备', {
          'android-phone': '安卓手机',
          'android-tablet': '安卓平板',
          iphone: '苹果手机',
          ipad: '苹果平板',
          harmony: '鸿蒙设备',
          windows: 'Windows 电脑',
          mac: '苹果电脑',
          linux: 'Linux 电脑',
          other: '其他设备',
        }),
      ),
      browser: nullable(column.text('应用或浏览器')),
    },
    customer_events: {
      time: column.time('时间'),
      event: column.state('事项', {
        z1: '访问页面',
        rr2: '填写手机号',
        rr3: '获取验证码',
        rr5: '开户',
      }),
      host: nullable(column.host('域名')),
      page: nullable(column.id('页面')),
      brand: nullable(column.brand('品牌')),
      package: nullable(column.id('包码')),
      plan: nullable(column.text('推广计划')),
      keyword: nullable(column.text('关键词')),
    },
    operations_on_customer: {
      time: column.time('时间'),
      operator: column.operator('操作员'),
      operation: column.operation('操作'),
      details: column.json('详情'),
    },
    shared_documents: {
      account: column.account('账户'),
      shares: column.state('共用', { document: '证件', card: '银行卡' }),
      since: column.time('自'),
      with: column.account('相同账户'),
    },
  },
});

export const { say, table, figures } = words;

function reversalText(reversal: Reversal | null): string {
  return reversal ? `，${reversal.by} 于 ${timeText(reversal.at)} 撤销：${reversal.reason}` : '';
}

import { AD_EVENT_WORDS } from '@/lib/channel/ad-platforms';
import { type AmountCell, column, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { amountText, listText, timeText } from '../common/formats';
import { REASON_ZH } from '../common/words';
import { PLATFORM_WORDS } from '../marketing/words';
import { REWARD_STATE_WORDS } from '../rewards/words';

/** The states of deposits and trades. */
const FUND_STATES_ZH = { pending: '处理中', settled: '已到账', failed: '未成功', closed: '已平仓' };

/** What can be corrected. */
export const CORRECTED_WORDS = { name: ['name', '姓名'], card: ['card', '银行卡'] } as const;

type Reversal = { by: string; at: string; reason: string };

const ACCOUNT_ZH = { account: '账户' };
const PERSON_ZH = { 'mobile-or-account': '手机号或账户' };

export const words = defineWords({
  sentences: {
    must_be_person: sentence('must be a mobile number or an account', '须为手机号或账户'),
    show_needs_reason: sentence(
      'Say why with --reason=…: the audit log records it.',
      '显示完整信息须填写原因，记入审计日志。',
    ),
    no_account_of_mobile: sentence('There is no account with this mobile number.', '没有使用此手机号的账户。'),
    no_customer: sentence<{ account: string | null }>(
      ({ account }) => `There is no account ${account ?? 'of this mobile number'}.`,
      ({ account }) => (account === null ? '没有使用此手机号的账户。' : `没有账户 ${account}。`),
    ),
    account_was_closed: sentence<{ account: string; at: string }>(
      ({ account, at }) =>
        `Account ${account} was closed at ${timeText(at)}. \`retained-record\` shows what the law requires to retain.`,
      ({ account, at }) => `账户 ${account} 已于 ${timeText(at)} 注销。依法留存的记录见“查阅留存记录”。`,
    ),
    about_registration: sentence('Registration', '开户'),
    about_consents: sentence('Consents', '同意记录'),
    about_verification: sentence('Verification', '实名认证与银行卡'),
    about_deposits: sentence('Deposits', '入金'),
    about_trades: sentence('Trades', '交易'),
    about_activities: sentence('Acts in activities', '参与的玩法'),
    about_rewards: sentence('Rewards', '奖励'),
    about_points: sentence('Points', '积分'),
    about_ad_conversions: sentence('Reported to advertising platforms', '广告回传'),
    about_sessions: sentence('Sessions', '登录会话'),
    about_events: sentence<{ most: number }>(({ most }) => `Visits and registration, the newest ${most}`, '访问与开户'),
    about_operations: sentence('Operations', '操作员的操作'),
    nothing_stored: sentence('Nothing.', '无。'),
    account_opened: sentence<{ at: string | null; seen: string; imported: boolean }>(
      ({ at, seen, imported }) =>
        at ? `${timeText(at)}${imported ? ', imported' : ''}` : `unknown; first seen ${timeText(seen)}`,
      ({ at, seen, imported }) =>
        at ? `${timeText(at)}${imported ? '（导入）' : ''}` : `未知，最早见于 ${timeText(seen)}`,
    ),
    mobile_of_account: sentence<{ mobile: string | null }>(
      ({ mobile }) => mobile ?? 'stored by the provider',
      ({ mobile }) => mobile ?? '由交易后台保存',
    ),
    verified_identity: sentence<{ name: string; document: string | null }>(
      ({ name, document }) => [name, document].filter(Boolean).join(', '),
      ({ name, document }) => [name, document].filter(Boolean).join('，'),
    ),
    bound_card: sentence<{ bank: string; digits: string; whole: boolean }>(
      ({ bank, digits, whole }) => `${bank} ${whole ? '' : '…'}${digits}`,
      ({ bank, digits, whole }) => `${bank}${whole ? ' ' : '，尾号 '}${digits}`,
    ),
    reported_card: sentence<{ bound: boolean }>(
      ({ bound }) => (bound ? 'card bound' : 'no card'),
      ({ bound }) => (bound ? '已绑卡' : '未绑卡'),
    ),
    fund_state: sentence<{ state: keyof typeof FUND_STATES_ZH; reversal: Reversal | null }>(
      ({ state, reversal }) =>
        `${state}${reversal ? `, reversed by ${reversal.by} ${timeText(reversal.at)}: ${reversal.reason}` : ''}`,
      ({ state, reversal }) =>
        `${FUND_STATES_ZH[state]}${reversal ? `，${reversal.by} 于 ${timeText(reversal.at)} 撤销：${reversal.reason}` : ''}`,
    ),
    reward_source: sentence<{ kind: string; source: string }>(
      ({ kind, source }) => `${kind} ${source}`,
      ({ kind, source }) => `${kind}：${source}`,
    ),
    reward_changed_by: sentence<{ operator: string }>(
      ({ operator }) => `by ${operator}`,
      ({ operator }) => `操作员 ${operator}`,
    ),
    correction_needed: sentence('Set --name=… or --card=remove.', '请填写姓名，或移除银行卡。'),
    must_be_remove: sentence('must be remove', '只能填 remove'),
    must_be_holder_name: sentence('--name must have 2 to 30 letters.', '姓名须为 2 至 30 个字。'),
    no_name_to_correct: sentence(
      'The person is not verified, so there is no name to correct.',
      '客户未实名认证，没有可更正的姓名。',
    ),
    person_corrected: outcome<{ corrected: readonly (keyof typeof CORRECTED_WORDS)[] }>(
      ({ corrected }) => `Corrected: ${listText(corrected, 'en')}.`,
      ({ corrected }) =>
        `已更正：${listText(
          corrected.map((one) => CORRECTED_WORDS[one][1]),
          'zh',
        )}。`,
    ),
    deposit_is_pending: sentence(
      'A deposit is pending. Wait until it is settled or has failed.',
      '有入金处理中，请待其到账或失败后再注销。',
    ),
    account_would_close: sentence<{ account: string }>(
      ({ account }) => `Account ${account} would be closed.`,
      ({ account }) => `将注销账户 ${account}。`,
    ),
    holder_loses: sentence('Its holder loses:', '客户将失去：'),
    nothing_is_lost: sentence('Nothing is lost.', '客户不会失去奖励或积分。'),
    loses_reward: sentence<{ id: number; campaign: string; prize: AmountCell; pending: boolean }>(
      ({ id, campaign, prize, pending }) =>
        `reward ${id} of ${campaign}: ${amountText(prize, 'en')}, ${pending ? 'pending' : 'not paid or used'}`,
      ({ id, campaign, prize, pending }) =>
        `活动“${campaign}”的奖励 ${id}：${amountText(prize, 'zh')}，${pending ? '审核中' : '待发放或未使用'}`,
    ),
    loses_guesses: sentence<{ count: number }>(
      ({ count }) => `guesses in rounds that are not settled: ${count}`,
      ({ count }) => `未结算场次的竞猜：${count} 次`,
    ),
    loses_request: sentence<{ id: number }>(
      ({ id }) => `request ${id}, which waits for approval`,
      ({ id }) => `待审批的申请 ${id}`,
    ),
    loses_points: sentence<{ points: number }>(
      ({ points }) => `${points} points`,
      ({ points }) => `${points} 积分`,
    ),
    how_to_delete_person: sentence<{ account: string }>(
      ({ account }) =>
        `Nothing has changed yet. To do it: npm run ops -- delete-person ${account} --confirm=${account}`,
      ({ account }) => `尚未执行。执行：npm run ops -- delete-person ${account} --confirm=${account}`,
    ),
    account_differs: sentence<{ account: string; confirmed: string }>(
      ({ account, confirmed }) => `It would close account ${account}, not ${confirmed}. Nothing was changed.`,
      ({ account, confirmed }) => `将注销的账户是 ${account}，与确认的 ${confirmed} 不符。未作任何更改。`,
    ),
    number_needed: sentence<{ account: string }>(
      ({ account }) =>
        `Another operator has to approve this. Name the account by its number, because the request is stored: delete-person ${account} --confirm=${account}`,
      ({ account }) => `须由另一位操作员批准。申请会存储，请勿填手机号，改填账户 ${account}。`,
    ),
    account_closes: sentence<{ account: string }>(
      ({ account }) => `Account ${account} is closed.`,
      ({ account }) => `注销账户 ${account}。`,
    ),
    account_is_closed: sentence('The account is closed.', '账户已注销。'),
    record_is_retained: sentence<{ until: string }>(
      ({ until }) =>
        `A sealed record is retained until ${timeText(until)}; \`retained-record\` reads it by account number.`,
      ({ until }) => `加密记录留存至 ${timeText(until)}，可用“查阅留存记录”按账户查阅。`,
    ),
    nothing_is_retained: sentence('Nothing had to be retained.', '没有须依法留存的记录。'),
    asker_needed: sentence('say with --reason who asked for it', '请在原因中写明由谁要求'),
    no_retained_record: sentence<{ account: string }>(
      ({ account }) => `There is no record of a closed account "${account}".`,
      ({ account }) => `没有已注销账户“${account}”的记录。`,
    ),
    no_session: sentence<{ account: string }>(
      ({ account }) => `${account} has no session.`,
      ({ account }) => `账户 ${account} 没有登录会话。`,
    ),
    logged_out: outcome<{ account: string; ended: number }>(
      ({ account, ended }) => `${account} is logged out. Ended sessions: ${ended}.`,
      ({ account, ended }) => `账户 ${account} 已下线，结束会话 ${ended} 个。`,
    ),
    nothing_is_shared: sentence('No accounts share a document or card.', '没有共用证件或银行卡的账户。'),
  },
  tables: {
    registration: {
      account: column.account('account', '账户'),
      opened: column.sentence('opened', '开户时间'),
      mobile: column.sentence('mobile', '手机号'),
      brand: nullable(column.brand('brand', '品牌')),
      package: nullable(column.id('package', '包码')),
      page: nullable(column.id('campaign', '开户页面')),
      landing: nullable(column.text('came by', '来源参数')),
      inviter: nullable(column.account('invited by', '邀请人')),
      friends: column.number('friends invited', '邀请人数'),
      password: column.state('password', '密码', { none: ['none', '未设'], set: ['set', '已设'] }),
      sessions: column.number('sessions', '登录会话'),
    },
    consents: {
      time: column.time('time', '时间'),
      for: column.state('for', '事项', {
        registration: ['registration', '开户'],
        identity: ['identity', '实名认证'],
        'bank-card': ['bank-card', '绑定银行卡'],
        'cross-border': ['cross-border', '境外存储'],
      }),
      clause: column.id('clause', '条款'),
      version: column.id('version', '版本'),
      device: column.named('device', '设备', {
        ios: ['ios', 'iPhone 或 iPad'],
        mobile: ['mobile', '手机'],
        desktop: ['desktop', '电脑'],
      }),
    },
    verifications: {
      time: column.time('time', '时间'),
      what: column.state('what', '项目', {
        identity: ['identity', '实名认证'],
        card: ['bank card', '银行卡'],
        reported: ['reported by the provider', '交易后台所报'],
      }),
      state: column.state('state', '状态', {
        verified: ['verified', '已认证'],
        duplicate: ['verified, with the document of an earlier account', '已认证，证件与较早账户相同'],
        unverified: ['not verified', '未认证'],
        submitted: ['submitted', '审核中'],
        bound: ['bound', '已绑定'],
        refused: ['refused', '未通过'],
        removed: ['removed', '已解绑'],
      }),
      value: column.sentence('value', '内容'),
    },
    deposits: {
      time: column.time('time', '时间'),
      reference: column.id('reference', '流水号'),
      amount: column.decimal('US dollars', '金额（美元）'),
      state: column.sentence('state', '状态'),
    },
    trades: {
      opened: nullable(column.time('opened', '开仓')),
      closed: column.time('closed', '平仓'),
      reference: column.id('reference', '流水号'),
      symbol: column.id('symbol', '品种'),
      lots: column.decimal('lots', '手数'),
      state: column.sentence('state', '状态'),
    },
    activity_acts: {
      time: column.time('time', '时间'),
      campaign: column.campaign('campaign', '活动'),
      kind: column.id('kind', '玩法'),
      act: column.id('act', '动作'),
      what: column.json('what', '内容'),
    },
    reward_history: {
      time: column.time('time', '时间'),
      id: nullable(column.serial('id', '编号', { none: '' })),
      state: column.state('state', '状态', {
        ...REWARD_STATE_WORDS,
        reversed: ['reversed', '已追回'],
        reopened: ['reopened', '可重新领取'],
        compensated: ['compensated', '已赔付'],
      }),
      amount: nullable(column.amount('amount', '金额', { none: '' })),
      campaign: nullable(column.campaign('campaign', '活动', { none: '' })),
      for: nullable(column.sentence('for', '来源', { none: '' })),
      label: column.text('label or reason', '名称或原因'),
    },
    point_changes: {
      time: column.time('time', '时间'),
      campaign: column.campaign('campaign', '活动'),
      change: column.number('change', '变动'),
      balance: column.number('balance', '余额'),
      label: column.text('label', '名称'),
    },
    ad_conversions_of_customer: {
      time: column.time('time', '时间'),
      platform: column.state('platform', '平台', PLATFORM_WORDS),
      event: column.state('event', '事件', AD_EVENT_WORDS),
      click: nullable(column.id('click', '点击编号')),
      state: column.state('state', '状态', {
        pending: ['pending', '待回传'],
        queued: ['queued', '待回传'],
        consent: ['no consent yet', '待同意'],
        sent: ['sent', '已回传'],
        failed: ['failed', '被拒'],
        given_up: ['given_up', '已放弃'],
        unmatched: ['unmatched', '无法匹配'],
      }),
      attempts: column.number('attempts', '次数'),
      answer: nullable(column.text('last answer', '最近答复')),
    },
    customer_sessions: {
      opened: column.time('opened', '登录时间'),
      seen: column.time('last used', '最近使用'),
      device: nullable(
        column.state('device', '设备', {
          'android-phone': ['android-phone', '安卓手机'],
          'android-tablet': ['android-tablet', '安卓平板'],
          iphone: ['iphone', '苹果手机'],
          ipad: ['ipad', '苹果平板'],
          harmony: ['harmony', '鸿蒙设备'],
          windows: ['windows', 'Windows 电脑'],
          mac: ['mac', '苹果电脑'],
          linux: ['linux', 'Linux 电脑'],
          other: ['other', '其他设备'],
        }),
      ),
      browser: nullable(column.text('app or browser', '应用或浏览器')),
    },
    customer_events: {
      time: column.time('time', '时间'),
      event: column.state('event', '事项', {
        z1: ['visit', '访问页面'],
        rr2: ['number entered', '填写手机号'],
        rr3: ['code requested', '获取验证码'],
        rr5: ['account opened', '开户'],
      }),
      host: nullable(column.host('host', '域名')),
      page: nullable(column.id('page', '页面')),
      brand: nullable(column.brand('brand', '品牌')),
      package: nullable(column.id('package', '包码')),
      plan: nullable(column.text('plan', '推广计划')),
      keyword: nullable(column.text('keyword', '关键词')),
    },
    operations_on_customer: {
      time: column.time('time', '时间'),
      operator: column.operator('operator', '操作员'),
      operation: column.operation('act', '操作'),
      details: column.json('details', '详情'),
    },
    shared_documents: {
      account: column.account('account', '账户'),
      shares: column.state('shares', '共用', { document: ['document', '证件'], card: ['card', '银行卡'] }),
      since: column.time('since', '自'),
      with: column.account('with', '相同账户'),
    },
  },
  operations: {
    customer: {
      title: '查看客户档案',
      summary: '按手机号或账户查看一位客户的全部信息，个人信息默认遮盖；查看记入审计日志',
      operands: { person: '手机号或账户' },
      options: REASON_ZH,
      flags: { show: '显示完整的手机号、姓名、证件号和银行卡号，须填写原因' },
    },
    'log-out': { title: '强制下线', summary: '结束账户的全部登录会话，客户须重新登录', operands: ACCOUNT_ZH },
    'correct-person': {
      title: '更正客户资料',
      summary: '更正已实名认证的姓名，或移除银行卡以便客户重新绑定',
      operands: PERSON_ZH,
      options: { name: '证件上的姓名', card: '填 remove 移除银行卡' },
    },
    'export-person': {
      title: '导出个人信息',
      summary: '应客户本人要求，导出其全部信息为 JSON',
      operands: PERSON_ZH,
      options: { reason: '由谁要求，记入审计日志' },
    },
    'delete-person': {
      title: '注销账户',
      summary: '注销账户并删除客户的信息，依法须留存的除外；未确认时只显示客户将失去什么',
      operands: PERSON_ZH,
      options: { confirm: '所显示的账户' },
    },
    'retained-record': {
      title: '查阅留存记录',
      summary: '应主管机关要求，查阅已注销账户依法留存的记录（JSON）',
      operands: ACCOUNT_ZH,
      options: { reason: '由谁要求、为何要求' },
    },
    'shared-documents': {
      title: '查看共用证件',
      summary: '列出与较早账户共用证件或银行卡的账户，均来自尚不要求唯一时',
    },
  },
});

export const { say, table, figures, operations } = words;

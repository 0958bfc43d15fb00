import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { usdText } from '../common/formats';

/** The Chinese names of the roles. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  analyst: '数据分析',
  marketing: '市场',
  reviewer: '审核',
  finance: '财务',
  support: '客服',
  'on-duty': '值班',
  admin: '管理员',
};

/** Roles as operators write them, `support:bfzh+iekb,analyst`, in Chinese. */
export function rolesInWords(roles: string): string {
  const grants = roles.split(',').map((grant) => {
    const [role = '', brands] = grant.split(':');
    return `${ROLE_WORDS[role] ?? role}${brands === undefined ? '' : `（${brands.replaceAll('+', '、')}）`}`;
  });
  return grants.join('、');
}

/** A limit in US dollars; `null` is no upper limit, or the limit of the settings. */
interface Limit {
  limit: number | null;
  asSet: number | null;
}

/** What an operator may move alone, approve, or both; `null` for what does not change. */
interface Limits {
  alone: Limit | null;
  approve: Limit | null;
}

function limitText({ limit, asSet }: Limit): string {
  const most = limit ?? asSet;
  const amount = most === null ? '任意金额' : usdText(most);
  return limit === null ? `${amount}（按系统设置）` : amount;
}

function limitsText({ alone, approve }: Limits): string {
  const parts = [alone && `单独操作 ${limitText(alone)}`, approve && `批准 ${limitText(approve)}`];
  return parts.filter(Boolean).join('，');
}

const RIGHTS = { run: '执行', approve: '批准' };
const RIGHT_STATES = { runs: '执行', approves: '批准' } as const;

export const words = defineWords({
  slots: { limits: limitsText, right: RIGHTS, role: ROLE_WORDS, roles: rolesInWords },
  sentences: {
    not_signed_in: '您尚未登录，或会话已过期（闲置 30 分钟，或登录满 8 小时）。',
    may_not_show: '您的角色（{roles:roles}）不能查看此客户的完整个人信息。',
    factor_needed: '此操作须在 {minutes:number} 分钟内用验证器的动态码或通行密钥确认过身份。',
    factor_confirmed: '已确认 {operator} 的身份，{minutes:number} 分钟内有效。',
    no_operators_yet: '还没有操作员账户，须先在服务器上用 DATA_KEY 任命第一位管理员。',
    signed_in_as_other: '您以 {name} 登录，却填写了 {named}。请以 {named} 登录，或不填姓名。',
    role_needed: '您的角色（{roles:roles}）不能{right:right}“{operation:operation}”，需要以下角色之一：{needed:role}。',
    brand_not_allowed:
      '您的角色只能为品牌 {brands:list} {right:right}“{operation:operation}”，此操作涉及其他或全部品牌。未作任何更改。',
    requester_may_not: '申请人 {operator} 已无权执行此操作。未作任何更改。',
    may_enrol: '{name} 可以注册，角色为{roles:roles}。',
    enrol_until: '邀请码只能使用一次，北京时间 {until:time} 前有效。',
    invitation_code: '邀请码（请保密）：{code}',
    must_be_limit: '须为整数美元，如 500；{asSet} 表示按系统设置',
    limit_needed: '请至少填写一项限额。',
    limits_unchanged: '{name} 的限额已是如此。',
    limits_changed: outcome('{name} 现在 24 小时内可{limits:limits}。'),
    limits_before: { done: '原为：{limits:limits}。', planned: '现为：{limits:limits}。' },
    sessions_of_all_are_for_admins: '只有管理员可以查看他人的会话。',
    no_sessions: '没有会话。',
    must_be_session: '须为会话列表中的编号',
    no_operator_session: '没有会话 {session}。',
    session_ended: outcome('{operator} 的会话 {session} 已结束。'),
    no_operators: '没有操作员。',
    roles_of: '{roles:roles|无}',
    limit_of: '{dollars:usd|按系统设置}',
    operator_exists: '操作员 {name} 已存在，如需重新注册请重置。',
    no_operator: '没有操作员 {name}。',
    roles_unchanged: '{name} 的角色已是{roles:roles}。',
    roles_changed: outcome('{name} 的角色现为{roles:roles}，原为{before:roles}。'),
    operator_disabled: outcome('{name} 已停用。'),
    one_approver_left:
      '注意：能批准操作员变更的人最多只剩一位。72 小时内不能邀请、增加权限、提高限额或重置，之后也只能在服务器上执行。急需时，请在服务器上用 DATA_KEY 任命另一位管理员。',
    shell_needed: '没有其他操作员可以批准，此操作只能在服务器上用 npm run ops 执行。未作任何更改。',
    open_requests: '{name} 有 {count:number} 个申请待批准。停用后不能再执行，请驳回，需要时由其他人重新提出。',
    last_admin: '{name} 是最后一位管理员，请先任命另一位。',
    signed_out: outcome('{name} 已退出登录，结束 {ended:number} 个会话。'),
    password_changed: '密码已更改。',
    password_fault: '密码{fault:sentence}。未作任何更改。',
    password_too_short: '少于 {min:number} 个字符',
    password_too_long: '超过 {max:number} 个字符',
    password_has_name: '包含您的姓名',
    password_is_common: '过于常见，或已在泄露名单中',
    name_too_short: '至少两个字',
    must_be_name: '须为姓名：文字、数字、空格、句点和连字符',
    name_is_mixed: '混用了拉丁字母与形似的希腊或西里尔字母',
    name_looks_like: '“{name}”用另一种文字的字母写成，与操作员 {other} 看起来一样，请换一个不会混淆的名字。',
    name_needed: '审计日志须记录操作员，请填写姓名。',
    server_is_busy: '服务器繁忙，请重试。',
    proof_is_wrong: '姓名、密码或动态码有误。未作任何更改。',
    too_many_attempts: '错误次数过多，请 {minutes:number} 分钟后重试。',
    roles_needed: '请填写角色',
    must_be_roles:
      '须为用逗号分隔的角色，可限定品牌，如 support:bfzh+iekb,analyst；角色有 {roles:list}，admin 不限定品牌',
    role_is_twice: '角色重复',
    scan_now: '请立即用验证器扫描，二维码不再显示。',
    or_type_secret: '也可在验证器中输入密钥 {secret}（基于时间，六位），或打开 {address}',
    enrolled_once_typed: '输入验证器显示的动态码后，注册即完成。如需重来，可用同一邀请码再次注册。',
    operator_enrolled: '{name} 已完成注册，请用下一个动态码登录。',
  },
  tables: {
    operators: {
      name: column.operator('姓名'),
      roles: column.sentence('角色'),
      state: column.state('状态', {
        invited: '已邀请',
        active: '正常',
        disabled: '已停用',
      }),
      alone: column.sentence('单独操作限额'),
      approve: column.sentence('批准限额'),
      factor: nullable(column.states('验证方式', { totp: '验证器', passkey: '通行密钥' })),
      until: nullable(column.time('邀请有效至')),
      signedIn: column.time('最近登录'),
      seen: nullable(column.time('最近在线')),
    },
    open_requests: {
      id: column.serial('申请'),
      operation: column.operation('操作'),
      requested: column.time('申请时间'),
      expires: column.time('到期时间'),
    },
    rights: {
      permission: column.state('权限', {
        figures: '看数据',
        spend: '广告花费',
        draft: '写文案',
        review: '审核文案',
        publish: '发布文案',
        'roll-back': '撤下文案',
        calendar: '活动日程',
        stop: '暂停发放',
        rewards: '看奖励',
        export: '导出奖励',
        money: '发放与预算',
        funds: '入金与交易',
        settle: '竞猜开奖',
        customers: '看客户',
        'personal-data': '看完整个人信息',
        people: '处理客户',
        hosts: '域名',
        health: '系统维护',
        machine: '备份与密钥',
        audit: '审计日志',
        operators: '操作员',
      }),
      analyst: nullable(column.states('数据分析', RIGHT_STATES)),
      marketing: nullable(column.states('市场', RIGHT_STATES)),
      reviewer: nullable(column.states('审核', RIGHT_STATES)),
      finance: nullable(column.states('财务', RIGHT_STATES)),
      support: nullable(column.states('客服', RIGHT_STATES)),
      'on-duty': nullable(column.states('值班', RIGHT_STATES)),
      admin: nullable(column.states('管理员', RIGHT_STATES)),
      operations: column.ids('操作'),
    },
    sessions: {
      session: column.id('会话'),
      operator: column.operator('操作员'),
      begun: column.time('登录时间'),
      seen: column.time('最近在线'),
      own: nullable(column.state('说明', { this_one: '当前会话' }, { none: '' })),
    },
  },
});

export const { say, table } = words;

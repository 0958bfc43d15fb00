import type { Sentence } from '../common/answer';
import { column, nullable } from '../common/columns';
import { defineWords, operationText, outcome, sentence } from '../common/define-words';
import { listText, timeText, usdText } from '../common/formats';
import { REASON_ZH } from '../common/words';

/** The Chinese names of the roles. */
export const ROLES_ZH: Readonly<Record<string, string>> = {
  analyst: '数据分析',
  marketing: '市场',
  reviewer: '审核',
  finance: '财务',
  support: '客服',
  'on-duty': '值班',
  admin: '管理员',
};

/** Roles as operators write them, `support:bfzh+iekb,analyst`, in Chinese. */
export function rolesZh(roles: string): string {
  const grants = roles.split(',').map((grant) => {
    const [role = '', brands] = grant.split(':');
    return `${ROLES_ZH[role] ?? role}${brands === undefined ? '' : `（${brands.replaceAll('+', '、')}）`}`;
  });
  return grants.join('、');
}

/** A limit in US dollars; `null` is no upper limit, or the limit of the settings. */
interface Limit {
  limit: number | null;
  asSet: number | null;
}

function limitText({ limit, asSet }: Limit): string {
  const most = limit ?? asSet;
  const amount = most === null ? 'any amount' : usdText(most);
  return limit === null ? `${amount}, as set,` : amount;
}

function limitZh({ limit, asSet }: Limit): string {
  const most = limit ?? asSet;
  const amount = most === null ? '任意金额' : usdText(most);
  return limit === null ? `${amount}（按系统设置）` : amount;
}

const RIGHTS = { run: '执行', approve: '批准' };
const RIGHT_STATES = { runs: ['run', '执行'], approves: ['approve', '批准'] } as const;
type Right = keyof typeof RIGHTS;

const NAME_ZH = { name: '姓名' };
const CODE_ZH = '验证器的动态码';
const ROLES_OPTION_ZH = {
  roles:
    '角色，用逗号分隔：analyst 数据分析、marketing 市场、reviewer 审核、finance 财务、support 客服、on-duty 值班、admin 管理员；只限某些品牌的，如 support:bfzh+iekb',
};

export const words = defineWords({
  sentences: {
    not_signed_in: sentence(
      'You are not signed in, or your session has expired (30 minutes after its last use, 8 hours after it began): npm run ops -- sign-in <name>',
      '您尚未登录，或会话已过期（闲置 30 分钟，或登录满 8 小时）。',
    ),
    may_not_show: sentence<{ roles: string }>(
      ({ roles }) => `Your roles (${roles}) do not allow you to see this customer's personal data whole.`,
      ({ roles }) => `您的角色（${rolesZh(roles)}）不能查看此客户的完整个人信息。`,
    ),
    factor_needed: sentence<{ minutes: number }>(
      ({ minutes }) =>
        `This needs a code of your authenticator app, or a passkey, of the last ${minutes} minutes: npm run ops -- confirm`,
      ({ minutes }) => `此操作须在 ${minutes} 分钟内用验证器的动态码或通行密钥确认过身份。`,
    ),
    factor_confirmed: sentence<{ operator: string; minutes: number }>(
      ({ operator, minutes }) => `${operator} is confirmed for ${minutes} minutes.`,
      ({ operator, minutes }) => `已确认 ${operator} 的身份，${minutes} 分钟内有效。`,
    ),
    no_operators_yet: sentence(
      'No operator has an account yet. Create the first with DATA_KEY: npm run ops -- operators appoint <name>',
      '还没有操作员账户，须先在服务器上用 DATA_KEY 任命第一位管理员。',
    ),
    signed_in_as_other: sentence<{ name: string; named: string }>(
      ({ name, named }) =>
        `You are signed in as ${name} but named yourself ${named}. Sign in as ${named}, or omit the name.`,
      ({ name, named }) => `您以 ${name} 登录，却填写了 ${named}。请以 ${named} 登录，或不填姓名。`,
    ),
    role_needed: sentence<{ roles: string; right: Right; operation: string; needed: readonly string[] }>(
      ({ roles, right, operation, needed }) =>
        `Your roles (${roles}) do not allow you to ${right} \`${operation}\`. It needs one of: ${listText(needed, 'en')}.`,
      ({ roles, right, operation, needed }) =>
        `您的角色（${rolesZh(roles)}）不能${RIGHTS[right]}“${operationText(operation, 'zh')}”，需要以下角色之一：${rolesZh(needed.join(','))}。`,
    ),
    brand_not_allowed: sentence<{ right: Right; operation: string; brands: readonly string[] }>(
      ({ right, operation, brands }) =>
        `Your roles allow you to ${right} \`${operation}\` only for ${listText(brands, 'en')}, and this concerns other brands, or all of them. Nothing was changed.`,
      ({ right, operation, brands }) =>
        `您的角色只能为品牌 ${listText(brands, 'zh')}${RIGHTS[right]}“${operationText(operation, 'zh')}”，此操作涉及其他或全部品牌。未作任何更改。`,
    ),
    requester_may_not: sentence<{ operator: string }>(
      ({ operator }) => `${operator}, who requested this, may no longer run it. Nothing was changed.`,
      ({ operator }) => `申请人 ${operator} 已无权执行此操作。未作任何更改。`,
    ),
    may_enrol: sentence<{ name: string; roles: string }>(
      ({ name, roles }) => `${name} may enrol as ${roles}.`,
      ({ name, roles }) => `${name} 可以注册，角色为${rolesZh(roles)}。`,
    ),
    enrol_until: sentence<{ name: string; until: string }>(
      ({ name, until }) => `Once, until ${timeText(until)} (Beijing time): npm run ops -- enrol "${name}"`,
      ({ until }) => `邀请码只能使用一次，北京时间 ${timeText(until)} 前有效。`,
    ),
    invitation_code: sentence<{ code: string }>(
      ({ code }) => `with this secret code: ${code}`,
      ({ code }) => `邀请码（请保密）：${code}`,
    ),
    must_be_limit: sentence<{ asSet: string }>(
      ({ asSet }) => `must be whole dollars such as 500, or \`${asSet}\` for the limit of the settings`,
      ({ asSet }) => `须为整数美元，如 500；${asSet} 表示按系统设置`,
    ),
    limit_needed: sentence('Set --alone or --approve.', '请至少填写一项限额。'),
    limits_unchanged: sentence<{ name: string }>(
      ({ name }) => `${name} already has these limits.`,
      ({ name }) => `${name} 的限额已是如此。`,
    ),
    limits_changed: outcome<{ name: string; alone: Limit | null; approve: Limit | null }>(
      ({ name, alone, approve }) =>
        `${name} may now ${[alone && `move ${limitText(alone)} alone`, approve && `approve ${limitText(approve)}`].filter(Boolean).join(' and ')} within 24 hours.`,
      ({ name, alone, approve }) =>
        `${name} 现在 24 小时内可${[alone && `单独操作 ${limitZh(alone)}`, approve && `批准 ${limitZh(approve)}`].filter(Boolean).join('，')}。`,
    ),
    limits_before: sentence<{ alone: Limit | null; approve: Limit | null }>(
      ({ alone, approve }) =>
        `Before: ${[alone && `${limitText(alone)} alone`, approve && `${limitText(approve)} to approve`].filter(Boolean).join(' and ')}.`,
      ({ alone, approve }) =>
        `原为：${[alone && `单独操作 ${limitZh(alone)}`, approve && `批准 ${limitZh(approve)}`].filter(Boolean).join('，')}。`,
      ({ alone, approve }) =>
        `现为：${[alone && `单独操作 ${limitZh(alone)}`, approve && `批准 ${limitZh(approve)}`].filter(Boolean).join('，')}。`,
    ),
    sessions_of_all_are_for_admins: sentence(
      'Only an admin can list the sessions of others.',
      '只有管理员可以查看他人的会话。',
    ),
    no_sessions: sentence('There are no sessions.', '没有会话。'),
    must_be_session: sentence('must be a session that `operators sessions` lists', '须为会话列表中的编号'),
    no_operator_session: sentence<{ session: string }>(
      ({ session }) => `There is no session ${session}. \`npm run ops -- operators sessions\` lists them.`,
      ({ session }) => `没有会话 ${session}。`,
    ),
    session_ended: outcome<{ session: string; operator: string }>(
      ({ session, operator }) => `The session ${session} of ${operator} is ended.`,
      ({ session, operator }) => `${operator} 的会话 ${session} 已结束。`,
    ),
    no_operators: sentence('There are no operators.', '没有操作员。'),
    roles_of: sentence<{ roles: string }>(
      ({ roles }) => roles,
      ({ roles }) => rolesZh(roles) || '无',
    ),
    limit_of: sentence<{ dollars: number | null }>(
      ({ dollars }) => (dollars === null ? 'as set' : usdText(dollars)),
      ({ dollars }) => (dollars === null ? '按系统设置' : usdText(dollars)),
    ),
    operator_exists: sentence<{ name: string }>(
      ({ name }) => `The operator ${name} already exists. \`operators reset\` lets them enrol again.`,
      ({ name }) => `操作员 ${name} 已存在，如需重新注册请重置。`,
    ),
    no_operator: sentence<{ name: string }>(
      ({ name }) => `There is no operator ${name}. \`npm run ops -- operators list\` lists them.`,
      ({ name }) => `没有操作员 ${name}。`,
    ),
    roles_unchanged: sentence<{ name: string; roles: string }>(
      ({ name, roles }) => `${name} already has the roles ${roles}.`,
      ({ name, roles }) => `${name} 的角色已是${rolesZh(roles)}。`,
    ),
    roles_changed: outcome<{ name: string; roles: string; before: string }>(
      ({ name, roles, before }) => `${name} has the roles ${roles} now, before ${before}.`,
      ({ name, roles, before }) => `${name} 的角色现为${rolesZh(roles)}，原为${rolesZh(before)}。`,
    ),
    operator_disabled: outcome<{ name: string }>(
      ({ name }) => `${name} is disabled.`,
      ({ name }) => `${name} 已停用。`,
    ),
    one_approver_left: sentence(
      'Warning: at most one operator who may approve changes of operators is left. For 72 hours no one can invite operators, give rights, raise limits or reset, and afterwards only at the server’s command line. To be able to now, appoint another admin with DATA_KEY on the server: npm run ops -- operators appoint <name>',
      '注意：能批准操作员变更的人最多只剩一位。72 小时内不能邀请、增加权限、提高限额或重置，之后也只能在服务器上执行。急需时，请在服务器上用 DATA_KEY 任命另一位管理员。',
    ),
    shell_needed: sentence(
      'No other operator may approve this, so it only works on the server: npm run ops. Nothing was changed.',
      '没有其他操作员可以批准，此操作只能在服务器上用 npm run ops 执行。未作任何更改。',
    ),
    open_requests: sentence<{ name: string; count: number }>(
      ({ name, count }) =>
        `Requests of ${name} that wait for approval: ${count}. They can no longer run; reject them, or let another operator request them again.`,
      ({ name, count }) => `${name} 有 ${count} 个申请待批准。停用后不能再执行，请驳回，需要时由其他人重新提出。`,
    ),
    last_admin: sentence<{ name: string }>(
      ({ name }) => `${name} is the last admin. Appoint another one first.`,
      ({ name }) => `${name} 是最后一位管理员，请先任命另一位。`,
    ),
    signed_out: outcome<{ name: string; ended: number }>(
      ({ name, ended }) => `${name} is signed out. Ended sessions: ${ended}.`,
      ({ name, ended }) => `${name} 已退出登录，结束 ${ended} 个会话。`,
    ),
    password_changed: sentence('The password is changed.', '密码已更改。'),
    password_fault: sentence<{ fault: Sentence }>(
      ({ fault }, text) => `The password ${text(fault)}. Nothing was changed.`,
      ({ fault }, text) => `密码${text(fault)}。未作任何更改。`,
    ),
    password_too_short: sentence<{ min: number }>(
      ({ min }) => `has fewer than ${min} characters`,
      ({ min }) => `少于 ${min} 个字符`,
    ),
    password_too_long: sentence<{ max: number }>(
      ({ max }) => `has more than ${max} characters`,
      ({ max }) => `超过 ${max} 个字符`,
    ),
    password_has_name: sentence('contains your name', '包含您的姓名'),
    password_is_common: sentence('is too common, or part of a known leak', '过于常见，或已在泄露名单中'),
    name_too_short: sentence('must have at least two letters', '至少两个字'),
    must_be_name: sentence(
      'must be a name: letters, digits, spaces, full stops and hyphens',
      '须为姓名：文字、数字、空格、句点和连字符',
    ),
    name_is_mixed: sentence(
      'mixes Latin letters with Greek or Cyrillic ones that look like them',
      '混用了拉丁字母与形似的希腊或西里尔字母',
    ),
    name_looks_like: sentence<{ name: string; other: string }>(
      ({ name, other }) =>
        `The name ${name} looks like that of the operator ${other}, with letters of another alphabet. Choose a name that nobody confuses with it.`,
      ({ name, other }) => `“${name}”用另一种文字的字母写成，与操作员 ${other} 看起来一样，请换一个不会混淆的名字。`,
    ),
    name_needed: sentence(
      'The audit log records the operator: name yourself with --operator=<name> or OPERATOR.',
      '审计日志须记录操作员，请填写姓名。',
    ),
    server_is_busy: sentence('The server is busy. Try again.', '服务器繁忙，请重试。'),
    proof_is_wrong: sentence(
      'The name or one of the secrets is wrong. Nothing was changed.',
      '姓名、密码或动态码有误。未作任何更改。',
    ),
    too_many_attempts: sentence<{ minutes: number }>(
      ({ minutes }) => `Too many wrong attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
      ({ minutes }) => `错误次数过多，请 ${minutes} 分钟后重试。`,
    ),
    roles_needed: sentence('name the roles with --roles=…', '请填写角色'),
    must_be_roles: sentence<{ roles: readonly string[] }>(
      ({ roles }) =>
        `must be roles with commas between, each with or without brands, such as support:bfzh+iekb,analyst; the roles are ${listText(roles, 'en')}, and admin has no brands`,
      ({ roles }) =>
        `须为用逗号分隔的角色，可限定品牌，如 support:bfzh+iekb,analyst；角色有 ${listText(roles, 'zh')}，admin 不限定品牌`,
    ),
    role_is_twice: sentence('names a role twice', '角色重复'),
    scan_now: sentence(
      'Scan this with an authenticator app now. It is not shown again.',
      '请立即用验证器扫描，二维码不再显示。',
    ),
    or_type_secret: sentence<{ secret: string; address: string }>(
      ({ secret, address }) => `Or type the secret ${secret} into it (time-based, six digits), or open ${address}`,
      ({ secret, address }) => `也可在验证器中输入密钥 ${secret}（基于时间，六位），或打开 ${address}`,
    ),
    enrolled_once_typed: sentence(
      'You are enrolled once you have typed the code that the app shows. To begin again, run `enrol` with the same invitation.',
      '输入验证器显示的动态码后，注册即完成。如需重来，可用同一邀请码再次注册。',
    ),
    operator_enrolled: sentence<{ name: string }>(
      ({ name }) => `${name} is enrolled. Then, with the next code: npm run ops -- sign-in "${name}"`,
      ({ name }) => `${name} 已完成注册，请用下一个动态码登录。`,
    ),
  },
  tables: {
    operators: {
      name: column.operator('name', '姓名'),
      roles: column.sentence('roles', '角色'),
      state: column.state('state', '状态', {
        invited: ['invited', '已邀请'],
        active: ['active', '正常'],
        disabled: ['disabled', '已停用'],
      }),
      alone: column.sentence('may move alone', '单独操作限额'),
      approve: column.sentence('may approve', '批准限额'),
      factor: nullable(
        column.states('factor', '验证方式', { totp: ['app', '验证器'], passkey: ['passkey', '通行密钥'] }),
      ),
      until: nullable(column.time('invitation until', '邀请有效至')),
      signedIn: column.time('signed in', '最近登录'),
      seen: nullable(column.time('signed in, last seen', '最近在线')),
    },
    open_requests: {
      id: column.serial('id', '申请'),
      operation: column.operation('operation', '操作'),
      requested: column.time('requested', '申请时间'),
      expires: column.time('expires', '到期时间'),
    },
    rights: {
      permission: column.state('permission', '权限', {
        figures: ['figures', '看数据'],
        spend: ['ad spend', '广告花费'],
        draft: ['write texts', '写文案'],
        review: ['review texts', '审核文案'],
        publish: ['publish texts', '发布文案'],
        'roll-back': ['withdraw texts', '撤下文案'],
        calendar: ['dates of campaigns', '活动日程'],
        stop: ['stop all', '暂停发放'],
        rewards: ['see rewards', '看奖励'],
        export: ['export rewards', '导出奖励'],
        money: ['money', '发放与预算'],
        funds: ['deposits and trades', '入金与交易'],
        settle: ['settle rounds', '竞猜开奖'],
        customers: ['see customers', '看客户'],
        'personal-data': ['personal data', '看完整个人信息'],
        people: ['change customers', '处理客户'],
        hosts: ['hosts', '域名'],
        health: ['health', '系统维护'],
        machine: ['machine', '备份与密钥'],
        audit: ['audit log', '审计日志'],
        operators: ['operators', '操作员'],
      }),
      analyst: nullable(column.states('analyst', '数据分析', RIGHT_STATES)),
      marketing: nullable(column.states('marketing', '市场', RIGHT_STATES)),
      reviewer: nullable(column.states('reviewer', '审核', RIGHT_STATES)),
      finance: nullable(column.states('finance', '财务', RIGHT_STATES)),
      support: nullable(column.states('support', '客服', RIGHT_STATES)),
      'on-duty': nullable(column.states('on-duty', '值班', RIGHT_STATES)),
      admin: nullable(column.states('admin', '管理员', RIGHT_STATES)),
      operations: column.ids('operations', '操作'),
    },
    sessions: {
      session: column.id('session', '会话'),
      operator: column.operator('operator', '操作员'),
      begun: column.time('signed in', '登录时间'),
      seen: column.time('last seen', '最近在线'),
      own: nullable(column.state('', '说明', { this_one: ['this one', '当前会话'] }, { none: '' })),
    },
  },
  operations: {
    'operators list': { title: '操作员列表', summary: '列出现任和曾任的全部操作员，及其验证方式、最近登录和在线时间' },
    'operators rights': { title: '角色与权限', summary: '列出各角色可执行哪些操作，可批准他人的哪些申请' },
    'operators add': {
      title: '邀请操作员',
      summary: '邀请操作员注册，须经其他有权批准的操作员批准',
      operands: NAME_ZH,
      options: ROLES_OPTION_ZH,
    },
    'operators roles': {
      title: '更改角色',
      summary: '替换操作员的角色，立即生效；增加权限须经其他有权批准的操作员批准',
      operands: NAME_ZH,
      options: ROLES_OPTION_ZH,
    },
    'operators limits': {
      title: '设置限额',
      summary: '设置操作员 24 小时内可单独操作和可批准的美元限额；提高限额须经其他操作员批准',
      operands: NAME_ZH,
      options: {
        alone: '无须批准即可操作的限额；default 按系统设置 APPROVAL_LIMIT',
        approve: '可批准的限额；default 按系统设置 APPROVER_LIMIT',
      },
    },
    'operators reset': {
      title: '重置操作员',
      summary: '让丢失手机或密码、或已停用的操作员重新注册，并结束其会话',
      operands: NAME_ZH,
      options: ROLES_OPTION_ZH,
    },
    'operators disable': {
      title: '停用操作员',
      summary: '立即停用操作员，并结束其会话',
      operands: NAME_ZH,
      options: REASON_ZH,
    },
    'operators sessions': {
      title: '会话列表',
      summary: '列出您的会话，或全部操作员的会话，最新的在前',
      flags: { all: '全部操作员的会话；仅限管理员' },
    },
    'operators end-session': {
      title: '结束会话',
      summary: '结束您的一个会话；管理员可结束任何会话',
      operands: { session: '会话' },
    },
    'operators appoint': {
      title: '任命管理员',
      summary: '用 DATA_KEY 任命第一位管理员；没有管理员能登录时，用于任命新的',
      operands: NAME_ZH,
      secrets: { key: '密钥 DATA_KEY' },
    },
    enrol: {
      title: '注册',
      summary: '凭邀请码设置密码，绑定验证器（密钥只显示一次），并输入验证器的动态码',
      operands: NAME_ZH,
      secrets: { code: '邀请码', password: '新密码', first: CODE_ZH },
    },
    'sign-in': {
      title: '登录',
      summary: '用密码和动态码登录；会话 8 小时后或闲置 30 分钟后过期',
      operands: NAME_ZH,
      secrets: { password: '密码', code: CODE_ZH },
    },
    'sign-out': {
      title: '退出登录',
      summary: '结束您的当前会话',
      flags: { all: '结束您的全部会话，包括其他设备上的' },
    },
    'change-password': {
      title: '更改密码',
      summary: '用当前密码和动态码更改密码，并结束您的其他会话',
      secrets: { present: '当前密码', code: CODE_ZH, password: '新密码' },
    },
    confirm: {
      title: '确认身份',
      summary: '用验证器的动态码确认身份，五分钟内可审批、发放、导入导出、发布、查看个人信息，处理客户、域名和操作员',
      secrets: { code: CODE_ZH },
    },
  },
});

export const { say, table, operations } = words;

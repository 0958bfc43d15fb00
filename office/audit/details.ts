import type { Value } from '@/server/operations/common/answer';
import { operationText } from '@/server/operations/common/define-words';
import { timeText, usdText } from '@/server/operations/common/formats';
import { rolesZh } from '@/server/operations/operators/words';

/** Chinese names of what the entries of the audit log contain. */
const NAMES: Readonly<Record<string, string>> = {
  account: '账户',
  aloneLimit: '单独操作限额',
  amount: '数量',
  approval: '申请',
  approvedBy: '批准人',
  approverLimit: '批准限额',
  arm: '实验组',
  before: '原为',
  brand: '品牌',
  by: '依据',
  campaign: '活动',
  couldApprove: '原可审批操作员变更',
  dollars: '美元',
  effect: '申请内容',
  ended: '结束的会话',
  file: '文件',
  filters: '筛选条件',
  begins: '开始',
  ends: '结束',
  format: '格式',
  from: '从',
  given: '发放',
  mode: '方式',
  head: '校验值',
  hosts: '域名',
  item: '奖品',
  name: '名称',
  operation: '操作',
  operator: '操作员',
  passkey: '通行密钥',
  person: '客户代号',
  reason: '原因',
  reference: '流水号',
  requestedBy: '申请人',
  revision: '版本',
  rewards: '奖励',
  roles: '角色',
  rows: '行数',
  session: '会话',
  show: '显示完整信息',
  state: '状态',
  stoppedAt: '暂停时间',
  to: '到',
  trade: '交易流水号',
  unit: '单位',
  signedIn: '登录账户',
  until: '有效至',
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value of an entry with its name, as a text; `long` if it needs lines of its own. */
export interface Detail {
  /** As the entry names it. */
  key: string;
  name: string;
  text: string;
  long: boolean;
}

/** What an entry contains, in Chinese where the words are known. */
export function detailsOf(details: Value): Detail[] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return [];
  return Object.entries(details).map(([key, value]) => {
    const text = textOf(key, value);
    return { key, name: NAMES[key] ?? key, text, long: text.includes('\n') || text.length > 120 };
  });
}

/** A changed host; the words of its rules are English, as the log has them. */
function hostText(value: Value): string {
  const { host, was, is } = value as Readonly<Record<string, string>>;
  return `${host}：${is}（原为 ${was}）`;
}

function textOf(key: string, value: Value): string {
  if (value === null) return '无';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('、') || '无';
  if (Array.isArray(value) && key === 'hosts') return value.map(hostText).join('\n');
  if (typeof value === 'object') return JSON.stringify(value, null, 2);
  if (key === 'operation') return operationText(String(value), 'zh');
  if ((key === 'roles' || key === 'before') && typeof value === 'string') return rolesZh(value);
  if (typeof value === 'string' && INSTANT.test(value)) return timeText(value);
  if (typeof value === 'number' && /(?:dollars|Limit)$/.test(key)) return usdText(value);
  return String(value);
}

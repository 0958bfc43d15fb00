import { z } from 'zod';
import { downloads } from '@/brands/downloads';
import { REWARD_STATES_ZH } from '@/lib/activities/reward-state-words';
import { AD_EVENT_WORDS, AD_EVENTS, AD_PLATFORM_NAMES, AD_PLATFORMS } from '@/lib/channel/ad-platforms';
import type { OperationWords } from '../operations/common/define-words';
import { wordText } from '../operations/common/formats';
import { isPreviewable, type Operation } from '../operations/common/operation';
import { parametersOf } from '../operations/common/parameters';
import { MARKET_WORDS } from '../operations/market/words';
import { DIMENSION_WORDS, MONEY_WORDS, STEP_WORDS } from '../operations/marketing/words';
import type { FieldKind, OperationField } from './api';
import { ALSO, HELP } from './form-words';

type Shown = Pick<OperationField, 'kind' | 'label' | 'choices' | 'joined'>;

const as = (kind: FieldKind) => (label: string) => ({ kind, label });
const text = as('text');
const time = as('time');
const number = as('number');
const usd = as('usd');
const part = as('part');

/** Choices by value. */
const choicesIn = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const PLATFORMS = Object.fromEntries(AD_PLATFORM_NAMES.map((name) => [name, AD_PLATFORMS[name].words[1]]));
const DIMENSIONS = Object.fromEntries(Object.entries(DIMENSION_WORDS).map(([name, word]) => [name, wordText(word)]));

/** Operands, options, flags and secrets by name; a name means the same in every operation, unless {@link OTHERS} has it. */
const FIELDS: Readonly<Record<string, Shown>> = {
  account: text('账户'),
  act: text('操作'),
  all: as('flag')('全部操作员'),
  accepted: as('flag')('连同已接收的'),
  abroad: as('flag')('面向境外'),
  'ads-off': { kind: 'choice', label: '不回传的平台', choices: choicesIn(PLATFORMS), joined: true },
  alone: text('单独动用上限（美元）'),
  approve: text('批准上限（美元）'),
  arm: text('实验组'),
  at: time('时间'),
  begins: time('开始'),
  brand: as('brand')('品牌'),
  by: text('操作员'),
  campaign: as('campaign')('活动'),
  canonical: as('choice')('搜索引擎收录'),
  card: text('银行卡'),
  code: as('secret')('验证器动态码'),
  confirm: text('确认'),
  click: text('点击标识'),
  compare: as('flag')('与上期对比'),
  day: as('day')('日期'),
  days: number('天数'),
  deposit: usd('入金金额'),
  desktop: as('brand')('电脑端品牌'),
  dollars: text('预算（美元）'),
  downloads: {
    kind: 'choice',
    label: '下载来源',
    choices: choicesIn({ standard: '标准', alternative: '备用', 'android-only': '仅安卓' }),
  },
  ends: time('结束'),
  event: as('choice')('事件'),
  file: as('file')('文件'),
  find: text('搜索'),
  format: as('choice')('格式'),
  from: time('从'),
  head: text('校验值'),
  holiday: as('day')('休市日'),
  host: text('域名'),
  id: number('编号'),
  ios: as('brand')('iOS 品牌'),
  item: part('奖品'),
  keyword: text('关键词'),
  limit: number('最多条数'),
  lots: number('手数'),
  market: text('市场'),
  'mobile-or-account': text('手机号或账户'),
  name: text('姓名'),
  order: as('choice')('顺序'),
  outcome: part('结果'),
  own: as('flag')('只看我提出的'),
  package: text('包码'),
  page: text('页面'),
  password: as('secret')('新密码'),
  person: text('手机号或账户'),
  plan: text('推广计划'),
  platform: as('choice')('平台'),
  present: as('secret')('当前密码'),
  query: text('条件'),
  reason: as('reason')('原因'),
  reference: text('流水号'),
  roles: as('roles')('角色'),
  round: text('场次'),
  rows: number('每页行数'),
  screen: { kind: 'choice', label: '页面', choices: choicesIn({ funnel: '漏斗' }) },
  session: text('会话'),
  skip: number('跳过条数'),
  sort: as('choice')('排序'),
  show: as('flag')('显示完整个人信息'),
  source: text('来源'),
  state: as('choice')('状态'),
  store: {
    kind: 'choice',
    label: 'App Store 页面',
    choices: Object.keys(downloads.iosStores).map((name) => ({ value: name, label: name })),
  },
  to: time('到'),
  total: number('总数'),
  verification: text('站点验证'),
  year: number('年份'),
};

/** Fields that mean something else in one operation, by its name and theirs. */
const OTHERS: Readonly<Record<string, Shown>> = {
  'audit-entries page': number('页次'),
  'decided page': number('页次'),
  'calendar from': as('day')('从'),
  'calendar to': as('day')('到'),
  'find-rewards page': number('页次'),
  'hosts find page': number('页次'),
  'funnel from': as('day')('从'),
  'funnel to': as('day')('到'),
  'funnel by': { kind: 'choice', label: '拆分方式', choices: choicesIn(DIMENSIONS), joined: true },
  'funnel campaign': as('campaign')('活动'),
  'funnel-values from': as('day')('从'),
  'funnel-values to': as('day')('到'),
  'set-budget campaign': as('campaign')('活动'),
  'set-budget dollars': usd('预算'),
  'stock campaign': as('campaign')('活动'),
  'set-stock round': time('月份或场次'),
  'replay-ad-conversions day': as('day')('事件发生的日期'),
  'correct-person card': { kind: 'choice', label: '银行卡', choices: choicesIn({ remove: '移除，让客户重新绑定' }) },
};

/** Options that repeat what the operation has shown. */
const CONFIRMING = ['confirm', 'yes'];

/** Words of values that a field allows, by the field; values without a word are names. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  format: { table: '表格', csv: 'CSV 文件' },
  unit: { usd: '美元', usdt: 'USDT', points: '积分', gift: '礼品' },
  canonical: { yes: '收录这个域名', instead: '收录这个域名，取代现有的' },
  outcome: { done: '已执行', begun: '已开始', requested: '已申请', refused: '未通过' },
  platform: PLATFORMS,
  order: { asc: '升序', desc: '降序', ascending: '从小到大', descending: '从大到小' },
  sort: {
    ...DIMENSIONS,
    ...Object.fromEntries(
      [...Object.entries(STEP_WORDS), ...Object.entries(MONEY_WORDS)].map(([name, word]) => [name, wordText(word)]),
    ),
    id: '编号',
    given: '发放时间',
    changed: '变更时间',
    amount: '金额',
    visited: '最近访问',
  },
  event: Object.fromEntries(AD_EVENTS.map((event) => [event, AD_EVENT_WORDS[event]])),
  market: Object.fromEntries(Object.entries(MARKET_WORDS).map(([market, word]) => [market, wordText(word)])),
  kind: {
    cashback: '返现',
    coupon: '券',
    invite: '邀请',
    points: '积分',
    predict: '竞猜',
    quiz: '答题',
    redpacket: '红包',
    signin: '签到',
    tasks: '任务',
    tiers: '阶梯',
    treasure: '宝箱',
    wheel: '转盘',
    hand: '手动发放',
  },
  state: {
    ...REWARD_STATES_ZH,
    pending: '待发送',
    queued: '待发送',
    consent: '待同意',
    sent: '已发送',
    failed: '被拒绝',
    given_up: '已放弃',
    unmatched: '未匹配',
    built_in: '内置',
    added: '已添加',
    removed: '已移除',
    not_applied: '此处未生效',
  },
};

/** The fields of an operation's form: operands, then options, flags and secrets. */
export function fieldsOf(operation: Operation): OperationField[] {
  if (operation.zh) return formerFieldsOf(operation, operation.zh);
  const previewable = isPreviewable(operation);
  const fields = parametersOf(operation).filter(({ kind, proof }) => kind !== 'path' && !proof);
  return fields.map(
    ({ name, title, kind, help, required, list, choices, also, joined, confirms, twice, pattern, maxLength }) => ({
      name,
      kind: kind as FieldKind,
      label: title,
      ...(help !== undefined && { help }),
      ...(required && { required }),
      ...(list && { list }),
      ...(choices && { choices: choicesIn(choices) }),
      ...(also && { also: choicesIn(also) }),
      ...(joined && { joined }),
      ...(confirms && previewable && { confirms }),
      ...(twice && { twice }),
      ...(pattern !== undefined && { pattern }),
      ...(maxLength !== undefined && { maxLength }),
    }),
  );
}

function formerFieldsOf(operation: Operation, zh: OperationWords): OperationField[] {
  const { operands = [], options = {}, flags = {}, secrets = {}, file } = operation;
  const help: Readonly<Record<string, string>> = { ...zh.options, ...zh.flags };
  const { properties, required } = schemaOf(operation);
  const names = [
    ...operands.map((operand) => operand.replace('...', '')),
    ...Object.keys(options),
    ...Object.keys(flags),
  ];
  const plain = names.map((name): OperationField => {
    const { type, items, pattern, maxLength, enum: values } = properties[name] ?? {};
    const one = type === 'array' ? items : { pattern, maxLength, enum: values };
    const shown = fieldOf(operation, name);
    const at = `${operation.name} ${name}`;
    const chosen = one?.enum !== undefined || shown.kind === 'roles' || shown.choices !== undefined;
    const below = HELP[at] ?? HELP[name] ?? (chosen ? undefined : help[name]);
    return {
      name,
      ...shown,
      ...(name === file && { kind: 'file' }),
      ...(below !== undefined && { help: below }),
      ...(ALSO[at] && { also: ALSO[at] }),
      ...(required.includes(name) && { required: true }),
      ...(type === 'array' && { list: true }),
      ...(CONFIRMING.includes(name) && isPreviewable(operation) && { confirms: true }),
      ...(one?.enum && {
        kind: 'choice',
        choices: one.enum.map((value) => ({ value, label: CHOICES[name]?.[value] ?? value })),
      }),
      ...(one?.pattern !== undefined && { pattern: one.pattern }),
      ...(one?.maxLength !== undefined && { maxLength: one.maxLength }),
    };
  });
  const hidden = Object.entries(secrets).map(
    ([name, { twice }]): OperationField => ({
      name,
      ...fieldOf(operation, name),
      required: true,
      ...(twice && { twice }),
    }),
  );
  return [...plain, ...hidden];
}

function fieldOf({ name: operation, zh }: Operation, name: string): Shown {
  const own = OTHERS[`${operation} ${name}`];
  if (own) return own;
  const shown = FIELDS[name];
  const label = zh?.operands?.[name] ?? zh?.secrets?.[name];
  if (!shown) throw new Error(`server/office/fields.ts: FIELDS needs "${name}" of the operation "${operation}".`);
  return label === undefined ? shown : { ...shown, label };
}

interface ValueSchema {
  type?: string;
  items?: ValueSchema;
  pattern?: string;
  maxLength?: number;
  enum?: string[];
}

function schemaOf({ input }: Operation): { properties: Record<string, ValueSchema>; required: readonly string[] } {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { properties: properties as Record<string, ValueSchema>, required };
}

import { z } from 'zod';
import { downloads } from '@/brands/downloads';
import { AD_PLATFORM_NAMES } from '@/lib/channel/ad-platforms';
import { normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import type { HostChanges } from '../../domain/hosts/host-table';
import { readHosts } from '../../domain/hosts/store';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { PLATFORM_WORDS } from '../marketing/words';
import { changeHosts, undoHostChange } from './change-hosts';
import { DOWNLOADS, say, table } from './words';

/** App Store pages by their name. */
const STORES = Object.fromEntries(Object.keys(downloads.iosStores).map((name) => [name, name]));
const CANONICAL = ['yes', 'instead'] as const;

const addInput = z.strictObject({
  host: z.string().meta({ title: '域名', operand: true }),
  brand: z.string().meta({ title: '品牌', kind: 'brand', operand: true }),
  ios: z.string().optional().meta({ title: 'iOS 品牌', kind: 'brand', help: 'iOS 上的另一品牌' }),
  desktop: z.string().optional().meta({ title: '电脑端品牌', kind: 'brand', help: '电脑上的另一品牌' }),
  package: z.string().optional().meta({ title: '包码', help: '代替品牌自有的包码，如 XY_140' }),
  downloads: z.string().optional().meta({ title: '下载来源', words: DOWNLOADS }),
  store: z.string().optional().meta({ title: 'App Store 页面', words: STORES }),
  canonical: oneOf(CANONICAL)
    .optional()
    .meta({ title: '搜索引擎收录', words: { yes: '收录这个域名', instead: '收录这个域名，取代现有的' } }),
  'ads-off': z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(oneOf(AD_PLATFORM_NAMES)))
    .optional()
    .meta({
      title: '不回传的平台',
      help: '这个域名的访客事件不回传给这些平台',
      words: PLATFORM_WORDS,
      joined: true,
    }),
  verification: z
    .string()
    .regex(/^[^:]+:[^:]+$/, fault(say('must_be_proof')))
    .optional()
    .meta({ title: '站点验证', help: '搜索引擎给的所有权验证码，原样粘贴' }),
  abroad: z.boolean().optional().meta({ title: '面向境外', help: '面向境外访客；只有这样的域名回传给 谷歌与微软' }),
});

/** Lists all hosts with their rules. */
export const listHosts = defineOperation({
  name: 'hosts list',
  title: '域名列表',
  summary: '列出全部域名、其显示的品牌，以及是否内置或已更改',
  subject: '域名与行情',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ orm }) {
    const stored = await readHosts(orm);
    const own = stored.tables.hostRules.map((rule) => ({
      host: rule.host,
      shows: say('host_rule', rule),
      state: rule.host in stored.changes ? ('added' as const) : ('built_in' as const),
    }));
    const listed = new Set(own.map(({ host }) => host));
    const others = Object.entries(stored.changes)
      .filter(([host]) => !listed.has(host))
      .map(([host, rule]) => ({
        host,
        shows: rule && say('host_rule', rule),
        state: rule ? ('not_applied' as const) : ('removed' as const),
      }));
    const sorted = [...own, ...others].sort((a, b) => (a.host < b.host ? -1 : 1));
    return { answer: [table('hosts', sorted, { empty: say('no_host') })] };
  },
});

/** Assigns a host to a brand, and replaces an existing rule. */
export const addHost = defineOperation({
  name: 'hosts add',
  title: '添加域名',
  summary: '让域名立即显示某品牌，替换原有规则；*. 表示其下所有子域名',
  subject: '域名与行情',
  permission: 'hosts',
  concerns: 'host',
  audited: true,
  input: addInput,
  async run({ orm, now }, input) {
    const rule = ruleOf(input);
    return changeHosts(orm, now, ({ tables }) => {
      const given = { [rule.host]: rule };
      return input.canonical === 'instead' ? { ...withoutCanonical(tables.hostRules, rule), ...given } : given;
    });
  },
});

/** Removes a host; its pages answer 410. */
export const removeHost = defineOperation({
  name: 'hosts remove',
  title: '移除域名',
  summary: '移除域名，其页面返回 410',
  subject: '域名与行情',
  permission: 'hosts',
  concerns: 'host',
  audited: true,
  input: z.strictObject({ host: z.string().meta({ title: '域名', operand: true }) }),
  async run({ orm, now }, { host }) {
    return changeHosts(orm, now, (table) => {
      const own = table.tables.hostRules.find((rule) => rule.host === host);
      if (own?.canonical) throw new OperatorError(say('host_is_canonical', { host, brand: own.appCode }));
      const isNamed = own ?? (normalizeHost(host) === host && table.ruleOf(host));
      if (!isNamed && !Object.hasOwn(table.changes, host)) throw new OperatorError(say('no_host_rule', { host }));
      return { [host]: null };
    });
  },
});

/** Undoes the latest change of the hosts; run again, the one before it. */
export const undoHosts = defineOperation({
  name: 'hosts undo',
  title: '撤销域名更改',
  summary: '撤销最近一次域名更改；再执行则撤销更早一次',
  subject: '域名与行情',
  permission: 'hosts',
  audited: true,
  input: z.strictObject({}),
  async run({ orm, now }) {
    return undoHostChange(orm, now);
  },
});

function ruleOf({
  host,
  brand,
  ios,
  desktop,
  package: code,
  downloads,
  store,
  canonical,
  'ads-off': adsOff,
  abroad,
  verification,
}: z.output<typeof addInput>) {
  const [name = '', content] = verification?.split(':') ?? [];
  // The schema of the whole table checks this rule, because it knows brands and store pages.
  return {
    host,
    appCode: brand,
    ...(ios !== undefined && { iosAppCode: ios }),
    ...(desktop !== undefined && { desktopAppCode: desktop }),
    ...(code !== undefined && { packageCode: code }),
    ...(downloads !== undefined && { downloads }),
    ...(store !== undefined && { iosStore: store }),
    ...(canonical && { canonical: true }),
    ...(adsOff && { adsOff }),
    ...(abroad && { abroad }),
    ...(verification !== undefined && { verification: { [name]: content } }),
  } as HostRule;
}

/** Removes `canonical` from the rules that another host replaces as the canonical one. */
function withoutCanonical(rules: readonly HostRule[], { host, appCode }: HostRule): HostChanges {
  const before = rules.filter((rule) => rule.canonical && rule.host !== host && rule.appCode === appCode);
  return Object.fromEntries(before.map(({ canonical: _, ...rule }) => [rule.host, rule]));
}

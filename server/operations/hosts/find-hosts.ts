import { z } from 'zod';
import { brandOf } from '@/brands';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { HostRule } from '@/lib/variant/host-rule';
import { readLastVisits } from '../../domain/funnel/last-visits';
import type { HostTable } from '../../domain/hosts/host-table';
import { readHosts } from '../../domain/hosts/store';
import { oneOf } from '../common/inputs';
import { defineOperation, type OperationServices } from '../common/operation';
import { paging } from '../common/paging';
import { STATES, say, table } from './words';

const STATE_NAMES = ['built_in', 'added', 'removed', 'not_applied'] as const;
const SORTS = ['host', 'visited'] as const;
const ORDERS = ['asc', 'desc'] as const;

interface ListedHost {
  host: string;
  state: (typeof STATE_NAMES)[number];
  /** `null` for a removed host. */
  rule: HostRule | null;
}

/** Lists the hosts that match the filters, a part at a time. */
export const findHosts = defineOperation({
  name: 'hosts find',
  title: '查找域名',
  summary: '按条件分页列出域名，含品牌、包码和最近访问日',
  subject: '域名与行情',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    find: z.string().optional().meta({ title: '搜索', help: '域名、包码、品牌代码或名称的一部分' }),
    brand: z.string().optional().meta({ title: '品牌', kind: 'brand', help: '只看显示此品牌的域名' }),
    state: oneOf(STATE_NAMES).optional().meta({
      title: '状态',
      words: STATES,
    }),
    sort: oneOf(SORTS)
      .default('host')
      .meta({ title: '排序', words: { host: '域名', visited: '最近访问' } }),
    order: oneOf(ORDERS)
      .default('asc')
      .meta({ title: '顺序', words: { asc: '升序', desc: '降序' } }),
    ...paging,
  }),
  async run({ orm, services }, { find = '', brand, state, sort, order, page, rows: most }) {
    const known = await readHosts(orm);
    const all = entriesOf(known);
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = all.filter(
      (one) =>
        (brand === undefined || brandsOf(one).includes(brand)) &&
        (state === undefined || one.state === state) &&
        words.every((word) => textOf(one, known).includes(word)),
    );
    const visits = await readLastVisits(
      orm,
      matching.map(({ host }) => host),
      all,
    );
    const keyOf = ({ host }: ListedHost) => (sort === 'host' ? host : (visits.get(host) ?? ''));
    const sign = order === 'asc' ? 1 : -1;
    const sorted = matching.sort((a, b) => sign * compare(keyOf(a), keyOf(b)) || compare(a.host, b.host));
    const rows = sorted.slice((page - 1) * most, page * most).map(({ host, state: origin, rule }) => ({
      host,
      brand: rule?.appCode ?? null,
      ios: rule?.iosAppCode ?? null,
      desktop: rule?.desktopAppCode ?? null,
      package: rule?.packageCode ?? null,
      usual: rule ? (known.tables.packageCodes[rule.appCode] ?? null) : null,
      downloads: rule?.downloads ?? null,
      store: rule?.iosStore ?? null,
      canonical: rule?.canonical ? ('yes' as const) : null,
      adsOff: [...(rule?.adsOff ?? [])],
      abroad: rule?.abroad ? ('yes' as const) : null,
      verification: Object.entries(rule?.verification ?? {}).map((pair) => pair.join(':')),
      state: origin,
      visited: visits.get(host) ?? null,
      address: rule && addressOf(services.config, host),
    }));
    return {
      answer: [say('hosts_found', { hosts: sorted.length }), table('found_hosts', rows, { empty: say('no_host') })],
    };
  },
});

function entriesOf({ tables, changes }: HostTable): ListedHost[] {
  const shown = tables.hostRules.map((rule) => ({
    host: rule.host,
    rule,
    state: rule.host in changes ? ('added' as const) : ('built_in' as const),
  }));
  const applied = new Set(shown.map(({ host }) => host));
  const others = Object.entries(changes)
    .filter(([host]) => !applied.has(host))
    .map(([host, rule]) => ({ host, rule, state: rule ? ('not_applied' as const) : ('removed' as const) }));
  return [...shown, ...others];
}

function brandsOf({ rule }: ListedHost): string[] {
  return [rule?.appCode, rule?.iosAppCode, rule?.desktopAppCode].filter((brand) => brand !== undefined);
}

function textOf(one: ListedHost, { tables }: HostTable): string {
  const { host, rule } = one;
  const brands = brandsOf(one).flatMap((code) => [code, brandOf(code).name]);
  const code = rule && (rule.packageCode ?? tables.packageCodes[rule.appCode]);
  return [host, ...brands, code ?? ''].join(' ').toLowerCase();
}

/** Where its landing page is; `null` for a wildcard, and for a host that this development set-up does not reach. */
function addressOf({ localPort }: OperationServices['config'], host: string): string | null {
  if (host.startsWith('*.')) return null;
  if (localPort === undefined) return `https://${host}${siteUrl(LANDING_PATH)}`;
  return host.endsWith('.localhost') ? `http://${host}:${localPort}${siteUrl(LANDING_PATH)}` : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import { z } from 'zod';
import { carriesToken } from '@/lib/query/without-token';
import { LANDING_PATH } from '@/lib/site';
import { DEVICE_IDS, type DeviceId } from './devices';
import { pageChoices } from './page-list';
import { allPlaces, brandPlaces } from './places';

/** The choice: every chosen page under every chosen host on every chosen device. */
export interface ConsoleQuery {
  hosts: readonly string[];
  pages: readonly string[];
  devices: readonly DeviceId[];
  /** The query of the previewed addresses, without its question mark. */
  query: string;
  /** Which part of the previews, from 1. */
  part: number;
}

const QUERY_MAX = 1_000;
const SHOWN_MAX = 40;

const HOSTS = allPlaces.map(({ host }) => host);
const PATHS = pageChoices.map(({ path }): string => path);

/** The default choice. */
const FIRST: Omit<ConsoleQuery, 'query' | 'part'> = {
  hosts: brandPlaces.slice(1, 2).map(({ host }) => host),
  pages: [LANDING_PATH],
  devices: ['ios', 'desktop'],
};

const listed = <Value extends string>(known: readonly Value[], what: string) =>
  z.array(
    z.custom<Value>((value) => known.includes(value as Value), {
      error: ({ input }) => `没有这个${what}：${String(input).slice(0, SHOWN_MAX)}`,
    }),
  );

const schema = z.object({
  host: listed(HOSTS, '域名'),
  page: listed(PATHS, '页面'),
  device: listed(DEVICE_IDS, '设备'),
  query: z
    .string()
    .max(QUERY_MAX, `查询参数不超过 ${QUERY_MAX} 个字符`)
    .refine((text) => !/[\p{Cc}\p{Surrogate}#]/u.test(text), '查询参数里不能有控制字符和 #')
    .refine((text) => !carriesToken(text), '登录令牌不写进地址，请用“登录身份”'),
  part: z.coerce.number('页码无效').int('页码无效').min(1, '页码无效'),
});

/**
 * Parses the query of the console's address, in which each choice may appear several times. Ignores invalid values.
 *
 * @param search the address's query
 * @returns the choice, and a sentence for each invalid value
 */
export function readConsoleQuery(search: string): { query: ConsoleQuery; faults: string[] } {
  const params = new URLSearchParams(search);
  const fresh = !['host', 'page', 'device'].some((name) => params.has(name));
  const said = {
    host: params.getAll('host'),
    page: params.getAll('page'),
    device: params.getAll('device'),
    query: (params.get('query') ?? '').trim().replace(/^\?/, ''),
    part: params.get('part') ?? 1,
  };
  const read = schema.safeParse(said);
  const faults = read.success ? [] : [...new Set(read.error.issues.map(({ message }) => message))];
  const usable = <Name extends keyof typeof said>(name: Name) => schema.shape[name].safeParse(said[name]).success;
  const query = {
    hosts: fresh ? FIRST.hosts : chosen(HOSTS, said.host),
    pages: fresh ? FIRST.pages : chosen(PATHS, said.page),
    devices: fresh ? FIRST.devices : chosen(DEVICE_IDS, said.device),
    query: usable('query') ? said.query : '',
    part: usable('part') ? Number(said.part) : 1,
  };
  return { query, faults };
}

/** The known values that were named, in the order of the known ones. */
function chosen<Value extends string>(known: readonly Value[], named: readonly string[]): Value[] {
  return known.filter((value) => named.includes(value));
}

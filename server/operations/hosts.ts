import { z } from 'zod';
import { normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import type { HostChanges } from '../domain/hosts/host-table';
import { readHosts } from '../domain/hosts/store';
import { changeHosts, describeRule, undoHostChange } from './change-hosts';
import { defineOperation, OperatorError } from './operation';
import { textTable } from './text-table';

const CANONICAL = ['yes', 'instead'] as const;

const addInput = z.strictObject({
  host: z.string(),
  brand: z.string(),
  ios: z.string().optional(),
  desktop: z.string().optional(),
  package: z.string().optional(),
  downloads: z.string().optional(),
  store: z.string().optional(),
  canonical: z.enum(CANONICAL, `must be one of ${CANONICAL.join(', ')}`).optional(),
  verification: z
    .string()
    .regex(/^[^:]+:[^:]+$/, 'must be a name and what it holds, such as baidu-site-verification:codeva-Ab1')
    .optional(),
});

/** Every host and what it shows. */
export const listHosts = defineOperation({
  name: 'hosts list',
  summary: 'every host, what it shows, and whether it is built in or was changed',
  operands: [],
  act: false,
  input: z.strictObject({}),
  async run({ orm }) {
    const table = await readHosts(orm);
    const own = table.tables.hostRules.map((rule) => [
      rule.host,
      describeRule(rule),
      rule.host in table.changes ? 'added' : 'built in',
    ]);
    const held = new Set(own.map(([host]) => host));
    const others = Object.entries(table.changes).filter(([host]) => !held.has(host));
    const rows = [
      ...own,
      ...others.map(([host, rule]) => [host, rule ? describeRule(rule) : '-', rule ? 'does not hold here' : 'removed']),
    ];
    const sorted = rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return { text: textTable(['host', 'shows', ''], sorted, 'There is no host.') };
  },
});

/** Gives a host to a brand, one that another rule names included. */
export const addHost = defineOperation({
  name: 'hosts add',
  summary: 'has a host show a brand at once, in place of what it showed; `*.` before it stands for every name below it',
  operands: ['host', 'brand'],
  options: {
    ios: 'another brand on iOS',
    desktop: 'another brand on desktops',
    package: "the package code in place of the brand's own, such as XY_140",
    downloads: 'standard, alternative or android-only',
    store: 'another App Store page, by its name in `brands/downloads.ts`',
    canonical: '`yes`: the one host that search engines index; `instead` takes that from the one before',
    verification: 'what proves whose it is to a search engine, such as baidu-site-verification:codeva-Ab1',
  },
  act: true,
  input: addInput,
  async run({ orm, now }, input) {
    const rule = ruleOf(input);
    return changeHosts(orm, now, ({ tables }) => {
      const given = { [rule.host]: rule };
      return input.canonical === 'instead' ? { ...withoutCanonical(tables.hostRules, rule), ...given } : given;
    });
  },
});

/** Takes a host from the product; what it showed is gone under it. */
export const removeHost = defineOperation({
  name: 'hosts remove',
  summary: 'has a host show nothing any more: its pages are gone (410)',
  operands: ['host'],
  act: true,
  input: z.strictObject({ host: z.string() }),
  async run({ orm, now }, { host }) {
    return changeHosts(orm, now, (table) => {
      const own = table.tables.hostRules.find((rule) => rule.host === host);
      if (own?.canonical)
        throw new OperatorError(
          `Search engines find ${own.appCode} under ${host}: name another host first, with \`hosts add <host> ${own.appCode} --canonical=instead\`.`,
        );
      const isNamed = own ?? (normalizeHost(host) === host && table.ruleOf(host));
      if (!isNamed && !Object.hasOwn(table.changes, host))
        throw new OperatorError(`No rule names ${host}. \`npm run ops -- hosts list\` lists them all.`);
      return { [host]: null };
    });
  },
});

/** Takes back the latest change of the hosts; called again, the one before it. */
export const undoHosts = defineOperation({
  name: 'hosts undo',
  summary: 'takes back the latest change of the hosts; called again, the one before it',
  operands: [],
  act: true,
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
  verification,
}: z.output<typeof addInput>) {
  const [name = '', content] = verification?.split(':') ?? [];
  // Checked with the whole table, which knows brands and store pages.
  return {
    host,
    appCode: brand,
    ...(ios !== undefined && { iosAppCode: ios }),
    ...(desktop !== undefined && { desktopAppCode: desktop }),
    ...(code !== undefined && { packageCode: code }),
    ...(downloads !== undefined && { downloads }),
    ...(store !== undefined && { iosStore: store }),
    ...(canonical && { canonical: true }),
    ...(verification !== undefined && { verification: { [name]: content } }),
  } as HostRule;
}

/** The rules whose place as canonical host another takes, without it. */
function withoutCanonical(rules: readonly HostRule[], { host, appCode }: HostRule): HostChanges {
  const before = rules.filter((rule) => rule.canonical && rule.host !== host && rule.appCode === appCode);
  return Object.fromEntries(before.map(({ canonical: _, ...rule }) => [rule.host, rule]));
}

import { z } from 'zod';
import { AD_PLATFORM_NAMES } from '@/lib/channel/ad-platforms';
import { normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import type { HostChanges } from '../../domain/hosts/host-table';
import { readHosts } from '../../domain/hosts/store';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { changeHosts, undoHostChange } from './change-hosts';
import { operations, say, table } from './words';

const CANONICAL = ['yes', 'instead'] as const;

const addInput = z.strictObject({
  host: z.string(),
  brand: z.string(),
  ios: z.string().optional(),
  desktop: z.string().optional(),
  package: z.string().optional(),
  downloads: z.string().optional(),
  store: z.string().optional(),
  canonical: oneOf(CANONICAL).optional(),
  'ads-off': z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(oneOf(AD_PLATFORM_NAMES)))
    .optional(),
  abroad: z.boolean().optional(),
  verification: z
    .string()
    .regex(/^[^:]+:[^:]+$/, fault(say('must_be_proof')))
    .optional(),
});

/** Lists all hosts with their rules. */
export const listHosts = defineOperation({
  name: 'hosts list',
  summary: 'lists all hosts with what they show, and whether they are built in or changed',
  operands: [],
  audited: false,
  input: z.strictObject({}),
  zh: operations['hosts list'],
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
  summary: 'makes a host show a brand immediately, replacing what it showed; `*.` means every name below it',
  operands: ['host', 'brand'],
  options: {
    ios: 'another brand on iOS',
    desktop: 'another brand on desktops',
    package: "package code instead of the brand's own, such as XY_140",
    downloads: 'standard, alternative or android-only',
    store: 'another App Store page, by its name in `brands/downloads.ts`',
    canonical: '`yes`: the one host that search engines index; `instead`: the same, replacing the current one',
    'ads-off': `advertising platforms that get nothing of its visitors, with commas: ${AD_PLATFORM_NAMES.join(', ')}`,
    verification: 'proof of ownership for a search engine, such as baidu-site-verification:codeva-Ab1',
  },
  flags: { abroad: 'the host is for visitors outside the mainland' },
  audited: true,
  input: addInput,
  zh: operations['hosts add'],
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
  summary: 'removes a host: its pages answer 410',
  operands: ['host'],
  audited: true,
  input: z.strictObject({ host: z.string() }),
  zh: operations['hosts remove'],
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
  summary: 'undoes the latest change of the hosts; run again, the one before it',
  operands: [],
  audited: true,
  input: z.strictObject({}),
  zh: operations['hosts undo'],
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

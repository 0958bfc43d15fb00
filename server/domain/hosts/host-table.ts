import { LRUCache } from 'lru-cache';
import { brands } from '@/brands';
import { downloads } from '@/brands/downloads';
import { canonicalHostOf } from '@/brands/hosts';
import { variantTables } from '@/brands/tables';
import { ruleTag } from '@/lib/edge/rule-tag';
import { canonicalMistakes, canonicalRule } from '@/lib/search/canonical-host';
import { matchHost, normalizeHost } from '@/lib/variant/host';
import { checkHostRules, type HostRule } from '@/lib/variant/host-rule';
import type { VariantTables } from '@/lib/variant/resolve';

/** The operators' changes of the built-in hosts: each host's rule, `null` for a removed one. */
export type HostChanges = Readonly<Record<string, HostRule | null>>;

/** A host or wildcard that shows nothing. */
interface EmptyHost {
  host: string;
  /** Whether it was removed; otherwise its rule is not valid in this version of the product. */
  removed: boolean;
}

const appCodes = brands.map(({ appCode }) => appCode);
/** How many looked-up hosts are cached. */
const REMEMBERED = 10_000;

/** Every host of the product at one time: the built-in ones and the operators' changes. */
export class HostTable {
  /** The tables that decide which page is shown. */
  readonly tables: VariantTables;
  /** One sentence per mistake; a rule with a mistake is not applied. */
  readonly mistakes: readonly string[];
  private readonly entries: readonly (HostRule | EmptyHost)[];
  private readonly found = new LRUCache<string, { entry: HostRule | EmptyHost | undefined }>({ max: REMEMBERED });
  private readonly tags = new Map<HostRule, string>();

  /** @param version counts the changes; 0 before the first */
  constructor(
    readonly version = 0,
    readonly changes: HostChanges = {},
  ) {
    const untouched = variantTables.hostRules.filter(({ host }) => !Object.hasOwn(changes, host));
    const added = Object.values(changes).filter((rule) => rule !== null);
    // A newer server may have stored a rule with a brand that this one does not know.
    const { rules, mistakes } = checkHostRules([...added, ...untouched], appCodes, Object.keys(downloads.iosStores));
    this.mistakes = [...mistakes, ...canonicalMistakes(rules, appCodes)];
    this.tables = { ...variantTables, hostRules: rules, canonicalHosts: canonicalHostsMoved(rules) };
    const shown = new Set(rules.map(({ host }) => host));
    const empty = Object.keys(changes).filter((host) => !shown.has(host));
    this.entries = [...rules, ...empty.map((host): EmptyHost => ({ host, removed: changes[host] === null }))];
  }

  /** The rule that applies to a Host header. */
  ruleOf(header: string | undefined): HostRule | undefined {
    const entry = this.find(header);
    return entry && 'appCode' in entry ? entry : undefined;
  }

  /** Whether a Host header names a host that was removed. */
  isRemoved(header: string | undefined): boolean {
    const entry = this.find(header);
    return entry !== undefined && 'removed' in entry && entry.removed;
  }

  /** The tag of a rule; it changes whenever the rule changes the choice of pages. */
  tagOf(rule: HostRule): string {
    const known = this.tags.get(rule);
    if (known) return known;
    const tag = ruleTag(rule, this.tables.canonicalHosts);
    this.tags.set(rule, tag);
    return tag;
  }

  private find(header: string | undefined): HostRule | EmptyHost | undefined {
    const host = normalizeHost(header);
    const known = this.found.get(host);
    if (known) return known.entry;
    const entry = matchHost(this.entries, host);
    this.found.set(host, { entry });
    return entry;
  }
}

export const BUILT_IN_HOSTS = new HostTable();

function canonicalHostsMoved(rules: readonly HostRule[]): Record<string, string> {
  const hosts = appCodes.map((appCode) => [appCode, canonicalRule(rules, appCode)?.host] as const);
  return Object.fromEntries(
    hosts.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== canonicalHostOf(pair[0])),
  );
}

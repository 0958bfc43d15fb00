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

/** What operators have changed of the built-in hosts: the rule of each, `null` for one that was removed. */
export type HostChanges = Readonly<Record<string, HostRule | null>>;

/** A host, or a wildcard over many, that shows nothing. */
interface EmptyHost {
  host: string;
  /** Whether it was removed; its rule does not hold in this version of the product otherwise. */
  removed: boolean;
}

const appCodes = brands.map(({ appCode }) => appCode);
/** Hosts that were asked for and whose rule is remembered. */
const REMEMBERED = 10_000;

/** Every host of the product at one time: those that are built in, and what operators have changed of them. */
export class HostTable {
  /** What pages are decided by. */
  readonly tables: VariantTables;
  /** A sentence for each thing that is wrong with it; a rule of which that is said does not hold. */
  readonly mistakes: readonly string[];
  private readonly entries: readonly (HostRule | EmptyHost)[];
  private readonly found = new LRUCache<string, { entry: HostRule | EmptyHost | undefined }>({ max: REMEMBERED });
  private readonly tags = new Map<HostRule, string>();

  /** @param version counts the changes, 0 before the first */
  constructor(
    readonly version = 0,
    readonly changes: HostChanges = {},
  ) {
    const untouched = variantTables.hostRules.filter(({ host }) => !Object.hasOwn(changes, host));
    const added = Object.values(changes).filter((rule) => rule !== null);
    // A rule that a newer server has stored may name a brand that this one does not know.
    const { rules, mistakes } = checkHostRules([...added, ...untouched], appCodes, Object.keys(downloads.iosStores));
    this.mistakes = [...mistakes, ...canonicalMistakes(rules, appCodes)];
    this.tables = { ...variantTables, hostRules: rules, canonicalHosts: canonicalHostsMoved(rules) };
    const shown = new Set(rules.map(({ host }) => host));
    const empty = Object.keys(changes).filter((host) => !shown.has(host));
    this.entries = [...rules, ...empty.map((host): EmptyHost => ({ host, removed: changes[host] === null }))];
  }

  /** The rule that a Host header falls under. */
  ruleOf(header: string | undefined): HostRule | undefined {
    const entry = this.find(header);
    return entry && 'appCode' in entry ? entry : undefined;
  }

  /** Whether a Host header names a host that was removed. */
  isRemoved(header: string | undefined): boolean {
    const entry = this.find(header);
    return entry !== undefined && 'removed' in entry && entry.removed;
  }

  /** The tag of one of its rules, which changes with whatever the rule decides of pages. */
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

/** The hosts as they are built in. */
export const BUILT_IN_HOSTS = new HostTable();

function canonicalHostsMoved(rules: readonly HostRule[]): Record<string, string> {
  const hosts = appCodes.map((appCode) => [appCode, canonicalRule(rules, appCode)?.host] as const);
  return Object.fromEntries(
    hosts.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== canonicalHostOf(pair[0])),
  );
}

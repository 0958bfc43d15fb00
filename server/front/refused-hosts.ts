import type { HostTable } from '../domain/hosts/host-table';

/**
 * The status for a host without pages: 410 when it was removed, 421 when no rule matches it. Pages, pictures and files
 * of brands are never served under such a host. In development, a host without a rule shows the default brand.
 */
export function refusalOf(host: string | undefined, table: HostTable, development: boolean): 410 | 421 | undefined {
  if (table.isRemoved(host)) return 410;
  return development || table.ruleOf(host) ? undefined : 421;
}

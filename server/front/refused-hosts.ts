import type { HostTable } from '../domain/hosts/host-table';

/**
 * What a host is refused with that shows nobody's pages: 410 where it was removed, 421 where no rule ever named it. Neither page,
 * picture nor file of a brand leaves under it. In the development set-up a host without a rule shows the default brand.
 */
export function refusalOf(host: string | undefined, table: HostTable, development: boolean): 410 | 421 | undefined {
  if (table.isRemoved(host)) return 410;
  return development || table.ruleOf(host) ? undefined : 421;
}

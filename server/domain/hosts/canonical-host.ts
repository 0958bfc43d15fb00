import { canonicalHostOf } from '@/brands/hosts';
import type { HostTable } from './host-table';

/** The canonical host of a brand's pages. */
export function canonicalHost({ tables }: HostTable, appCode: string): string {
  return tables.canonicalHosts?.[appCode] ?? canonicalHostOf(appCode);
}

import { canonicalHostOf } from '@/brands/hosts';
import type { HostTable } from './host-table';

/** The host under which a brand's pages are found. */
export function canonicalHost({ tables }: HostTable, appCode: string): string {
  return tables.canonicalHosts?.[appCode] ?? canonicalHostOf(appCode);
}

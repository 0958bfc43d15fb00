import { normalizeHost } from '@/lib/variant/host';
import { resolveVariant, type VariantTables } from '@/lib/variant/resolve';

/** Where a page was shown, and as which brand. */
export interface PagePlace {
  /** Without port; empty where the address has no host name. */
  host: string;
  /** An appCode or `default`; empty where the address is none. */
  brand: string;
}

/**
 * Host and brand of a page, decided as the site decides them for its visitors.
 *
 * @param address the page's full address, as an event has it
 * @param userAgent of the browser that shows the page: some hosts are another brand on iOS or on desktops
 * @param tables with the hosts as they are at the moment
 */
export function pagePlace(address: string, userAgent: string | undefined, tables: VariantTables): PagePlace {
  if (!URL.canParse(address)) return { host: '', brand: '' };
  const { host, searchParams: query } = new URL(address);
  return { host: normalizeHost(host), brand: resolveVariant({ host, userAgent, query }, tables).brand };
}

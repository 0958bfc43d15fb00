import { readQuery } from '@/lib/query/read-query';
import { normalizeHost } from '@/lib/variant/host';
import { resolveVariant, type VariantTables } from '@/lib/variant/resolve';

/** The host and brand that a page was shown with. */
export interface PagePlace {
  /** Without port; empty if the address has no host name. */
  host: string;
  /** An appCode or `default`; empty if the address is invalid. */
  brand: string;
}

/**
 * Host and brand of a page, by the rules that decide what visitors see.
 *
 * @param address the page's full address, as in an event
 * @param userAgent of the browser that shows the page: some hosts show another brand on iOS or on desktops
 * @param tables with the current hosts
 */
export function pagePlace(address: string, userAgent: string | undefined, tables: VariantTables): PagePlace {
  if (!URL.canParse(address)) return { host: '', brand: '' };
  const { host, search } = new URL(address);
  return {
    host: normalizeHost(host),
    brand: resolveVariant({ host, userAgent, query: readQuery(search) }, tables).brand,
  };
}

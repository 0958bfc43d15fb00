import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { BASE_PATH } from '@/lib/site';

/** Also read by the database. */
const IN_SITE = `^https?://[^/]+${BASE_PATH}/([^?#]*)`;

/** The path within the site of a stored address, without surrounding slashes; empty if it is no page of the site. */
export function pageOf(address: string): string {
  return (new RegExp(IN_SITE).exec(address)?.[1] ?? '').replace(/\/+$/, '');
}

/** Slug of the campaign that a stored address belongs to; `undefined` for other addresses. */
export function campaignAt(catalogue: Catalogue, address: string): string | undefined {
  return catalogue.page(`/${pageOf(address)}`)?.campaign;
}

/** The same path as an SQL expression. */
export function pageIn(address: SQLWrapper): SQL<string> {
  return sql`rtrim(coalesce(substring(${address} from ${IN_SITE}::text), ''), '/')`;
}

/** The campaign of a page, by its path; its success page belongs to it as well. Empty for clauses. */
export function campaignIn(page: SQLWrapper): SQL<string> {
  const part = sql`split_part(${page}, '/', 1)`;
  return sql`case
    when ${part} in ('clause', 'clause-success') then ''
    when right(${part}, 8) = '-success' then left(${part}, -8)
    else ${part} end`;
}

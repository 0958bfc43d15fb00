import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pages } from '@/campaigns/catalogue';
import { BASE_PATH } from '@/lib/site';

/** Read alike here and by the database. */
const IN_SITE = `^https?://[^/]+${BASE_PATH}/([^?#]*)`;

/** The path within the site of a stored address, without slashes around it; empty where it is none of the site's pages. */
export function pageOf(address: string): string {
  return (new RegExp(IN_SITE).exec(address)?.[1] ?? '').replace(/\/+$/, '');
}

const campaignsByPage = new Map(pages.map(({ path, campaign }) => [path.slice(1), campaign]));

/** Slug of the campaign whose page a stored address is, by the catalogue; nothing for any other. */
export function campaignAt(address: string): string | undefined {
  return campaignsByPage.get(pageOf(address));
}

/** The same path in a statement. */
export function pageIn(address: SQLWrapper): SQL<string> {
  return sql`rtrim(coalesce(substring(${address} from ${IN_SITE}::text), ''), '/')`;
}

/** The campaign whose page it is, by the address: what its success page counts for as well. Empty for clauses. */
export function campaignIn(page: SQLWrapper): SQL<string> {
  const part = sql`split_part(${page}, '/', 1)`;
  return sql`case
    when ${part} in ('clause', 'clause-success') then ''
    when right(${part}, 8) = '-success' then left(${part}, -8)
    else ${part} end`;
}

import { eq } from 'drizzle-orm';
import { brandOf, brands } from '@/brands';
import { resolveVariant } from '@/lib/variant/resolve';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import type { Hosts } from '../hosts/follow-hosts';

const isOwn = (appCode: string) => brandOf(appCode).accounts === 'own';

/** Whether any brand keeps its accounts to itself; if none does, the brand of an account is never read. */
const someKeepToTheirOwn = brands.some(({ accounts }) => accounts === 'own');

/**
 * Whether an account was opened with another brand than the host's. False for an account without a known brand and for
 * a host that no rule names; where a host shows different brands by device, each of them counts as the host's.
 *
 * @param appCode the brand that the account was opened with
 * @param host the Host header
 */
export function isForeign(hosts: Hosts, appCode: string | null, host: string | undefined): boolean {
  const codes = brandsOf(hosts, host);
  return appCode !== null && appCode !== '' && codes.length > 0 && !codes.includes(appCode);
}

/**
 * Whether a visitor may log in to an account on a host, by password, code or token. An account of another brand is
 * rejected if that brand or one of the host's keeps its accounts to itself.
 */
export function mayLogIn(hosts: Hosts, appCode: string | null, host: string | undefined): boolean {
  return !isForeign(hosts, appCode, host) || ![appCode ?? '', ...brandsOf(hosts, host)].some(isOwn);
}

/** The error for the owner of an account that may not log in here. */
export function foreignAccount(): ApiProblem {
  return new ApiProblem('foreign_account', { message: '该账户不是在本站开立的，不能在本站登录，请到开户时的网站登录' });
}

/** Whether the session of an account is valid on a host. */
export async function holdsOn(orm: Orm, hosts: Hosts, account: string, host: string | undefined): Promise<boolean> {
  if (!someKeepToTheirOwn) return true;
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  return mayLogIn(hosts, row?.appCode ?? null, host);
}

/**
 * The brand of an account whose registration names none: the one that this visitor sees on the host.
 *
 * @param visit the Host and User-Agent headers
 */
export function brandShown(hosts: Hosts, visit: { host: string | undefined; userAgent: string | undefined }): string {
  return resolveVariant({ ...visit, query: new URLSearchParams() }, hosts.current().tables).brand;
}

/** Whether visitors of a host see one of these brands; true for a host that no rule names. */
export function showsOneOf(hosts: Hosts, host: string | undefined, brands: readonly string[]): boolean {
  const codes = brandsOf(hosts, host);
  return codes.length === 0 || codes.some((code) => brands.includes(code));
}

/** The brands that visitors see on a host; empty if no rule names it. */
function brandsOf(hosts: Hosts, host: string | undefined): string[] {
  const rule = hosts.current().ruleOf(host);
  return rule ? [rule.appCode, rule.iosAppCode, rule.desktopAppCode].filter((code) => code !== undefined) : [];
}

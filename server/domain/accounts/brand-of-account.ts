import { eq } from 'drizzle-orm';
import { brandOf, brands } from '@/brands';
import { resolveVariant } from '@/lib/variant/resolve';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import type { Hosts } from '../hosts/follow-hosts';

const isOwn = (appCode: string) => brandOf(appCode).accounts === 'own';

/** Whether any brand keeps to its own accounts; where none does, nobody's brand need be read. */
const someKeepToTheirOwn = brands.some(({ accounts }) => accounts === 'own');

/**
 * Whether an account was opened with another brand than the host's. Accounts of which no brand is known, and hosts that no rule
 * names, are left alone; where devices see different brands under a host, each of them is the host's.
 *
 * @param appCode the brand that the account was opened with
 * @param host the Host header
 */
export function isForeign(hosts: Hosts, appCode: string | null, host: string | undefined): boolean {
  const codes = brandsOf(hosts, host);
  return appCode !== null && appCode !== '' && codes.length > 0 && !codes.includes(appCode);
}

/**
 * Whether an account may be logged in to on a host, by password, code or token: another brand's where neither that brand nor one of
 * the host's keeps to its own.
 */
export function mayLogIn(hosts: Hosts, appCode: string | null, host: string | undefined): boolean {
  return !isForeign(hosts, appCode, host) || ![appCode ?? '', ...brandsOf(hosts, host)].some(isOwn);
}

/** What the holder of an account is told that may not be logged in to here. */
export function foreignAccount(): ApiProblem {
  return new ApiProblem('foreign_account', { message: '该账户不是在本站开立的，不能在本站登录，请到开户时的网站登录' });
}

/** Whether the session of an account holds on a host. */
export async function holdsOn(orm: Orm, hosts: Hosts, account: string, host: string | undefined): Promise<boolean> {
  if (!someKeepToTheirOwn) return true;
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  return mayLogIn(hosts, row?.appCode ?? null, host);
}

/**
 * The brand whose page an account is opened on, where the registration names none: the one that this visitor sees under the host.
 *
 * @param visit the Host and User-Agent headers
 */
export function brandShown(hosts: Hosts, visit: { host: string | undefined; userAgent: string | undefined }): string {
  return resolveVariant({ ...visit, query: new URLSearchParams() }, hosts.current().tables).brand;
}

/** The brands that visitors see under a host; none where no rule names it. */
function brandsOf(hosts: Hosts, host: string | undefined): string[] {
  const rule = hosts.current().ruleOf(host);
  return rule ? [rule.appCode, rule.iosAppCode, rule.desktopAppCode].filter((code) => code !== undefined) : [];
}

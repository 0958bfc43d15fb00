import { eq } from 'drizzle-orm';
import { hostRules } from '@/brands/hosts';
import type { Obstacle } from '@/lib/contract/activities/calls';
import { matchHost, normalizeHost } from '@/lib/variant/host';
import { accounts } from '../../../platform/database/schema/accounts';
import type { Orm } from '../../../platform/database/types';

/**
 * Whether an account was opened with another brand than the host's. Accounts of which no brand is known, and hosts that no rule
 * names, are left alone; where devices see different brands under a host, each of them is the host's.
 */
export async function readForeign(orm: Orm, host: string | undefined, account: string): Promise<Obstacle | null> {
  const rule = matchHost(hostRules, normalizeHost(host));
  if (!rule) return null;
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  const brands = [rule.appCode, rule.iosAppCode, rule.desktopAppCode];
  if (!row?.appCode || brands.includes(row.appCode)) return null;
  return { reason: 'brand', sentence: '当前登录的账户不是在本站开立的，不能参加本站的活动，请换用在本站开立的账户' };
}

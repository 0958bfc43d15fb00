import { eq } from 'drizzle-orm';
import type { Obstacle } from '@/lib/contract/activities/calls';
import { accounts } from '../../../platform/database/schema/accounts';
import { isForeign } from '../../accounts/brand-of-account';
import type { ActivityServices } from './services';

/** The obstacle for an account that was opened with another brand than the host's; `null` if there is none. */
export async function readForeign(
  { database: { orm }, hosts }: Pick<ActivityServices, 'database' | 'hosts'>,
  host: string | undefined,
  account: string,
): Promise<Obstacle | null> {
  const [row] = await orm.select({ appCode: accounts.appCode }).from(accounts).where(eq(accounts.number, account));
  if (!isForeign(hosts, row?.appCode ?? null, host)) return null;
  return { reason: 'brand', sentence: '当前登录的账户不是在本站开立的，不能参加本站的活动，请换用在本站开立的账户' };
}

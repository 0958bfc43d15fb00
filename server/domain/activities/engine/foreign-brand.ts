import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import type { Obstacle } from '@/lib/contract/activities/calls';
import { accounts } from '../../../platform/database/schema/accounts';
import { ApiProblem } from '../../../platform/http/problem';
import { isForeign, showsOneOf } from '../../accounts/brand-of-account';
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

/** Whether a host has a brand that offers the campaign; true for a host that no rule names. */
export function isOffered(
  { hosts }: Pick<ActivityServices, 'hosts'>,
  { brands }: Pick<Campaign, 'brands'>,
  host: string | undefined,
): boolean {
  return !brands || showsOneOf(hosts, host, brands);
}

/** @throws ApiProblem `not_found` on a host whose brands do not offer the campaign */
export function requireOffered(services: ActivityServices, slug: string, host: string | undefined): void {
  const campaign = services.catalogue.current().campaign(slug);
  if (campaign && !isOffered(services, campaign, host))
    throw new ApiProblem('not_found', { message: '活动不存在或已下线' });
}

import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { rewards } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';
import { ApiProblem } from '../../../platform/http/problem';
import type { ActivityServices } from './services';

/** What an account's acts take turns by: the campaign, or the name that it shares with its siblings. */
export function turnOf({ slug, exclusive }: Campaign): string {
  return exclusive === undefined ? slug : `exclusive:${exclusive}`;
}

/**
 * Keeps an account to the sibling that it has rewards of; those that were taken back count for nothing.
 * @throws ApiProblem `already_done` in all the others
 */
export async function requireNoSibling(
  orm: Orm,
  { campaigns }: ActivityServices,
  { slug, title, exclusive }: Campaign,
  account: string,
): Promise<void> {
  if (exclusive === undefined) return;
  const siblings = campaigns.filter((other) => other.exclusive === exclusive && other.slug !== slug);
  const slugs = siblings.map((sibling) => sibling.slug);
  const [had] = await orm
    .select({ slug: rewards.slug })
    .from(rewards)
    .where(and(eq(rewards.account, account), inArray(rewards.slug, slugs), ne(rewards.state, 'void')))
    .limit(1);
  if (!had) return;
  const other = siblings.find((sibling) => sibling.slug === had.slug)?.title;
  const where = other === title ? '本活动的另一页面' : `“${other}”`;
  throw new ApiProblem('already_done', { message: `同系列活动只可择一领取，您已在${where}领取` });
}

import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import { exclusiveSentence } from '@/lib/activities/exclusive';
import { type ActivityKind, exclusiveRewardsOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { exclusiveClaims, rewards } from '../../../platform/database/schema/activities';
import { identities } from '../../../platform/database/schema/identity';
import type { Orm } from '../../../platform/database/types';
import { ApiProblem } from '../../../platform/http/problem';

/** The account and campaign of a claim to a group. */
interface Claim {
  orm: Orm;
  services: { campaigns: readonly Campaign[] };
  slug: string;
  account: string;
}

/** Rewards of a group: all of a campaign, or those of a kind whose sources have the same prefix. */
interface Member {
  slug: string;
  kind?: ActivityKind;
  source?: string | undefined;
}

/**
 * Claims a group of rewards for the campaign, before it gives one of them. Parallel claims of one person queue on the
 * person's row; rewards that were taken back do not count.
 * @throws ApiProblem `already_done` if the person has a reward of another campaign
 */
export async function claimExclusive(claim: Claim & { now: Date }, group: string | undefined): Promise<void> {
  if (group === undefined) return;
  const { orm, slug, account, now } = claim;
  const { person } = await readPerson(orm, account);
  const taken = { account, slug, at: now };
  await orm
    .insert(exclusiveClaims)
    .values({ group, person, ...taken })
    .onConflictDoUpdate({ target: [exclusiveClaims.group, exclusiveClaims.person], set: taken });
  const sentence = await readElsewhere(claim, group);
  if (sentence) throw new ApiProblem('already_done', { message: sentence });
}

/**
 * A sentence that names the other campaign or page where the person has a reward of the group; `null` if there is none.
 */
export async function readElsewhere({ orm, services, slug, account }: Claim, group: string): Promise<string | null> {
  const { accounts } = await readPerson(orm, account);
  const members = services.campaigns.flatMap((campaign) => membersOf(campaign, group));
  const own = and(eq(rewards.account, account), eq(rewards.slug, slug)) ?? sql`false`;
  const [had] = await orm
    .select({ slug: rewards.slug })
    .from(rewards)
    .where(and(inArray(rewards.account, accounts), ne(rewards.state, 'void'), not(own), or(...members.map(among))))
    .limit(1);
  if (!had) return null;
  const title = (of: string) => services.campaigns.find((campaign) => campaign.slug === of)?.title;
  return exclusiveSentence(group, title(had.slug) === title(slug) ? '本活动的另一页面' : `“${title(had.slug)}”`);
}

function among({ slug, kind, source }: Member) {
  return and(
    eq(rewards.slug, slug),
    kind && eq(rewards.kind, kind),
    source === undefined ? undefined : sql`starts_with(${rewards.source}, ${source})`,
  );
}

function membersOf({ slug, exclusive, activities }: Campaign, group: string): Member[] {
  if (exclusive === group) return [{ slug }];
  return activities.flatMap((activity) =>
    exclusiveRewardsOf(activity)
      .filter((reward) => reward.group === group)
      .map(({ source }): Member => ({ slug, kind: activity.kind, source })),
  );
}

/**
 * The person behind an account: the hash of its document and all accounts verified by it; without one, the account
 * itself.
 */
async function readPerson(orm: Orm, account: string): Promise<{ person: string; accounts: string[] }> {
  const own = orm.select({ hash: identities.numberHash }).from(identities).where(eq(identities.account, account));
  const rows = await orm
    .select({ account: identities.account, hash: identities.numberHash })
    .from(identities)
    .where(inArray(identities.numberHash, own));
  return { person: rows[0]?.hash ?? account, accounts: [account, ...rows.map((row) => row.account)] };
}

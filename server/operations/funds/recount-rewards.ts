import { and, eq, isNull, ne } from 'drizzle-orm';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { Activity, ActivityKind } from '@/lib/activities/schema';
import { readOpenedAt } from '../../domain/accounts/opened-at';
import { activityEngine } from '../../domain/activities/activity-engine';
import { lockBudgets } from '../../domain/activities/engine/budget';
import { countsUntil, readStatus } from '../../domain/activities/engine/campaign-status';
import { give, type Reward, readRewards } from '../../domain/activities/engine/give';
import { lockAccount } from '../../domain/activities/engine/lock-account';
import type { Recount } from '../../domain/activities/engine/module';
import { accounts } from '../../platform/database/schema/accounts';
import { rewards } from '../../platform/database/schema/activities';
import type { OperationContext } from '../common/operation';
import { addRewardEntry } from '../rewards/reward-ledger';
import { takeBack } from '../rewards/take-back';

type Context = Omit<OperationContext, 'runApproved'> & { reason: string };
type Recounter = (context: unknown, given: ReadonlyMap<string, GivenPrize>) => Promise<Recount>;

/** The rewards of an account in an activity, and what a recount says about them. */
interface Counted {
  place: { orm: Context['orm']; slug: string; activity: Activity; account: string; now: Date };
  rewards: Reward[];
  recount: Recount;
}

/** The effect of a change of an account's records on rewards. */
export interface Recounted {
  given: Reward[];
  /** The rewards before they were taken back. */
  back: Reward[];
  /** Rewards that an operator has to check. */
  open: Reward[];
  /** Draws in an activity for which the account no longer has earned credits. */
  owed: { slug: string; kind: ActivityKind; count: number; won: Reward[] }[];
  /** Points taken back although they were already spent. */
  points: number;
}

/**
 * Changes the records of an account, takes back the rewards that the account and its inviter no longer qualify for because of this, and
 * gives the reduced ones instead. Rewards that lost their condition before, such as a task for a card that was removed since, stay. Draws
 * stay too: the next earned credits pay for them. A new reward is pending if no budget has room.
 *
 * @param since time of the changed record
 */
export async function recountRewards(
  context: Context,
  account: string,
  since: Date,
  change: () => Promise<void>,
): Promise<Recounted> {
  const people = [account, ...(await readInviter(context, account))];
  await lockAccounts(context, people);
  const before = await countAll(context, people);
  await change();
  const after = await countAll(context, people);
  const slugs = after.map(({ place }) => place.slug);
  await lockBudgets(context.orm, slugs);
  const result: Recounted = { given: [], back: [], open: [], owed: [], points: 0 };
  for (const [index, { place, rewards: current, recount }] of after.entries()) {
    const earlier = before[index]?.recount;
    for (const reward of current.filter(({ source }) => recount.back?.includes(source))) {
      if (earlier?.back?.includes(reward.source)) continue;
      result.points += await takeBack(context, reward, { reopen: true });
      result.back.push(reward);
    }
    if (recount.instead && recount.instead.source !== earlier?.instead?.source) {
      const { source, prize } = recount.instead;
      await give(place, source, prize);
      const given = (await readRewards(place, source)).get(source);
      if (!given) throw new Error('The reward just given does not exist.');
      await addRewardEntry(context, given, 'given', [0, given.unit]);
      result.given.push(given);
    }
    const { count: owed = 0, sources = [] } = recount.owed ?? {};
    const more = owed - (earlier?.owed?.count ?? 0);
    if (more > 0) {
      const won = current.filter(({ source }) => sources.slice(-more).includes(source));
      result.owed.push({ slug: place.slug, kind: place.activity.kind, count: more, won });
    }
    const own = place.account === account;
    result.open.push(
      ...current.filter(({ source, givenAt }) => own && recount.open?.includes(source) && givenAt >= since),
    );
  }
  return result;
}

/** Locks the accounts in all campaigns, so that they receive nothing based on the old records. */
async function lockAccounts({ orm, services }: Context, people: readonly string[]): Promise<void> {
  for (const account of [...people].sort()) {
    for (const { slug } of services.campaigns) await lockAccount(orm, slug, account);
  }
}

async function countAll(context: Context, people: readonly string[]): Promise<Counted[]> {
  const all: Counted[] = [];
  for (const account of people) {
    const current = await lockCurrent(context, account);
    for (const campaign of context.services.campaigns) {
      for (const activity of campaign.activities) {
        const own = current.filter(({ slug, kind }) => slug === campaign.slug && kind === activity.kind);
        // A draw that won nothing can also be unearned.
        if (own.length === 0 && !('credits' in activity)) continue;
        const place = { orm: context.orm, slug: campaign.slug, activity, account, now: context.now };
        const status = await readStatus(context.orm, campaign, context.now);
        const counted = { since: status.beginsAt, until: countsUntil(status), counting: campaign.lots };
        const whole = { ...place, services: context.services, ...counted };
        all.push({ place, rewards: own, recount: await count(whole, own) });
      }
    }
  }
  return all;
}

async function count(context: Counted['place'], own: readonly Reward[]): Promise<Recount> {
  const { kind } = context.activity;
  const recount = activityEngine.modules[kind].recount as Recounter | undefined;
  if (!(await isOfKnownAge(context))) return { back: own.map(({ source }) => source) };
  return (await recount?.(context, new Map(own.map((reward) => [reward.source, reward])))) ?? {};
}

/** False if the activity is only for new accounts and the account's opening time is unknown. */
async function isOfKnownAge({ orm, activity, account }: Counted['place']): Promise<boolean> {
  const isForNew = 'requires' in activity && activity.requires?.openedWithinDays !== undefined;
  return !isForNew || (await readOpenedAt(orm, account)) !== undefined;
}

function lockCurrent({ orm }: Context, account: string): Promise<Reward[]> {
  return orm
    .select()
    .from(rewards)
    .where(and(eq(rewards.account, account), ne(rewards.state, 'void'), isNull(rewards.reopenedAt)))
    .orderBy(rewards.id)
    .for('update');
}

async function readInviter({ orm }: Context, account: string): Promise<string[]> {
  const [own] = await orm.select({ by: accounts.invitedBy }).from(accounts).where(eq(accounts.number, account));
  return own?.by ? [own.by] : [];
}

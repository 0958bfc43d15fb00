import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { keyOf, numbersOf } from '@/lib/random';
import { toHundredths } from '@/lib/reward/hundredths';
import { after, DAY } from '../../../platform/clock/clock';
import { accounts } from '../../../platform/database/schema/accounts';
import { activityEntries } from '../../../platform/database/schema/activities';
import { identities } from '../../../platform/database/schema/identity';
import type { Orm } from '../../../platform/database/types';
import { openingOfRow } from '../../accounts/opened-at';
import { readFactsOf } from '../engine/facts';
import type { Profile } from '../engine/simulated-customer';
import { type Assumptions, daysOf } from './play';

/** What an operator says about customers. Shares are from 0 to 1, means are those of the customers who do it. */
export interface Stated {
  /** Part of the customers who open their account during the campaign. */
  newcomers: number;
  verified: number;
  cards: number;
  depositors: number;
  /** US dollars. */
  meanDeposit: number;
  traders: number;
  /** Standard lots. */
  meanLots: number;
  inviters: number;
  meanFriends: number;
  /** Part of the days on which a customer comes. */
  active: number;
}

/** Days whose accounts are typical. */
const WINDOW = 90;
/** With fewer accounts, the customers are like the stated ones. */
const FEWEST = 300;
const MOST = 10_000;
/** How many accounts are read by one statement. */
const READ_AT_ONCE = 500;
/** How many profiles express stated assumptions. */
const STATED = 2_000;

/** Assumptions with customers like the accounts of the last 90 days or, if these are too few, like stated ones. */
export async function readAssumptions(
  orm: Orm,
  campaign: Campaign,
  { stated, ...asked }: Omit<Assumptions, 'profiles' | 'source'> & { stated: Stated },
  { seed, now }: { seed: number; now: Date },
): Promise<Assumptions> {
  const profiles = await readProfiles(orm, now, daysOf(campaign, asked).length);
  if (profiles.length >= FEWEST) return { ...asked, profiles, source: 'accounts' };
  const random = numbersOf(keyOf(seed, 'profiles'));
  return { ...asked, profiles: statedProfiles(stated, symbolsOf(campaign), random), source: 'stated' };
}

/** Profiles of accounts that took part in activities lately, with their facts of as many days as are simulated. */
async function readProfiles(orm: Orm, now: Date, days: number): Promise<Profile[]> {
  const since = after(now, -Math.min(days, WINDOW) * DAY);
  const sinceThen = sql.param(since, accounts.createdAt);
  const rows = await orm
    .select({
      account: accounts.number,
      days: sql`count(distinct (${activityEntries.at} at time zone interval '8 hours')::date)`.mapWith(Number),
      newcomer: sql<boolean>`${openingOfRow(orm)} >= ${sinceThen}`,
      friends: sql`(
        select count(*) from ${accounts} as friend join ${identities} on ${identities.account} = friend.number
        where friend.invited_by = ${accounts.number} and friend.created_at >= ${sinceThen}
      )`.mapWith(Number),
    })
    .from(activityEntries)
    .innerJoin(accounts, eq(accounts.number, activityEntries.account))
    .where(gte(activityEntries.at, after(now, -WINDOW * DAY)))
    .groupBy(accounts.number)
    .orderBy(asc(sql`md5(${accounts.number})`))
    .limit(MOST);
  const profiles: Profile[] = [];
  for (let index = 0; index < rows.length; index += READ_AT_ONCE) {
    const some = rows.slice(index, index + READ_AT_ONCE);
    const numbers = some.map(({ account }) => account);
    const facts = await readFactsOf(numbers, { orm, since, until: null });
    for (const { account, days: active, ...row } of some) {
      const own = facts.get(account);
      if (own) profiles.push({ facts: own, active: active / WINDOW, ...row });
    }
  }
  return profiles;
}

/**
 * Profiles of stated assumptions, drawn by `random`, numbers from 0 up to 1. Amounts are distributed exponentially;
 * lots are those of one of `symbols`.
 */
export function statedProfiles(stated: Stated, symbols: readonly string[], random: () => number): Profile[] {
  const amount = (share: number, mean: number) => (random() < share ? -Math.log(1 - random()) * mean : 0);
  return Array.from({ length: STATED }, () => {
    const newcomer = random() < stated.newcomers;
    const deposited = toHundredths(amount(stated.depositors, stated.meanDeposit));
    const lots = toHundredths(amount(stated.traders, stated.meanLots));
    const symbol = symbols[Math.floor(random() * symbols.length)] ?? 'XAUUSD';
    const facts = {
      registered: true,
      verified: random() < stated.verified,
      card: random() < stated.cards,
      // Older accounts have deposited before.
      firstDeposit: newcomer ? deposited : 0,
      deposited,
      lotsBySymbol: { [symbol]: lots },
      lots,
    };
    const active = Math.min(1, amount(1, stated.active));
    return { facts, active, newcomer, friends: Math.round(amount(stated.inviters, stated.meanFriends)) };
  });
}

/** The symbols whose lots a campaign pays; gold for all others. */
function symbolsOf({ activities }: Campaign): string[] {
  const paid = activities.flatMap((activity) =>
    activity.kind === 'cashback' ? activity.groups.flatMap(({ symbols }) => symbols) : [],
  );
  return paid.length > 0 ? paid : ['XAUUSD'];
}

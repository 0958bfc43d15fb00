import { inArray } from 'drizzle-orm';
import { type auditEntries, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { REWARD_LISTS } from '../people/entries-of-person';

type Entry = Pick<typeof auditEntries.$inferSelect, 'details'>;

/** The campaigns and open accounts that an entry of the audit log is about. */
interface Named {
  campaigns: string[];
  accounts: string[];
}

/**
 * Reads what entries are about, also by the rewards that they list. A person that an entry names only by reference stays unnamed: no
 * account follows from a reference.
 */
export async function readNamed(orm: Orm, entries: readonly Entry[]): Promise<(entry: Entry) => Named> {
  const ids = [...new Set(entries.flatMap(rewardsIn))];
  const { id, slug, account } = rewards;
  const found = ids.length === 0 ? [] : await orm.select({ id, slug, account }).from(rewards).where(inArray(id, ids));
  const known = new Map(found.map((reward) => [reward.id, reward]));
  return (entry) => {
    const own = rewardsIn(entry).flatMap((one) => known.get(one) ?? []);
    return {
      campaigns: unique([entry.details.campaign, ...own.map((reward) => reward.slug)]),
      accounts: unique([entry.details.account, ...own.map((reward) => reward.account)]),
    };
  };
}

function rewardsIn({ details }: Entry): number[] {
  return REWARD_LISTS.flatMap((name) => [details[name]].flat()).filter((one) => Number.isInteger(one)) as number[];
}

function unique(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

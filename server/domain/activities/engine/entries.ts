import { and, asc, eq } from 'drizzle-orm';
import { activityEntries } from '../../../platform/database/schema/activities';
import type { AccountPlace, Place } from './module';

export interface Entry<Value> {
  key: string;
  value: Value;
  at: Date;
}

/** The entries of an account in the activity, oldest first; empty without an account. */
export async function readEntries<Value>(context: Place): Promise<Entry<Value>[]> {
  const { orm, slug, activity, account } = context;
  if (!account) return [];
  const rows = await orm
    .select({ key: activityEntries.key, value: activityEntries.value, at: activityEntries.at })
    .from(activityEntries)
    .where(ofAccount({ slug, activity, account }))
    .orderBy(asc(activityEntries.at), asc(activityEntries.key));
  return rows as Entry<Value>[];
}

/** The last `count` entries, the newest last. */
export function lastOf<Value>(entries: readonly Entry<Value>[], count: number): Entry<Value>[] {
  return count > 0 ? entries.slice(-count) : [];
}

/** The entry of an account under a key, if there is one. */
export async function readEntry<Value>(context: Place, key: string): Promise<Entry<Value> | undefined> {
  const { orm, slug, activity, account } = context;
  if (!account) return undefined;
  const [row] = await orm
    .select({ key: activityEntries.key, value: activityEntries.value, at: activityEntries.at })
    .from(activityEntries)
    .where(and(ofAccount({ slug, activity, account }), eq(activityEntries.key, key)));
  return row as Entry<Value> | undefined;
}

/** Stores an entry of an account; returns false without storing anything if the key is used. */
export async function addEntry(context: AccountPlace, key: string, value: unknown): Promise<boolean> {
  const { orm, slug, activity, account, now } = context;
  const added = await orm
    .insert(activityEntries)
    .values({ slug, kind: activity.kind, account, key, value, at: now })
    .onConflictDoNothing()
    .returning({ key: activityEntries.key });
  return added.length > 0;
}

/** The entries of an account in an activity. */
function ofAccount({ slug, activity, account }: Pick<AccountPlace, 'slug' | 'activity' | 'account'>) {
  const { slug: ofSlug, kind, account: ofNumber } = activityEntries;
  return and(eq(ofSlug, slug), eq(kind, activity.kind), eq(ofNumber, account));
}

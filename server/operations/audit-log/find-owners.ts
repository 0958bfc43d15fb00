import { setImmediate as turn } from 'node:timers/promises';
import { desc, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { referencesOf } from '../../platform/secrets/person-reference';
import type { OperationContext } from '../common/operation';

/** Accounts that are searched: a reference can only be compared with those of accounts, which takes microseconds each. */
const SEARCHED = 50_000;
/** Accounts after which other calls may run. */
const AT_ONCE = 1_000;

/**
 * Finds the accounts of references to persons.
 * @param likely accounts to compare first; the others are those that were seen last
 */
export async function findOwners(
  { orm, services: { vault } }: Pick<OperationContext, 'orm' | 'services'>,
  references: ReadonlySet<string>,
  likely: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  if (references.size === 0) return owners;
  const compare = (account: string) => {
    for (const reference of referencesOf(vault, account)) if (references.has(reference)) owners.set(reference, account);
  };
  for (const account of likely) compare(account);
  if (owners.size === references.size) return owners;
  const seenAt = sql`coalesce(${accounts.lastSeenAt}, ${accounts.createdAt})`;
  const rows = await orm.select({ account: accounts.number }).from(accounts).orderBy(desc(seenAt)).limit(SEARCHED);
  for (const [index, { account }] of rows.entries()) {
    compare(account);
    if (owners.size === references.size) break;
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return owners;
}

import { setImmediate as turn } from 'node:timers/promises';
import { desc, inArray, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { type auditEntries, rewards } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import { referencesOf } from '../../platform/secrets/person-reference';
import { accountsIn } from '../approvals/accounts-in';
import type { Answer } from '../common/answer';
import type { OperationContext } from '../common/operation';
import { type Brands, brandsFor } from '../operators/permissions';
import { rolesOf } from '../operators/roles';
import { REWARD_LISTS } from '../people/entries-of-person';

/** Accounts that are searched: a reference can only be compared with those of accounts, which takes microseconds each. */
const SEARCHED = 50_000;
/** Accounts after which other calls may run. */
const AT_ONCE = 1_000;

type Entry = Pick<typeof auditEntries.$inferSelect, 'details'>;

/** The campaigns of an entry of the audit log, and its open accounts that the operator may see. */
interface Named {
  campaigns: string[];
  accounts: string[];
}

/**
 * Reads what entries are about, also by the rewards and the request that they name. The log has a person's reference instead of the
 * account, which is found when it is read.
 *
 * @param searched the customer by whom the entries were filtered
 */
export async function readNamed(
  context: OperationContext,
  entries: readonly Entry[],
  searched?: string,
): Promise<(entry: Entry) => Named> {
  const { orm, signedIn } = context;
  const brands = signedIn ? brandsFor(rolesOf(signedIn.operator), 'customer', 'runs') : 'all';
  const mayFind = brands === 'all' || brands.length > 0;
  const listed = await readRewards(orm, [...new Set(entries.flatMap(rewardsIn))]);
  const requested = await readRequests(orm, entries.flatMap(requestIn));
  const rewardsOf = (entry: Entry) => rewardsIn(entry).flatMap((id) => listed.get(id) ?? []);
  const requestsOf = (entry: Entry) => requestIn(entry).flatMap((id) => requested.get(id) ?? []);
  const knownIn = (entry: Entry) => [
    entry.details.account,
    ...rewardsOf(entry).map(({ account }) => account),
    ...requestsOf(entry).flatMap((request) => request.accounts),
  ];
  const likely = texts([searched, ...entries.flatMap(knownIn)]);
  const references = mayFind ? texts(entries.map(({ details }) => details.person)) : [];
  const owners = await findOwners(context, new Set(references), likely);
  const shown = await readShown(orm, brands, [...likely, ...owners.values()]);
  return (entry) => ({
    campaigns: texts([
      entry.details.campaign,
      ...rewardsOf(entry).map(({ slug }) => slug),
      ...requestsOf(entry).map(({ campaign }) => campaign),
    ]),
    accounts: texts([owners.get(String(entry.details.person)), ...knownIn(entry)]).filter((one) => shown.has(one)),
  });
}

async function readRewards(orm: Orm, ids: readonly number[]) {
  const { id, slug, account } = rewards;
  const rows = ids.length === 0 ? [] : await orm.select({ id, slug, account }).from(rewards).where(inArray(id, ids));
  return new Map(rows.map((reward) => [reward.id, reward]));
}

/** The campaign and the accounts of requests for approval. */
async function readRequests(orm: Orm, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await orm.select().from(approvals).where(inArray(approvals.id, ids));
  return new Map(
    rows.map(({ id, input, account, effectParts }) => [
      id,
      { campaign: input.campaign, accounts: [account, ...accountsIn((effectParts ?? []) as Answer)] },
    ]),
  );
}

/** The open accounts among these of which the operator may see the customer. */
async function readShown(orm: Orm, brands: Brands, among: readonly string[]): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const { number, appCode } = accounts;
  const rows = await orm.select({ number, appCode }).from(accounts).where(inArray(number, among));
  const may = (brand: string | null) => brands === 'all' || (brand !== null && brands.includes(brand));
  return new Set(rows.filter((row) => may(row.appCode)).map((row) => row.number));
}

function rewardsIn({ details }: Entry): number[] {
  // An export has the number of its rewards under the same name as a list.
  const lists = REWARD_LISTS.map((name) => details[name]).filter((list) => Array.isArray(list));
  return wholeNumbers([details.reward, ...lists.flat()]);
}

function requestIn({ details }: Entry): number[] {
  return wholeNumbers([details.approval]);
}

function wholeNumbers(values: readonly unknown[]): number[] {
  return values.filter((value) => Number.isInteger(value)) as number[];
}

/** The different texts among values. */
function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/**
 * Finds the accounts of references to persons.
 * @param likely accounts to compare first; the others are those that were seen last
 */
async function findOwners(
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

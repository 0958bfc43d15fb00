import { and, count, inArray } from 'drizzle-orm';
import { deposits } from '../../platform/database/schema/funds';
import type { Orm } from '../../platform/database/types';
import { unreversedDeposit } from '../funds/unreversed';
import { enqueueAdEvents } from './events';
import type { EventServices } from './services';

type Settled = Pick<typeof deposits.$inferSelect, 'account' | 'amount' | 'settledAt'>;

/**
 * Adds the first deposits among those that the transaction has just settled to the outbox: those of accounts that have
 * no others.
 */
export async function enqueueFirstDeposits(
  transaction: Orm,
  services: EventServices,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  const byAccount = groupBy(settled);
  if (byAccount.size === 0) return;
  const counted = await transaction
    .select({ account: deposits.account, all: count() })
    .from(deposits)
    .where(and(inArray(deposits.account, [...byAccount.keys()]), unreversedDeposit))
    .groupBy(deposits.account);
  const facts = counted.flatMap(({ account, all }) => {
    const own = byAccount.get(account) ?? [];
    if (all > own.length) return [];
    const timeOf = ({ settledAt }: Settled) => settledAt ?? now;
    const first = own.reduce((one, other) => (timeOf(other) < timeOf(one) ? other : one));
    return { account, at: timeOf(first), amount: first.amount };
  });
  await enqueueAdEvents(transaction, services, 'deposit', facts, now);
}

function groupBy(settled: readonly Settled[]): Map<string, Settled[]> {
  const groups = new Map<string, Settled[]>();
  for (const deposit of settled) groups.set(deposit.account, [...(groups.get(deposit.account) ?? []), deposit]);
  return groups;
}

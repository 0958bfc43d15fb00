import { and, asc, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { accounts } from '../../platform/database/schema/accounts';
import { deposits, trades } from '../../platform/database/schema/funds';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { closeAccount } from './close-account';

/** Accounts closed per run; the next hourly run continues. */
const BATCH = 200;

/**
 * Closes accounts without a visit for as long as the clause says and without any deposit or trade: where there is
 * money, its owner decides. Skips accounts of a provider's own backend, which closes them itself.
 */
export async function closeIdleAccounts(orm: Orm, vault: Vault, now: Date): Promise<void> {
  // The last visit of accounts from before visits were recorded is unknown; their time begins now.
  await orm.update(accounts).set({ lastSeenAt: now }).where(isNull(accounts.lastSeenAt));
  const idle = isIdle(orm, now);
  const found = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(idle)
    .orderBy(asc(accounts.lastSeenAt))
    .limit(BATCH);
  for (const { number } of found) {
    await orm.transaction(async (transaction) => {
      const still = await transaction
        .select({ number: accounts.number })
        .from(accounts)
        .where(and(eq(accounts.number, number), isIdle(transaction, now)))
        .for('update');
      if (still.length > 0) await closeAccount(transaction, vault, number, now);
    });
  }
}

function isIdle(orm: Orm, now: Date): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    isNotNull(accounts.mobileHash),
    lt(accounts.lastSeenAt, addMonths(now, -MONTHS_KEPT.idleAccount)),
    notExists(orm.select(one).from(deposits).where(eq(deposits.account, accounts.number))),
    notExists(orm.select(one).from(trades).where(eq(trades.account, accounts.number))),
  );
}

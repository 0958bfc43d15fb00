import { and, eq } from 'drizzle-orm';
import { enqueueFirstDeposits } from '@/server/domain/ad-conversions/first-deposits';
import { commitLikeAWrite } from '@/server/platform/database/commit-like-a-write';
import { deposits } from '@/server/platform/database/schema/funds';
import type { Orm } from '@/server/platform/database/types';
import type { Services } from '@/server/services';
import type { Payment } from './payment';

export type Deposit = typeof deposits.$inferSelect;

/** Records a payment once: of several simultaneous attempts the first one counts. */
export async function recordDeposit(
  services: Services,
  { account, reference }: Pick<Payment, 'account' | 'reference'>,
  { amount, state }: Pick<Deposit, 'amount' | 'state'>,
  now: Date,
): Promise<void> {
  const settledAt = state === 'settled' ? now : null;
  await services.database.orm.transaction(async (transaction) => {
    const recorded = await transaction
      .insert(deposits)
      .values({ account, reference, amount, state, createdAt: now, settledAt })
      .onConflictDoNothing()
      .returning();
    await enqueueFirstDeposits(transaction, services, settledAt ? recorded : [], now);
  });
}

/** Settles a pending payment; any other stays unchanged. */
export async function settleDeposit(services: Services, { reference }: Payment, now: Date): Promise<void> {
  await services.database.orm.transaction(async (transaction) => {
    const settled = await transaction
      .update(deposits)
      .set({ state: 'settled', settledAt: now })
      .where(and(eq(deposits.reference, reference), eq(deposits.state, 'pending')))
      .returning();
    await enqueueFirstDeposits(transaction, services, settled, now);
  });
}

/** The recorded deposit of a payment, once it is certain that a failover does not lose it; undefined before it is made. */
export async function findDeposit(orm: Orm, { reference }: Payment): Promise<Deposit | undefined> {
  const [found] = await orm.select().from(deposits).where(eq(deposits.reference, reference));
  if (found) await commitLikeAWrite(orm);
  return found;
}

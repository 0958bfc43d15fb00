import { and, eq } from 'drizzle-orm';
import { deposits } from '@/server/platform/database/schema/funds';
import type { Orm } from '@/server/platform/database/types';
import type { Payment } from './payment';

export type Deposit = typeof deposits.$inferSelect;

/** Records a payment once: of several simultaneous attempts the first one counts. */
export async function recordDeposit(
  orm: Orm,
  { account, reference }: Pick<Payment, 'account' | 'reference'>,
  { amount, state }: Pick<Deposit, 'amount' | 'state'>,
  now: Date,
): Promise<void> {
  await orm
    .insert(deposits)
    .values({ account, reference, amount, state, createdAt: now, settledAt: state === 'settled' ? now : null })
    .onConflictDoNothing();
}

/** Settles a pending payment; any other stays unchanged. */
export async function settleDeposit(orm: Orm, { reference }: Payment, now: Date): Promise<void> {
  await orm
    .update(deposits)
    .set({ state: 'settled', settledAt: now })
    .where(and(eq(deposits.reference, reference), eq(deposits.state, 'pending')));
}

/** The recorded deposit of a payment; undefined before it is made. */
export async function findDeposit(orm: Orm, { reference }: Payment): Promise<Deposit | undefined> {
  const [found] = await orm.select().from(deposits).where(eq(deposits.reference, reference));
  return found;
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { pointBalances, pointPostings } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** One movement of a visitor's points; negative when spent. */
export interface Transfer {
  account: string;
  slug: string;
  label: string;
  amount: number;
  now: Date;
}

/** Moves points between the house and a visitor; false, and nothing moved, when the balance would fall below zero. */
export async function transferPoints(orm: Orm, { account, slug, label, amount, now }: Transfer): Promise<boolean> {
  await orm.insert(pointBalances).values({ account, balance: 0 }).onConflictDoNothing();
  const [moved] = await orm
    .update(pointBalances)
    .set({ balance: sql`${pointBalances.balance} + ${amount}` })
    .where(and(eq(pointBalances.account, account), gte(sql`${pointBalances.balance} + ${amount}`, 0)))
    .returning({ balance: pointBalances.balance });
  if (!moved) return false;
  const both = { transfer: randomUUID(), account, slug, label, balance: moved.balance, at: now };
  await orm.insert(pointPostings).values([
    { ...both, book: 'visitor', amount },
    { ...both, book: 'house', amount: -amount },
  ]);
  return true;
}

/** A visitor's balance and newest movements. */
export async function readPoints(orm: Orm, account: string, movements: number) {
  const [row] = await orm
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.account, account));
  const ledger = await orm
    .select({
      at: pointPostings.at,
      label: pointPostings.label,
      change: pointPostings.amount,
      balance: pointPostings.balance,
    })
    .from(pointPostings)
    .where(and(eq(pointPostings.account, account), eq(pointPostings.book, 'visitor')))
    .orderBy(desc(pointPostings.id))
    .limit(movements);
  return { balance: row?.balance ?? 0, ledger };
}

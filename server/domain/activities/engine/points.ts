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

/**
 * Moves points between the house and a visitor. New points first pay what the visitor owes.
 * @returns false, without moving anything, if the balance would fall below zero
 */
export async function transferPoints(orm: Orm, transfer: Transfer): Promise<boolean> {
  const moved = await move(orm, transfer);
  if (!moved) return false;
  const paid = Math.min(moved.owed, Math.max(0, transfer.amount));
  // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves two statements when no points move
  if (paid > 0) await move(orm, { ...transfer, label: `扣回：${transfer.label}`, amount: -paid }, -paid);
  return true;
}

/**
 * Takes points back from a visitor. Points that were spent become owed, because a balance never falls below zero.
 * @param transfer with the points to take back as its amount, positive
 * @returns how many of them are owed
 */
export async function takePoints(orm: Orm, transfer: Transfer): Promise<number> {
  const { account, amount } = transfer;
  const [row] = await orm.select().from(pointBalances).where(eq(pointBalances.account, account)).for('update');
  const there = Math.min(amount, row?.balance ?? 0);
  await move(orm, { ...transfer, amount: -there }, amount - there);
  return amount - there;
}

/**
 * Moves points and changes what is owed; returns `undefined`, without doing anything, if the balance would fall below
 * zero.
 */
async function move(orm: Orm, { account, slug, label, amount, now }: Transfer, owed = 0) {
  await orm.insert(pointBalances).values({ account, balance: 0 }).onConflictDoNothing();
  const [moved] = await orm
    .update(pointBalances)
    .set({ balance: sql`${pointBalances.balance} + ${amount}`, owed: sql`${pointBalances.owed} + ${owed}` })
    .where(and(eq(pointBalances.account, account), gte(sql`${pointBalances.balance} + ${amount}`, 0)))
    .returning({ balance: pointBalances.balance, owed: pointBalances.owed });
  if (!moved || amount === 0) return moved;
  const both = { transfer: randomUUID(), account, slug, label, balance: moved.balance, at: now };
  await orm.insert(pointPostings).values([
    { ...both, book: 'visitor', amount },
    { ...both, book: 'house', amount: -amount },
  ]);
  return moved;
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

import { and, count, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { ELDER_SMS_CODE_MINUTES, EXPIRED_CODE_HOURS, SMS_CODE_MINUTES } from '@/lib/privacy/retention';
import { after, CLOCK_TOLERANCE, HOUR, MINUTE } from '../../platform/clock/clock';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { type CodePurpose, smsCodes, smsCodesByAsker } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';

/** The code of a target's first asker is in the first table, those of later askers in the second. */
const TABLES = [smsCodes, smsCodesByAsker] as const;

export const LIFE = SMS_CODE_MINUTES * MINUTE;
/** How much longer a code of a long life is valid. */
const EXTRA_LIFE = ELDER_SMS_CODE_MINUTES * MINUTE - LIFE;
/** How long an expired code is stored, for {@link countExpired}. */
const REMEMBERED = EXPIRED_CODE_HOURS * HOUR;

/** What a code is bound to. */
export interface CodeTarget {
  mobileHash: string;
  purpose: CodePurpose;
  /** The brand's channel code; empty when unknown. */
  appCode: string;
}

type CodeTable = (typeof TABLES)[number];
export type NewCode = Omit<typeof smsCodes.$inferInsert, keyof CodeTarget>;
/** A code that has not expired, and its table. */
export type LiveCode = Omit<typeof smsCodes.$inferSelect, keyof CodeTarget> & { table: CodeTable };

/** Locks the existing codes of a target for the rest of the transaction. */
export async function lockCodes(transaction: Orm, target: CodeTarget): Promise<void> {
  for (const table of TABLES) {
    const rows = transaction.select({ uses: table.uses }).from(table).where(isTarget(table, target));
    await rows.orderBy(table.askerHash).for('update');
  }
}

/**
 * The codes of a target that have not expired, one per asker.
 * @param options `lock` locks them for the rest of the transaction
 */
export async function readLiveCodes(
  orm: Orm,
  target: CodeTarget,
  now: Date,
  options?: { lock: true },
): Promise<LiveCode[]> {
  const live: LiveCode[] = [];
  for (const table of TABLES) {
    const isLive = and(isTarget(table, target), isInTime(table, now));
    const rows = orm.select().from(table).where(isLive).orderBy(table.askerHash);
    for (const row of await (options?.lock ? rows.for('update') : rows)) live.push({ ...row, table });
  }
  return live;
}

/** Stores a code over its asker's last one, or in the first table with a free place. */
export async function storeCode(
  transaction: Orm,
  target: CodeTarget,
  code: NewCode,
  live: readonly LiveCode[],
): Promise<void> {
  const own = live.find(({ askerHash }) => askerHash === code.askerHash);
  const isFree = live.every(({ table }) => table !== smsCodes);
  const table = own?.table ?? (isFree ? smsCodes : smsCodesByAsker);
  const key = [table.mobileHash, table.purpose, table.appCode];
  await transaction
    .insert(table)
    .values({ ...target, ...code })
    .onConflictDoUpdate({ target: table === smsCodes ? key : [...key, table.askerHash], set: code });
}

export async function changeCode(
  orm: Orm,
  target: CodeTarget,
  { table, askerHash }: LiveCode,
  change: Partial<NewCode>,
): Promise<void> {
  const isAsker = sql`${table.askerHash} is not distinct from ${askerHash}::text`;
  await orm
    .update(table)
    .set(change)
    .where(and(isTarget(table, target), isAsker));
}

/** Records that a gateway accepted the message; from then on only the hash of its code is stored. */
export async function markTaken(orm: Orm, messageId: string): Promise<void> {
  for (const table of TABLES) {
    await orm.update(table).set({ codeSealed: null }).where(eq(table.messageId, messageId));
  }
}

/** How many codes accepted by a gateway expired in the past hour, and how many of those were used. */
export async function countExpired(orm: Orm, now: Date): Promise<{ sent: number; used: number }> {
  const total = { sent: 0, used: 0 };
  for (const table of TABLES) {
    const expired = and(isExpired(table, now), not(isExpired(table, after(now, -REMEMBERED))));
    const [counted] = await orm
      .select({ sent: count(), used: sql<number>`count(*) filter (where ${gt(table.uses, 0)})`.mapWith(Number) })
      .from(table)
      .where(and(isNull(table.codeSealed), expired));
    total.sent += counted?.sent ?? 0;
    total.used += counted?.used ?? 0;
  }
  return total;
}

/** Removes all codes of a number. */
export async function removeCodes(transaction: Orm, mobileHash: string): Promise<void> {
  for (const table of TABLES) await transaction.delete(table).where(eq(table.mobileHash, mobileHash));
}

/** Removes codes that expired at least an hour ago. */
export async function removeExpiredCodes(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  for (const table of TABLES) {
    await deleteInBatches(orm, table, isExpired(table, after(now, -REMEMBERED)), signal);
  }
}

function isTarget(table: CodeTable, { mobileHash, purpose, appCode }: CodeTarget): SQL | undefined {
  return and(eq(table.mobileHash, mobileHash), eq(table.purpose, purpose), eq(table.appCode, appCode));
}

/** Not expired; also false for a code that expires later than one issued now, because the clock was set back since. */
function isInTime(table: CodeTable, now: Date): SQL | undefined {
  return and(not(isExpired(table, now)), lte(table.expiresAt, after(now, LIFE + CLOCK_TOLERANCE)));
}

function isExpired(table: CodeTable, time: Date): SQL {
  const isLate = or(not(table.longLife), lte(table.expiresAt, after(time, -EXTRA_LIFE)));
  return sql`(${lte(table.expiresAt, time)} and ${isLate})`;
}

import { and, asc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { rewards } from '../../platform/database/schema/activities';
import { depositReversals, REWARD_ENTRIES, rewardEntries } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { identities } from '../../platform/database/schema/identity';
import { retainedRecords } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { readOpening } from '../accounts/opened-at';
import { unreversedTrade } from '../funds/unreversed';
import { openName, openNumber } from '../identity/service';

const PURPOSE = 'retained-record';

const instant = z.string();

/** The customer record that the law against money laundering requires: identity, deposits, trades and paid rewards. */
const retainedRecord = z.object({
  account: z.string(),
  openedAt: instant,
  identity: z.nullable(z.object({ name: z.string(), number: z.string(), verifiedAt: instant })),
  deposits: z.array(
    z.object({
      reference: z.string(),
      amount: z.number(),
      settledAt: instant,
      /** Set if the deposit turned out not to have been paid in. */
      reversed: z.optional(z.object({ at: instant, reason: z.string() })),
    }),
  ),
  trades: z.array(z.object({ reference: z.string(), symbol: z.string(), lots: z.number(), closedAt: instant })),
  rewardsPaid: z.array(
    z.object({
      campaign: z.string(),
      label: z.string(),
      amount: z.number(),
      unit: z.string(),
      paidAt: instant,
      /** Its corrections: `compensated` for a loss, `reversed` once the money was recovered. */
      entries: z.optional(
        z.array(z.object({ entry: z.enum(REWARD_ENTRIES), amount: z.number(), unit: z.string(), at: instant })),
      ),
    }),
  ),
});
type RetainedRecord = z.output<typeof retainedRecord>;

/** A record and when it will be removed. */
export interface Retained {
  record: RetainedRecord;
  closedAt: Date;
  keptUntil: Date;
}

/**
 * Encrypts the record that the law requires of an account, before the account itself is removed.
 *
 * @returns when the record will be removed; `null` if none is required
 */
export async function retainRecord(transaction: Orm, vault: Vault, account: string, now: Date): Promise<Date | null> {
  const [identity] = await transaction.select().from(identities).where(eq(identities.account, account));
  const record = await collect(transaction, vault, account, identity);
  const { deposits: paidIn, trades: traded, rewardsPaid } = record;
  if (!identity && [paidIn, traded, rewardsPaid].every(({ length }) => length === 0)) return null;
  const keptUntil = addMonths(now, MONTHS_KEPT.closedAccount);
  await transaction.insert(retainedRecords).values({
    accountHash: hashOf(vault, account),
    personHash: identity?.numberHash ?? null,
    recordSealed: vault.seal(PURPOSE, JSON.stringify(record)),
    closedAt: now,
    keptUntil,
  });
  return keptUntil;
}

/** The record of a closed account; `null` if there is none or its time is over. */
export async function readRetained(orm: Orm, vault: Vault, account: string, now: Date): Promise<Retained | null> {
  const [found] = await orm
    .select()
    .from(retainedRecords)
    .where(and(eq(retainedRecords.accountHash, hashOf(vault, account)), gt(retainedRecords.keptUntil, now)));
  if (!found) return null;
  const { recordSealed, closedAt, keptUntil } = found;
  return { record: openRecord(vault, recordSealed), closedAt, keptUntil };
}

/**
 * Whether an earlier, closed account of this account's owner, recognized by the document, was paid a reward of a
 * campaign.
 */
export async function wasPaidBefore(orm: Orm, vault: Vault, account: string, slug: string): Promise<boolean> {
  const rows = await orm
    .select({ recordSealed: retainedRecords.recordSealed })
    .from(retainedRecords)
    .innerJoin(identities, eq(identities.numberHash, retainedRecords.personHash))
    .where(eq(identities.account, account));
  return rows.some(({ recordSealed }) =>
    openRecord(vault, recordSealed).rewardsPaid.some(
      ({ campaign, entries }) => campaign === slug && !entries?.some(({ entry }) => entry === 'reversed'),
    ),
  );
}

/** Removes expired records. */
export async function removeEndedRecords(orm: Orm, now: Date): Promise<void> {
  await orm.delete(retainedRecords).where(lte(retainedRecords.keptUntil, now));
}

function openRecord(vault: Vault, sealed: string): RetainedRecord {
  return retainedRecord.parse(JSON.parse(vault.open(PURPOSE, sealed)));
}

function hashOf(vault: Vault, account: string): string {
  return vault.hash(PURPOSE, account);
}

async function collect(
  orm: Orm,
  vault: Vault,
  account: string,
  identity: typeof identities.$inferSelect | undefined,
): Promise<RetainedRecord> {
  const settled = await orm
    .select()
    .from(deposits)
    .leftJoin(depositReversals, eq(depositReversals.deposit, deposits.id))
    .where(and(eq(deposits.account, account), eq(deposits.state, 'settled')))
    .orderBy(asc(deposits.id));
  const closed = await orm
    .select()
    .from(trades)
    .where(and(eq(trades.account, account), unreversedTrade))
    .orderBy(asc(trades.id));
  return {
    account,
    openedAt: (await readOpening(orm, account)).toISOString(),
    identity: identity
      ? {
          name: openName(vault, identity.nameSealed),
          number: openNumber(vault, identity.numberSealed),
          verifiedAt: identity.verifiedAt.toISOString(),
        }
      : null,
    deposits: settled.map(({ deposits: { reference, amount, createdAt, settledAt }, deposit_reversals: reversal }) => ({
      reference,
      amount,
      settledAt: (settledAt ?? createdAt).toISOString(),
      ...(reversal && { reversed: { at: reversal.at.toISOString(), reason: reversal.reason } }),
    })),
    trades: closed.map(({ reference, symbol, lots, closedAt }) => ({
      reference,
      symbol,
      lots,
      closedAt: closedAt.toISOString(),
    })),
    rewardsPaid: await collectPaid(orm, account),
  };
}

/** Rewards paid to the visitor, including those whose money was recovered later. */
async function collectPaid(orm: Orm, account: string): Promise<RetainedRecord['rewardsPaid']> {
  const reversed = orm
    .select({ id: rewardEntries.reward })
    .from(rewardEntries)
    .where(eq(rewardEntries.entry, 'reversed'));
  const paid = await orm
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.account, account),
        or(eq(rewards.state, 'paid'), inArray(rewards.id, reversed)),
        ne(rewards.unit, 'points'),
      ),
    )
    .orderBy(asc(rewards.id));
  const ids = paid.map(({ id }) => id);
  const entries = await orm
    .select()
    .from(rewardEntries)
    .where(inArray(rewardEntries.reward, ids))
    .orderBy(asc(rewardEntries.id));
  return paid.map(({ id, slug, label, amount, unit, givenAt, changedAt, state }) => {
    const own = entries.filter(({ reward }) => reward === id);
    const paidAt = own.find(({ entry }) => entry === 'paid')?.at ?? (state === 'paid' ? changedAt : givenAt);
    return {
      campaign: slug,
      label,
      amount,
      unit,
      paidAt: paidAt.toISOString(),
      entries: own.map((entry) => ({
        entry: entry.entry,
        amount: entry.amount,
        unit: entry.unit,
        at: entry.at.toISOString(),
      })),
    };
  });
}

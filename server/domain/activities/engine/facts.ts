import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Condition } from '@/lib/activities/condition';
import type { LotCounting } from '@/lib/campaign/lot-counting';
import { bankCards, identities } from '../../../platform/database/schema/identity';
import { providerProfiles } from '../../../platform/database/schema/provider';
import type { Orm } from '../../../platform/database/types';
import { type FirstDeposit, readDeposited, readFirstDeposits, readLots, totalLots } from '../../funds/totals';

/** What tasks, boxes, credits and ladders are decided by. */
export interface Facts {
  verified: boolean;
  card: boolean;
  /** US dollars of the first settled deposit; 0 without one, or when the campaign had not begun yet. */
  firstDeposit: number;
  /** US dollars settled since the campaign began. */
  deposited: number;
  /** Standard lots closed since the campaign began, by symbol. */
  lotsBySymbol: Readonly<Record<string, number>>;
  lots: number;
}

/** What of an account's deposits and trades is among its facts. */
interface Scope {
  orm: Orm;
  /** The campaign's beginning; `null` counts everything. */
  since: Date | null;
  counting?: LotCounting | undefined;
}

/** Reads an account's facts. */
export async function readFacts({ account, ...scope }: Scope & { account: string }): Promise<Facts> {
  const facts = (await readFactsOf([account], scope)).get(account);
  if (!facts) throw new Error('Facts were read of another account.');
  return facts;
}

/** Reads the facts of several accounts at once. */
export async function readFactsOf(
  accounts: readonly string[],
  { orm, since, counting }: Scope,
): Promise<Map<string, Facts>> {
  if (accounts.length === 0) return new Map();
  const verified = await readVerified(orm, accounts);
  const cards = await readCardHolders(orm, accounts);
  const firstDeposits = await readFirstDeposits(orm, accounts);
  const deposited = await readDeposited(orm, accounts, since);
  const lots = await readLots(orm, accounts, { since, counting });
  return new Map(
    accounts.map((account) => {
      const lotsBySymbol = lots.get(account) ?? {};
      const facts = {
        verified: verified.has(account),
        card: cards.has(account),
        firstDeposit: amountSince(firstDeposits.get(account), since),
        deposited: deposited.get(account) ?? 0,
        lotsBySymbol,
        lots: totalLots(lotsBySymbol),
      };
      return [account, facts];
    }),
  );
}

/** Whether an account has done what a condition asks. */
export function meets(condition: Condition, facts: Facts): boolean {
  switch (condition.type) {
    case 'registered':
      return true;
    case 'verified':
      return facts.verified;
    case 'card':
      return facts.card;
    case 'first-deposit':
      return facts.firstDeposit >= condition.from;
    case 'deposit':
      return facts.deposited >= condition.from;
    case 'trade':
      return facts.lots >= condition.from;
  }
}

/** Whether an account's identity is verified, here or by a provider's backend. */
export async function isVerified(orm: Orm, account: string): Promise<boolean> {
  return (await readVerified(orm, [account])).has(account);
}

async function readVerified(orm: Orm, accounts: readonly string[]): Promise<Set<string>> {
  const own = orm
    .select({ account: identities.account })
    .from(identities)
    .where(inArray(identities.account, [...accounts]));
  const elsewhere = orm
    .select({ account: providerProfiles.account })
    .from(providerProfiles)
    .where(and(inArray(providerProfiles.account, [...accounts]), providerProfiles.verified));
  return new Set((await union(own, elsewhere)).map(({ account }) => account));
}

async function readCardHolders(orm: Orm, accounts: readonly string[]): Promise<Set<string>> {
  const own = orm
    .select({ account: bankCards.account })
    .from(bankCards)
    .where(and(inArray(bankCards.account, [...accounts]), eq(bankCards.state, 'bound')));
  const elsewhere = orm
    .select({ account: providerProfiles.account })
    .from(providerProfiles)
    .where(and(inArray(providerProfiles.account, [...accounts]), providerProfiles.card));
  return new Set((await union(own, elsewhere)).map(({ account }) => account));
}

function amountSince(first: FirstDeposit | undefined, since: Date | null): number {
  if (!first || (since && (!first.settledAt || first.settledAt < since))) return 0;
  return first.amount;
}

import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Condition } from '@/lib/activities/condition';
import type { LotCounting } from '@/lib/campaign/lot-counting';
import { accounts } from '../../../platform/database/schema/accounts';
import { bankCards, identities } from '../../../platform/database/schema/identity';
import { providerProfiles } from '../../../platform/database/schema/provider';
import type { Orm } from '../../../platform/database/types';
import { openingOfRow } from '../../accounts/opened-at';
import { type FirstDeposit, readDeposited, readFirstDeposits, readLots, totalLots } from '../../funds/totals';

/** The facts that decide tasks, boxes, credits and ladders. */
export interface Facts {
  /** Whether the account was opened before the campaign's end. */
  registered: boolean;
  verified: boolean;
  card: boolean;
  /** US dollars of the first settled deposit; 0 if there is none or it came before the campaign. */
  firstDeposit: number;
  /** US dollars settled since the campaign began. */
  deposited: number;
  /** Standard lots closed since the campaign began, by symbol. */
  lotsBySymbol: Readonly<Record<string, number>>;
  lots: number;
}

/** The time and the rules by which an account's deposits and trades count. */
interface Scope {
  orm: Orm;
  /** The campaign's beginning; `null` counts everything. */
  since: Date | null;
  /** The campaign's end, exclusive, once it has come; `null` counts everything until now. */
  until: Date | null;
  counting?: LotCounting | undefined;
}

export async function readFacts({ account, ...scope }: Scope & { account: string }): Promise<Facts> {
  const facts = (await readFactsOf([account], scope)).get(account);
  if (!facts) throw new Error('The facts of the account are missing.');
  return facts;
}

/** Reads the facts of several accounts. */
export async function readFactsOf(
  numbers: readonly string[],
  { orm, since, until, counting }: Scope,
): Promise<Map<string, Facts>> {
  if (numbers.length === 0) return new Map();
  const late = until && (await readOpenedFrom(orm, numbers, until));
  const verified = await readVerified(orm, numbers, until);
  const cards = await readCardHolders(orm, numbers, until);
  const firstDeposits = await readFirstDeposits(orm, numbers);
  const deposited = await readDeposited(orm, numbers, { since, until });
  const lots = await readLots(orm, numbers, { since, until, counting });
  return new Map(
    numbers.map((account) => {
      const lotsBySymbol = lots.get(account) ?? {};
      const facts = {
        registered: !late?.has(account),
        verified: verified.has(account),
        card: cards.has(account),
        firstDeposit: amountWithin(firstDeposits.get(account), { since, until }),
        deposited: deposited.get(account) ?? 0,
        lotsBySymbol,
        lots: totalLots(lotsBySymbol),
      };
      return [account, facts];
    }),
  );
}

/** Whether an account meets a condition. */
export function meets(condition: Condition, facts: Facts): boolean {
  switch (condition.type) {
    case 'registered':
      return facts.registered;
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

/** Filters the accounts that were opened at a moment or later. */
async function readOpenedFrom(orm: Orm, numbers: readonly string[], from: Date): Promise<Set<string>> {
  const rows = await orm
    .select({ account: accounts.number })
    .from(accounts)
    .where(and(inArray(accounts.number, [...numbers]), gte(openingOfRow(orm), sql.param(from, accounts.createdAt))));
  return new Set(rows.map(({ account }) => account));
}

/**
 * Filters the accounts whose identity was verified before a moment, or by now. A provider's backend reports no time, so
 * its current answer counts for earlier moments, too.
 */
export async function readVerified(
  orm: Orm,
  numbers: readonly string[],
  until: Date | null = null,
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const own = orm
    .select({ account: identities.account })
    .from(identities)
    .where(and(inArray(identities.account, [...numbers]), until ? lt(identities.verifiedAt, until) : undefined));
  const elsewhere = orm
    .select({ account: providerProfiles.account })
    .from(providerProfiles)
    .where(and(inArray(providerProfiles.account, [...numbers]), providerProfiles.verified));
  return new Set((await union(own, elsewhere)).map(({ account }) => account));
}

async function readCardHolders(orm: Orm, numbers: readonly string[], until: Date | null): Promise<Set<string>> {
  const bound = and(inArray(bankCards.account, [...numbers]), eq(bankCards.state, 'bound'));
  const own = orm
    .select({ account: bankCards.account })
    .from(bankCards)
    .where(until ? and(bound, lt(bankCards.changedAt, until)) : bound);
  const elsewhere = orm
    .select({ account: providerProfiles.account })
    .from(providerProfiles)
    .where(and(inArray(providerProfiles.account, [...numbers]), providerProfiles.card));
  return new Set((await union(own, elsewhere)).map(({ account }) => account));
}

function amountWithin(first: FirstDeposit | undefined, { since, until }: Pick<Scope, 'since' | 'until'>): number {
  if (!first) return 0;
  const { amount, settledAt } = first;
  if (since && (!settledAt || settledAt < since)) return 0;
  return until && (!settledAt || settledAt >= until) ? 0 : amount;
}

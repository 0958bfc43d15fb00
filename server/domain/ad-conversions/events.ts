import { and, eq, inArray, ne } from 'drizzle-orm';
import { brandOf } from '@/brands';
import { hasDeepEventsClause } from '@/clauses/deep-events';
import { type AdEvent, adPlatform } from '@/lib/channel/ad-platforms';
import { after, DAY } from '../../platform/clock/clock';
import { accounts } from '../../platform/database/schema/accounts';
import { adConversions, OPEN_STATE, openStateOf } from '../../platform/database/schema/ad-conversions';
import { consents } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';
import { giveUpReported, lastRestore, mayHaveGot, RESTORED } from './after-restore';
import { reportedEvents } from './reported-events';
import type { EventServices } from './services';
import { transactionId } from './transaction-id';

/** What happened to an account after its registration. */
export interface AccountFact {
  account: string;
  at: Date;
  /** US dollars of a first deposit. */
  amount?: number;
}

/** Hundredths of a yuan. */
const FEN = 100;

/**
 * Adds an event of accounts to the outbox, in the transaction that stores the fact: for each platform whose click led
 * to the account, which knows the event and still counts the click. It waits there until the account's holder has
 * accepted a privacy clause that names the platforms. What a platform may have got before a restore is given up.
 *
 * @returns how many were added
 */
export async function enqueueAdEvents(
  transaction: Orm,
  { vault, config: { conversions }, hosts }: EventServices,
  event: Exclude<AdEvent, 'form' | 'register'>,
  facts: readonly AccountFact[],
  now: Date,
): Promise<number> {
  if (facts.length === 0) return 0;
  const numbers = facts.map(({ account }) => account);
  const clicks = await transaction
    .select({ click: adConversions, appCode: accounts.appCode })
    .from(adConversions)
    .innerJoin(accounts, eq(accounts.number, adConversions.account))
    .where(
      and(
        inArray(adConversions.account, numbers),
        eq(adConversions.event, 'form'),
        ne(adConversions.state, 'unmatched'),
      ),
    );
  const agreed = await accountsWithConsent(
    transaction,
    clicks.map(({ click }) => click.account),
  );
  const { yuanPerDollar } = conversions;
  const restored = await lastRestore(transaction);
  const rows = clicks.flatMap(({ click: { id: _, ...click }, appCode }) => {
    const { platform, account, host, registeredAt } = click;
    const fact = facts.find((one) => one.account === account);
    const hostRule = hosts.current().ruleOf(host ?? undefined);
    const isReported = reportedEvents(platform, conversions, brandOf(appCode ?? ''), hostRule).includes(event);
    if (!fact || !isReported || fact.at > after(registeredAt, adPlatform(platform).days * DAY)) return [];
    const hasConsent = agreed.has(account);
    const isGivenUp = hasConsent && mayHaveGot(platform, fact.at, restored);
    const isSent = hasConsent && !isGivenUp;
    const amount = event === 'deposit' && yuanPerDollar !== undefined ? fact.amount : undefined;
    return {
      ...click,
      event,
      eventAt: fact.at,
      transId: transactionId(vault, account, event),
      value: amount === undefined ? null : Math.round(amount * (yuanPerDollar ?? 0) * FEN),
      state: isSent ? openStateOf(event) : isGivenUp ? ('given_up' as const) : ('consent' as const),
      attempts: 0,
      firstAttemptAt: null,
      nextAttemptAt: isSent ? now : null,
      lastAnswer: isGivenUp ? RESTORED : null,
      changedAt: now,
    };
  });
  if (rows.length === 0) return 0;
  const stored = await transaction
    .insert(adConversions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: adConversions.id });
  return stored.length;
}

/** Sends an account's events that waited for consent, in the transaction that stores a consent. */
export async function releaseAdEvents(transaction: Orm, account: string, now: Date): Promise<void> {
  const agreed = await accountsWithConsent(transaction, [account]);
  if (!agreed.has(account)) return;
  await giveUpReported(transaction, account, now);
  await transaction
    .update(adConversions)
    .set({ state: OPEN_STATE, nextAttemptAt: now, changedAt: now })
    .where(and(eq(adConversions.account, account), eq(adConversions.state, 'consent')));
}

/** The accounts whose holders accepted a privacy clause that names the platforms and their events. */
async function accountsWithConsent(orm: Orm, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await orm
    .selectDistinct({ account: consents.account, slug: consents.slug, version: consents.version })
    .from(consents)
    .where(inArray(consents.account, [...numbers]));
  return new Set(rows.filter(({ slug, version }) => hasDeepEventsClause(slug, version)).map(({ account }) => account));
}

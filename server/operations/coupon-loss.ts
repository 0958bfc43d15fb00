import { and, asc, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { LEAST_HOLDING } from '@/lib/campaign/lot-counting';
import { toHundredths } from '@/lib/reward/hundredths';
import { standingTrade } from '../domain/funds/standing';
import { heldLongEnough } from '../domain/funds/totals';
import { MINUTE } from '../platform/clock/clock';
import { rewards } from '../platform/database/schema/activities';
import { rewardEntries } from '../platform/database/schema/corrections';
import { trades } from '../platform/database/schema/funds';
import type { Orm } from '../platform/database/types';
import { OperatorError } from './operation';

type Trade = typeof trades.$inferSelect;
type Compensates = NonNullable<ActivityOf<'coupon'>['coupons'][number]['compensates']>;

/** Why a coupon compensated, as it is on record: no trade is made good twice by it. */
export function lossOf(reference: string): string {
  return `loss of trade ${reference}`;
}

/** A loss that a coupon is to make good. */
interface Claim {
  account: string;
  /** The trading platform's number of the trade. */
  reference: string;
  /** US dollars that were lost by it. */
  loss: number;
  /** The coupon's term, whose end is exclusive. */
  from: Date;
  to: Date;
  /** US dollars that the coupon makes good at most. */
  face: number;
  /** The operator has seen that what was closed before it lost nothing. */
  earlierGained: boolean;
}

/**
 * US dollars that a coupon makes good of a loss; holds the trade until the transaction ends, so that no other coupon takes it.
 * @throws OperatorError for a trade that the coupon is not for
 */
export async function compensationOf(orm: Orm, rule: Compensates, claim: Claim): Promise<number> {
  const trade = await lockTrade(orm, claim);
  requireFitting(rule, trade, claim);
  await requireUnused(orm, claim.reference);
  if (rule.only === 'first') await requireFirst(orm, rule, trade, claim);
  return Math.min(claim.face, toHundredths((claim.loss * rule.share) / 100));
}

async function lockTrade(orm: Orm, { account, reference }: Claim): Promise<Trade> {
  const [trade] = await orm
    .select()
    .from(trades)
    .where(and(eq(trades.account, account), eq(trades.reference, reference), standingTrade))
    .for('update');
  if (!trade) throw new OperatorError(`${account} has no trade ${reference} on record: import it first.`);
  return trade;
}

function requireFitting({ symbols }: Compensates, trade: Trade, { from, to }: Claim): void {
  const { reference, symbol, openedAt, closedAt } = trade;
  if (!symbols.includes(symbol)) {
    throw new OperatorError(`Trade ${reference} is of ${symbol}: the coupon is for ${symbols.join(', ')}.`);
  }
  if (!openedAt) throw new OperatorError(`Trade ${reference} has no opening time on record: import it first.`);
  if (openedAt < from || closedAt >= to) {
    throw new OperatorError(`Trade ${reference} was not opened and closed within the coupon's term.`);
  }
  if (closedAt.getTime() - openedAt.getTime() < LEAST_HOLDING * MINUTE) {
    throw new OperatorError(`Trade ${reference} was held for less than ${LEAST_HOLDING} minutes.`);
  }
}

/** A trade is made good by one coupon alone; one that was taken back since leaves it to another. */
async function requireUnused(orm: Orm, reference: string): Promise<void> {
  const [other] = await orm
    .select({ id: rewards.id, account: rewards.account })
    .from(rewardEntries)
    .innerJoin(rewards, eq(rewards.id, rewardEntries.reward))
    .where(
      and(
        eq(rewardEntries.entry, 'compensated'),
        eq(rewardEntries.reason, lossOf(reference)),
        ne(rewards.state, 'void'),
      ),
    );
  if (other)
    throw new OperatorError(`Trade ${reference} was made good already, by the coupon that is reward ${other.id}.`);
}

/** What a trade gained or lost is not on record: the operator looks at those that were closed before it. */
async function requireFirst(
  orm: Orm,
  { symbols }: Compensates,
  trade: Trade,
  { account, from, earlierGained }: Claim,
): Promise<void> {
  if (earlierGained) return;
  const earlier = await orm
    .select({ reference: trades.reference })
    .from(trades)
    .where(
      and(
        eq(trades.account, account),
        inArray(trades.symbol, [...symbols]),
        standingTrade,
        heldLongEnough,
        gte(trades.openedAt, from),
        lt(trades.closedAt, trade.closedAt),
      ),
    )
    .orderBy(asc(trades.closedAt), asc(trades.id));
  if (earlier.length === 0) return;
  const listed = earlier.map(({ reference }) => reference).join(', ');
  throw new OperatorError(
    `The coupon is for the first loss of its term, in which ${listed} was closed before: --earlier-gained says that none of it lost.`,
  );
}

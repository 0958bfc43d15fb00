import { and, asc, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { LEAST_HOLDING } from '@/lib/campaign/lot-counting';
import { toHundredths } from '@/lib/reward/hundredths';
import { heldLongEnough } from '../../domain/funds/totals';
import { unreversedTrade } from '../../domain/funds/unreversed';
import { MINUTE } from '../../platform/clock/clock';
import { rewards } from '../../platform/database/schema/activities';
import { rewardEntries } from '../../platform/database/schema/corrections';
import { trades } from '../../platform/database/schema/funds';
import type { Orm } from '../../platform/database/types';
import { OperatorError } from '../common/operation';
import { say } from './words';

type Trade = typeof trades.$inferSelect;
type Compensates = NonNullable<ActivityOf<'coupon'>['coupons'][number]['compensates']>;

const LOSS_OF = 'loss of trade ';

/** The reason of a `compensated` ledger entry; it ensures that each trade is compensated once. */
export function lossOf(reference: string): string {
  return `${LOSS_OF}${reference}`;
}

/** The trade of a reason that {@link lossOf} made. */
export function tradeOf(reason: string): string {
  return reason.slice(LOSS_OF.length);
}

/** A request to compensate a loss with a coupon. */
interface Claim {
  account: string;
  /** The trading platform's id of the trade. */
  reference: string;
  /** US dollars lost. */
  loss: number;
  /** The coupon's term; the end is exclusive. */
  from: Date;
  to: Date;
  /** Maximum US dollars that the coupon compensates. */
  face: number;
  /** The operator has checked that no earlier trade lost money. */
  earlierGained: boolean;
}

/**
 * Computes the US dollars that a coupon compensates. Locks the trade until the transaction ends, so that no other coupon uses it.
 * @throws OperatorError if the coupon does not cover the trade
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
    .where(and(eq(trades.account, account), eq(trades.reference, reference), unreversedTrade))
    .for('update');
  if (!trade) throw new OperatorError(say('no_trade', { account, trade: reference }));
  return trade;
}

function requireFitting({ symbols }: Compensates, trade: Trade, { from, to }: Claim): void {
  const { reference: id, symbol, openedAt, closedAt } = trade;
  if (!symbols.includes(symbol)) {
    throw new OperatorError(say('trade_of_other_symbol', { trade: id, symbol, symbols }));
  }
  if (!openedAt) throw new OperatorError(say('trade_without_opening', { trade: id }));
  if (openedAt < from || closedAt >= to) {
    throw new OperatorError(say('trade_outside_term', { trade: id }));
  }
  if (closedAt.getTime() - openedAt.getTime() < LEAST_HOLDING * MINUTE) {
    throw new OperatorError(say('trade_too_short', { trade: id, minutes: LEAST_HOLDING }));
  }
}

/** Only one coupon compensates a trade; a coupon that was taken back does not count. */
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
  if (other) throw new OperatorError(say('trade_compensated', { trade: reference, id: other.id }));
}

/** The database does not store gains and losses, so the operator has to check the trades that closed earlier. */
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
        unreversedTrade,
        heldLongEnough,
        gte(trades.openedAt, from),
        lt(trades.closedAt, trade.closedAt),
      ),
    )
    .orderBy(asc(trades.closedAt), asc(trades.id));
  if (earlier.length === 0) return;
  throw new OperatorError(say('earlier_trades', { trades: earlier.map(({ reference }) => reference) }));
}

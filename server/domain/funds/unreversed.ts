import { sql } from 'drizzle-orm';
import { depositReversals, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';

/** True for a deposit that is settled and not reversed. */
export const unreversedDeposit = sql`(${deposits.state} = 'settled'
  and not exists (select 1 from ${depositReversals} where ${depositReversals.deposit} = ${deposits.id}))`;

/** True for a trade that is not reversed. */
export const unreversedTrade = sql`not exists
  (select 1 from ${tradeReversals} where ${tradeReversals.trade} = ${trades.id})`;

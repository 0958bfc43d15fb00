import { randomUUID } from 'node:crypto';
import { after, HOUR } from '../platform/clock/clock';
import { deposits, trades } from '../platform/database/schema/funds';
import { bankCards, identities } from '../platform/database/schema/identity';
import type { Orm } from '../platform/database/types';

/** Records a settled deposit as the cashier does; returns its reference. */
export async function settleDeposit(orm: Orm, account: string, amount: number, at: Date): Promise<string> {
  const reference = randomUUID();
  await orm.insert(deposits).values({ account, reference, amount, state: 'settled', createdAt: at, settledAt: at });
  return reference;
}

/** Records a closed trade, open for one hour, as the trading platform does; returns its reference. */
export async function closeTrade(
  orm: Orm,
  account: string,
  lots: number,
  at: Date,
  symbol = 'XAUUSD',
): Promise<string> {
  const reference = randomUUID();
  await orm.insert(trades).values({ account, reference, symbol, lots, openedAt: after(at, -HOUR), closedAt: at });
  return reference;
}

/** Verifies an account with a document that no other account uses. */
export async function verify(orm: Orm, account: string, at: Date): Promise<void> {
  const sealed = { nameSealed: 'x', numberSealed: 'x', numberHash: randomUUID(), verifiedAt: at };
  await orm.insert(identities).values({ account, ...sealed });
}

/** Binds a bank card as the cashier does. */
export async function bindCard(orm: Orm, account: string, at: Date): Promise<void> {
  const card = { bank: '测试银行', numberSealed: 'x', lastDigits: '6222' };
  await orm.insert(bankCards).values({ account, ...card, state: 'bound', createdAt: at, changedAt: at });
}

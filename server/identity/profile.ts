import { and, eq, exists, sql } from 'drizzle-orm';
import type { JfUser } from '@/lib/contract/user';
import { openMobile } from '../accounts/mobile';
import { accounts } from '../accounts/tables';
import type { Services } from '../api/services';
import { deposits } from '../funds/tables';
import { maskMobile } from '../sms/mask-mobile';
import { bankCards, identities } from './tables';

/** The spec's codes. */
const AUTHENTICATION = { none: 0, verified: 1 } as const;
const BANK_CARD = { none: 0, bound: 2 } as const;
const DEPOSIT = { first: 1, further: 2 } as const;

/** An account's profile, its states derived from identity, bank cards and deposits. */
export async function readProfile({ database, vault }: Services, account: string): Promise<JfUser> {
  const { orm } = database;
  const one = { one: sql`1` };
  const [row] = await orm
    .select({
      mobileSealed: accounts.mobileSealed,
      verified: sql<boolean>`${exists(orm.select(one).from(identities).where(eq(identities.account, account)))}`,
      cardBound: sql<boolean>`${exists(
        orm
          .select(one)
          .from(bankCards)
          .where(and(eq(bankCards.account, account), eq(bankCards.state, 'bound'))),
      )}`,
      deposited: sql<boolean>`${exists(
        orm
          .select(one)
          .from(deposits)
          .where(and(eq(deposits.account, account), eq(deposits.state, 'settled'))),
      )}`,
    })
    .from(accounts)
    .where(eq(accounts.number, account));
  if (!row) throw new Error('A session names an account that does not exist.');
  return {
    account,
    authenticationMethod: row.verified ? AUTHENTICATION.verified : AUTHENTICATION.none,
    isBankStatus: row.cardBound ? BANK_CARD.bound : BANK_CARD.none,
    accountStatus: row.deposited ? DEPOSIT.further : DEPOSIT.first,
    mobile: maskMobile(openMobile(vault, row.mobileSealed)),
  };
}

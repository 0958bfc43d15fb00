import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { JfUser } from '@/lib/contract/user';
import { accounts } from '../../platform/database/schema/accounts';
import { deposits } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import type { CallServices } from '../../platform/http/api';
import { openMobile } from '../../platform/secrets/mobile';
import { unreversedDeposit } from '../funds/unreversed';
import { maskMobile } from '../sms/mask-mobile';
import { openName } from './service';

/** The spec's codes. */
const AUTHENTICATION = { none: 0, verified: 1 } as const;
const BANK_CARD = { none: 0, bound: 2 } as const;
const DEPOSIT = { first: 1, further: 2 } as const;

/** An account's profile, with states derived from identity, bank cards and deposits. */
export async function readProfile({ database, vault }: CallServices, account: string): Promise<JfUser> {
  const { orm } = database;
  const one = { one: sql`1` };
  const [row] = await orm
    .select({
      mobileSealed: accounts.mobileSealed,
      hasPassword: sql<boolean>`${isNotNull(accounts.passwordHash)}`,
      nameSealed: identities.nameSealed,
      bankCard: bankCards.lastDigits,
      deposited: sql<boolean>`${exists(
        orm
          .select(one)
          .from(deposits)
          .where(and(eq(deposits.account, account), unreversedDeposit)),
      )}`,
    })
    .from(accounts)
    .leftJoin(identities, eq(identities.account, accounts.number))
    .leftJoin(bankCards, and(eq(bankCards.account, accounts.number), eq(bankCards.state, 'bound')))
    .where(eq(accounts.number, account));
  if (!row) throw new Error('A session names an account that does not exist.');
  return {
    account,
    authenticationMethod: row.nameSealed ? AUTHENTICATION.verified : AUTHENTICATION.none,
    isBankStatus: row.bankCard ? BANK_CARD.bound : BANK_CARD.none,
    accountStatus: row.deposited ? DEPOSIT.further : DEPOSIT.first,
    ...(row.mobileSealed && { mobile: maskMobile(openMobile(vault, row.mobileSealed)) }),
    realName: row.nameSealed && maskName(openName(vault, row.nameSealed)),
    bankCard: row.bankCard,
    hasPassword: row.hasPassword,
  };
}

/** `张*`: the first character, hiding the rest. */
export function maskName(name: string): string {
  return `${String.fromCodePoint(name.codePointAt(0) ?? 0)}*`;
}

import { classifyIdentifier, IDENTIFIER, type IdentifierType } from '@/lib/contract/identifier';
import { mobileHash } from '../accounts/mobile';
import { type Credentials, findByMobile, findByNumber } from '../accounts/store';
import { MINUTE } from '../api/clock';
import { ApiProblem } from '../api/problem';
import type { Services } from '../api/services';
import type { Orm } from '../database/types';
import { addressKey } from '../limits/address-key';
import { giveBack, type Limit, reset, takeAll } from '../limits/service';
import type { Vault } from '../secrets/vault';
import { openSession } from './service';

const WINDOW = 15 * MINUTE;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;

export interface PasswordLogin {
  /** An account number, a mobile number or an e-mail address. */
  identifier: string;
  password: string;
  address: string;
}

/** Logs in by password; answers account number and token. Refuses as {@link checkPassword} does. */
export async function loginByPassword(
  services: Services,
  login: PasswordLogin,
  now: Date,
): Promise<{ account: string; token: string }> {
  const account = await checkPassword(services, login, now);
  return { account, token: await openSession(services.database.orm, account, now) };
}

/**
 * The account number behind a right password. An unknown account and a wrong password cannot be told apart.
 * @throws ApiProblem `credentials_invalid`, or `too_many_requests` after 10 failures of one account or 50 of one address in 15 minutes.
 */
export async function checkPassword(
  { database, vault, passwords }: Services,
  { identifier, password, address }: PasswordLogin,
  now: Date,
): Promise<string> {
  const byAccount = `login:account:${vault.hash('login', identifier.toLowerCase())}`;
  const ofAccount: Limit = { key: byAccount, max: FAILURES_PER_ACCOUNT, window: WINDOW };
  const ofAddress: Limit = { key: `login:address:${addressKey(address)}`, max: FAILURES_PER_ADDRESS, window: WINDOW };
  // Counted before the comparison and taken back after a success, so that parallel guesses cannot slip through.
  await database.orm.transaction((transaction) => takeAll(transaction, [ofAccount, ofAddress], now));
  const found = await find(database.orm, vault, identifier, classifyIdentifier(identifier));
  const right = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !right) throw new ApiProblem('credentials_invalid');
  await giveBack(database.orm, [ofAddress], now);
  await reset(database.orm, byAccount);
  return found.number;
}

/** No account has an e-mail address yet; one is looked up like any unknown account, by nothing. */
async function find(orm: Orm, vault: Vault, identifier: string, type: IdentifierType): Promise<Credentials | null> {
  if (type === IDENTIFIER.account) return findByNumber(orm, identifier);
  if (type === IDENTIFIER.mobile) return findByMobile(orm, mobileHash(vault, identifier));
  return null;
}

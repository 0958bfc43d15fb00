import { classifyIdentifier, IDENTIFIER, type IdentifierType } from '@/lib/contract/identifier';
import { MINUTE } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { addressKey } from '../../platform/limits/address-key';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { openSession } from '../../platform/sessions/service';
import type { AccountServices } from './services';
import { type Credentials, findByMobile, findByNumber, replacePasswordHash } from './store';

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
  services: AccountServices,
  login: PasswordLogin,
  now: Date,
): Promise<{ account: string; token: string }> {
  const account = await checkPassword(services, login, now);
  return { account, token: await openSession(services.database.orm, account, now) };
}

/**
 * The account number behind a right password. An unknown account and a wrong password cannot be told apart.
 * @throws ApiProblem `credentials_invalid`, `too_many_requests` after 10 failures of one account or 50 of one address in 15
 *   minutes, or `unavailable` when too many passwords wait to be compared, which then counts as no failure.
 */
export async function checkPassword(
  services: AccountServices,
  { identifier, password, address }: PasswordLogin,
  now: Date,
): Promise<string> {
  const { database, vault, passwords } = services;
  const byAccount = `login:account:${vault.hash('login', identifier.toLowerCase())}`;
  const ofAccount: Limit = { key: byAccount, max: FAILURES_PER_ACCOUNT, window: WINDOW };
  const ofAddress: Limit = { key: `login:address:${addressKey(address)}`, max: FAILURES_PER_ADDRESS, window: WINDOW };
  // Counted before the comparison and taken back after a success, so that parallel guesses cannot slip through.
  await database.orm.transaction((transaction) => takeAll(transaction, [ofAccount, ofAddress], now));
  const found = await find(database.orm, vault, identifier, classifyIdentifier(identifier));
  const right = await passwords.verify(password, found?.passwordHash ?? null).catch(async (error) => {
    // Nothing was compared, so it was no guess.
    await giveBack(database.orm, [ofAccount, ofAddress], now);
    throw error;
  });
  if (!found || !right) throw new ApiProblem('credentials_invalid');
  await giveBack(database.orm, [ofAddress], now);
  await reset(database.orm, byAccount);
  await renewHash(services, found, password);
  return found.number;
}

/** An outdated hash is replaced while its password is at hand; where there is no time for it, at a later login. */
async function renewHash(
  { database, passwords }: AccountServices,
  found: Credentials,
  password: string,
): Promise<void> {
  if (!found.passwordHash || !passwords.isOutdated(found.passwordHash)) return;
  try {
    await replacePasswordHash(database.orm, found, await passwords.hash(password));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** No account has an e-mail address yet; one is looked up like any unknown account, by nothing. */
async function find(orm: Orm, vault: Vault, identifier: string, type: IdentifierType): Promise<Credentials | null> {
  if (type === IDENTIFIER.account) return findByNumber(orm, identifier);
  if (type === IDENTIFIER.mobile) return findByMobile(orm, mobileHash(vault, identifier));
  return null;
}

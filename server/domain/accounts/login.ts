import { classifyIdentifier, IDENTIFIER, type IdentifierType } from '@/lib/contract/identifier';
import { MINUTE } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { perAddress } from '../../platform/limits/per-address';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { openSession } from '../../platform/sessions/service';
import type { AccountServices } from './services';
import { type Credentials, findByMobile, findByNumber, replacePasswordHash } from './store';

const WINDOW = 15 * MINUTE;

/**
 * How many failures there may be within {@link WINDOW}: of one account, of one address, and of everybody together. Every place has
 * its own, so that nobody who guesses on the trade socket locks the site's login.
 */
const FAILURES = {
  site: { perAccount: 10, perAddress: 50, inAll: undefined },
  trade: { perAccount: 5, perAddress: 10, inAll: 300 },
};

export interface PasswordLogin {
  /** An account number, a mobile number or an e-mail address. */
  identifier: string;
  password: string;
  address: string;
  /** Where it is tried. */
  place: keyof typeof FAILURES;
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
 * @throws ApiProblem `credentials_invalid`, `too_many_requests` after more {@link FAILURES} than there may be, or `unavailable` when too many passwords wait to be compared, which then counts as no failure.
 */
export async function checkPassword(
  services: AccountServices,
  { identifier, password, address, place }: PasswordLogin,
  now: Date,
): Promise<string> {
  const { database, vault, passwords } = services;
  const { perAccount, perAddress: max, inAll } = FAILURES[place];
  const prefix = `login:${place}`;
  const byAccount = `${prefix}:account:${vault.hash('login', identifier.toLowerCase())}`;
  const ofAccount: Limit = { key: byAccount, max: perAccount, window: WINDOW };
  const ofOthers: Limit[] = perAddress(prefix, address, { max, window: WINDOW });
  if (inAll) ofOthers.push({ key: `${prefix}:all`, max: inAll, window: WINDOW });
  // Counted before the comparison and taken back after a success, so that parallel guesses cannot slip through.
  await database.orm.transaction((transaction) => takeAll(transaction, [ofAccount, ...ofOthers], now));
  const found = await find(database.orm, vault, identifier, classifyIdentifier(identifier));
  const right = await passwords.verify(password, found?.passwordHash ?? null).catch(async (error) => {
    // Nothing was compared, so it was no guess.
    await giveBack(database.orm, [ofAccount, ...ofOthers], now);
    throw error;
  });
  if (!found || !right) throw new ApiProblem('credentials_invalid');
  await giveBack(database.orm, ofOthers, now);
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

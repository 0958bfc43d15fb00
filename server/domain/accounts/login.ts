import { classifyIdentifier, IDENTIFIER, type IdentifierType } from '@/lib/contract/identifier';
import { MINUTE } from '../../platform/clock/clock';
import type { Database, Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { perAddress } from '../../platform/limits/per-address';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { type Opening, openSession } from '../../platform/sessions/service';
import { foreignAccount, mayLogIn } from './brand-of-account';
import type { AccountServices } from './services';
import { type Credentials, findByMobile, findByNumber, lockCredentials, replacePasswordHash } from './store';

const WINDOW = 15 * MINUTE;

/**
 * How many failures there may be within {@link WINDOW}: of one account and of one address. Every place has its own, so that nobody
 * who guesses on the trade socket locks the site's login. Of everybody together there is no limit, by which a stranger would lock all
 * others out: the more proofs of work are given, the more each one takes.
 */
const FAILURES = {
  site: { perAccount: 10, perAddress: 50 },
  trade: { perAccount: 5, perAddress: 10 },
  change: { perAccount: 5, perAddress: 50 },
};

/** How often a login is tried anew whose stored hash was replaced meanwhile, by a newer one of the same password or of another. */
const ATTEMPTS = 3;

export interface PasswordLogin extends Opening {
  /** An account number, a mobile number or an e-mail address. */
  identifier: string;
  password: string;
  address: string;
  /** Where it is tried. */
  place: keyof typeof FAILURES;
  /** The Host header. */
  host: string | undefined;
}

/** Logs in by password; answers account number and token. Refuses as {@link checkPassword} does. */
export async function loginByPassword(
  services: AccountServices,
  login: PasswordLogin,
  now: Date,
): Promise<{ account: string; token: string }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await checkPassword(services, login, now);
    const token = await openSessionUnder(services.database, known, now, login);
    if (token) return { account: known.number, token };
  }
  throw new ApiProblem('credentials_invalid');
}

/** Opens a session unless the password is another one by now: whoever changes it ends every session that was opened by it. */
function openSessionUnder({ orm }: Database, known: Credentials, now: Date, opening: Opening) {
  return orm.transaction(async (transaction) => {
    const current = await lockCredentials(transaction, known.number);
    if (current?.passwordHash !== known.passwordHash) return null;
    return openSession(transaction, known.number, now, opening);
  });
}

/**
 * The account behind a right password. An unknown account and a wrong password cannot be told apart.
 * @throws ApiProblem `credentials_invalid`, `foreign_account` to who knows the password, `too_many_requests` after more {@link FAILURES} than there may be, or `unavailable` when too many passwords wait to be compared, which then counts as no failure.
 */
export async function checkPassword(
  services: AccountServices,
  { identifier, password, address, place, host }: PasswordLogin,
  now: Date,
): Promise<Credentials> {
  const { database, vault, passwords } = services;
  const { perAccount, perAddress: max } = FAILURES[place];
  const prefix = `login:${place}`;
  const byAccount = `${prefix}:account:${loginHash(vault, identifier)}`;
  const ofAccount: Limit = { key: byAccount, max: perAccount, window: WINDOW };
  const ofOthers: Limit[] = perAddress(prefix, address, { max, window: WINDOW });
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
  if (!mayLogIn(services.hosts, found.appCode, host)) throw foreignAccount();
  return renewHash(services, found, password);
}

/** What the failures of an account number, a mobile number or an e-mail address are counted under. */
export function loginHash(vault: Vault, identifier: string): string {
  return vault.hash('login', identifier.toLowerCase());
}

/**
 * An outdated hash is replaced while its password is at hand; where there is no time for it, at a later login.
 * @returns the account as it is stored from now on
 */
async function renewHash(
  { database, passwords }: AccountServices,
  found: Credentials,
  password: string,
): Promise<Credentials> {
  if (!found.passwordHash || !passwords.isOutdated(found.passwordHash)) return found;
  try {
    const passwordHash = await passwords.hash(password);
    await replacePasswordHash(database.orm, found, passwordHash);
    return { ...found, passwordHash };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return found;
  }
}

/** No account has an e-mail address yet; one is looked up like any unknown account, by nothing. */
async function find(orm: Orm, vault: Vault, identifier: string, type: IdentifierType): Promise<Credentials | null> {
  if (type === IDENTIFIER.account) return findByNumber(orm, identifier);
  if (type === IDENTIFIER.mobile) return findByMobile(orm, mobileHash(vault, identifier));
  return null;
}

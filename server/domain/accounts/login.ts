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
 * How many failures an account and an address may have within {@link WINDOW}. All places together count the account's,
 * whether it is tried by account number or mobile number; the trade socket's limit is lower, so that guesses there do
 * not lock the site's login. Each place counts those of an address separately. There is no global limit, because a
 * stranger could use it to lock out everyone: instead, the proof of work gets harder the more of them are solved.
 */
const FAILURES = {
  site: { perAccount: 10, perAddress: 50 },
  trade: { perAccount: 5, perAddress: 10 },
  change: { perAccount: 5, perAddress: 50 },
};

/** How often a login is retried after its stored hash was replaced meanwhile, for the same or a new password. */
const ATTEMPTS = 3;

export interface PasswordLogin extends Opening {
  /** An account number, a mobile number or an e-mail address. */
  identifier: string;
  password: string;
  address: string;
  /** Where the login is tried. */
  place: keyof typeof FAILURES;
  /** The Host header. */
  host: string | undefined;
}

/** Logs in by password; returns account number and token. Throws what {@link checkPassword} throws. */
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

/**
 * Opens a session unless the password has changed meanwhile: a password change ends every session that the old one
 * opened.
 */
function openSessionUnder({ orm }: Database, known: Credentials, now: Date, opening: Opening) {
  return orm.transaction(async (transaction) => {
    const current = await lockCredentials(transaction, known.number);
    if (current?.passwordHash !== known.passwordHash) return null;
    return openSession(transaction, known.number, now, opening);
  });
}

/**
 * The account for a right password. An unknown account and a wrong password get the same error.
 * @throws ApiProblem `credentials_invalid`, `foreign_account` for a right password, `too_many_requests` after more than
 * {@link FAILURES}, or `unavailable` when too many comparisons wait, which does not count as a failure.
 */
export async function checkPassword(
  services: AccountServices,
  { identifier, password, address, place, host }: PasswordLogin,
  now: Date,
): Promise<Credentials> {
  const { database, vault, passwords } = services;
  const { perAccount, perAddress: max } = FAILURES[place];
  const found = await find(database.orm, vault, identifier, classifyIdentifier(identifier));
  const byAccount = `login:account:${loginHash(vault, found?.number ?? identifier)}`;
  const ofAccount: Limit = { key: byAccount, max: perAccount, window: WINDOW };
  const ofOthers: Limit[] = perAddress(`login:${place}`, address, { max, window: WINDOW });
  // Counted before the comparison and taken back after a success, so that parallel guesses cannot slip through.
  await database.orm.transaction((transaction) => takeAll(transaction, [ofAccount, ...ofOthers], now));
  const right = await passwords.verify(password, found?.passwordHash ?? null).catch(async (error) => {
    // No comparison took place, so this was no guess.
    await giveBack(database.orm, [ofAccount, ...ofOthers], now);
    throw error;
  });
  if (!found || !right) throw new ApiProblem('credentials_invalid');
  await giveBack(database.orm, ofOthers, now);
  await reset(database.orm, byAccount);
  if (!mayLogIn(services.hosts, found.appCode, host)) throw foreignAccount();
  return renewHash(services, found, password);
}

/** The key under which failures of an account are counted, or of a mobile number or an e-mail address without one. */
export function loginHash(vault: Vault, identifier: string): string {
  return vault.hash('login', identifier.toLowerCase());
}

/**
 * Replaces an outdated hash while the password is known; if the server is busy, a later login does it.
 * @returns the account as it is stored now
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

/** No account has an e-mail address yet, so one is always unknown. */
async function find(orm: Orm, vault: Vault, identifier: string, type: IdentifierType): Promise<Credentials | null> {
  if (type === IDENTIFIER.account) return findByNumber(orm, identifier);
  if (type === IDENTIFIER.mobile) return findByMobile(orm, mobileHash(vault, identifier));
  return null;
}

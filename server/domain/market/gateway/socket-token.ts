import { timingSafeEqual } from 'node:crypto';
import { after, HOUR } from '../../../platform/clock/clock';
import type { Vault } from '../../../platform/secrets/vault';

const LIFE = 12 * HOUR;
const PURPOSE = 'socket-token';

/**
 * A token for the sockets only, which calls do not accept: account, expiry and a keyed hash of both, so that every
 * process can check it.
 */
export function createSocketToken(
  vault: Vault,
  account: string,
  now: Date,
): { socketToken: string; expiresAt: number } {
  const expiresAt = after(now, LIFE).getTime();
  return { socketToken: `${account}.${expiresAt}.${vault.hash(PURPOSE, account, String(expiresAt))}`, expiresAt };
}

/** True for an unexpired token that {@link createSocketToken} made with the same key. */
export function isValidSocketToken(vault: Vault, token: string, now: Date): boolean {
  const [account = '', expiresAt = '', hash = '', ...rest] = token.split('.');
  if (rest.length > 0 || !(Number(expiresAt) > now.getTime())) return false;
  const expected = Buffer.from(vault.hash(PURPOSE, account, expiresAt));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

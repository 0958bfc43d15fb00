import type { Vault } from './vault';

const PURPOSE = 'audit-person';

/**
 * A pseudonym for an account, open or closed, in logs and the audit log: the same each time, but it does not reveal the
 * account.
 */
export function referenceOf(vault: Vault, account: string): string {
  return vault.hash(PURPOSE, account);
}

/** All pseudonyms that an account has had: each new lookup key changes it. */
export function referencesOf(vault: Vault, account: string): string[] {
  return vault.hashes(PURPOSE, account);
}

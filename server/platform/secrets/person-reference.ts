import type { Vault } from './vault';

const PURPOSE = 'audit-person';

/** Names an account, open or closed, in logs and in the audit log: the same each time, and nobody can tell the account by it. */
export function referenceOf(vault: Vault, account: string): string {
  return vault.hash(PURPOSE, account);
}

/** Every reference that an account has had: it gets another one with each new look-up key. */
export function referencesOf(vault: Vault, account: string): string[] {
  return vault.hashes(PURPOSE, account);
}

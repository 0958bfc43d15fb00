import type { Vault } from './vault';

/** Names an account, open or closed, in logs and in the audit log: the same each time, and nobody can tell the account by it. */
export function referenceOf(vault: Vault, account: string): string {
  return vault.hash('audit-person', account);
}

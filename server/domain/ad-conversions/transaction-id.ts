import type { AdEvent } from '@/lib/channel/ad-platforms';
import type { Vault } from '../../platform/secrets/vault';

/** The same for every report of an account's event; does not reveal the account number. */
export function transactionId(vault: Vault, account: string, event: AdEvent): string {
  // The first half of an HMAC-SHA-256, in the length that platforms expect; forms have always been named SUBMIT.
  const hash = vault.hash('conversion', account, event === 'form' ? 'SUBMIT' : event);
  return Buffer.from(hash, 'base64url').toString('hex', 0, 16);
}

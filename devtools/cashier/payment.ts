import { after, MINUTE } from '@/server/platform/clock/clock';
import type { Vault } from '@/server/platform/secrets/vault';
import { Refusal } from '../page/refusal';

const PURPOSE = 'development-payment';
const VALID_FOR = 15 * MINUTE;

/** The checked parameters of a visitor's payment, with the values of the specification. */
export interface Payment {
  account: string;
  source: '2' | '3' | '4';
  isBind: '0' | '1';
  first: '0' | '1';
  clientid: string;
  /** Path and query of the site's page to return to. */
  from: string;
  /** Unique per payment; a deposit is recorded once for it. */
  reference: string;
}

interface Sealed extends Payment {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Encrypts a payment for forms and addresses, so that it stays secret and unchanged. It can be paid for 15 minutes. */
export function sealPayment(vault: Vault, payment: Payment, now: Date): string {
  return vault.seal(PURPOSE, JSON.stringify({ ...payment, expiresAt: after(now, VALID_FOR).getTime() }));
}

/**
 * Decrypts what {@link sealPayment} returned.
 * @throws Refusal for anything else
 */
export function openPayment(vault: Vault, sealed: string, now: Date): { payment: Payment; expired: boolean } {
  const { expiresAt, ...payment } = read(vault, sealed);
  return { payment, expired: now.getTime() >= expiresAt };
}

function read(vault: Vault, sealed: string): Sealed {
  try {
    return JSON.parse(vault.open(PURPOSE, sealed));
  } catch {
    throw new Refusal('付款单无效，请回到活动页重新发起入金。');
  }
}

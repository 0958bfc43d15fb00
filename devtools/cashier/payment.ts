import { after, MINUTE } from '@/server/platform/clock/clock';
import type { Vault } from '@/server/platform/secrets/vault';
import { Refusal } from '../page/refusal';

const PURPOSE = 'development-payment';
const VALID_FOR = 15 * MINUTE;

/** How a visitor came to the cashier, checked; the spec's values. */
export interface Payment {
  account: string;
  source: '2' | '3' | '4';
  isBind: '0' | '1';
  first: '0' | '1';
  clientid: string;
  /** Path and query of the site's page to return to. */
  from: string;
  /** The payment's own number; a deposit is recorded once under it. */
  reference: string;
}

interface Sealed extends Payment {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A payment as forms and addresses carry it: nobody can read or change it, and it can be paid for 15 minutes. */
export function sealPayment(vault: Vault, payment: Payment, now: Date): string {
  return vault.seal(PURPOSE, JSON.stringify({ ...payment, expiresAt: after(now, VALID_FOR).getTime() }));
}

/**
 * Reads back what {@link sealPayment} made.
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

/** Milliseconds before its end from which on a certificate is ordered anew. */
const RENEWED = 30 * 24 * 60 * 60_000;

/** What is known of the certificates that there are, and of orders that failed. */
export interface CertificateStanding {
  /** When the certificate of a host ends; `undefined` for one that has none. */
  expiresOf: (host: string) => Date | undefined;
  /** How often an order of a host has failed since one that did not. */
  triesOf: (host: string) => number;
}

/**
 * The hosts whose certificate is to be ordered, in the order in which that is done: nobody reaches one that has none, while one that
 * ends within a month can wait; and one that failed again and again is not to keep a new one waiting.
 */
export function dueCertificates(
  hosts: readonly string[],
  { expiresOf, triesOf }: CertificateStanding,
  now: Date,
): string[] {
  const rank = (host: string) => (expiresOf(host) ? 1 : 0);
  return hosts
    .filter((host) => isOrdered(host) && (expiresOf(host)?.getTime() ?? 0) - now.getTime() <= RENEWED)
    .sort((a, b) => rank(a) - rank(b) || triesOf(a) - triesOf(b));
}

/** An authority proves no wildcard over http, and issues nothing for names of one machine. */
const isOrdered = (host: string) => !host.startsWith('*.') && !host.endsWith('.localhost');

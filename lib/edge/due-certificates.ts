/** Milliseconds before its expiry from which a certificate is renewed. */
const RENEWED = 30 * 24 * 60 * 60_000;

/** Known certificates and failed orders. */
export interface CertificateStanding {
  /** When a host's certificate expires; `undefined` if it has none. */
  expiresOf: (host: string) => Date | undefined;
  /** Failed orders of a host since the last successful one. */
  triesOf: (host: string) => number;
}

/**
 * The hosts whose certificates are due, in the order to process them. A host without a certificate is unreachable and
 * comes first, because a renewal can wait up to a month. Within each group the host with the fewest failures comes
 * first, so that a failing host does not delay a new one.
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

/** A certificate authority does not verify wildcards over http, and issues nothing for local names. */
const isOrdered = (host: string) => !host.startsWith('*.') && !host.endsWith('.localhost');

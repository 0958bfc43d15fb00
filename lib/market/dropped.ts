/**
 * Why data from the server is dropped: it does not match the contract, is older than the newest quote, is far ahead of
 * the server's clock, or its symbol is not listed.
 */
export type DropReason = 'malformed' | 'outOfOrder' | 'ahead' | 'unknown';

/** Counts drops and logs the first one per reason, because a faulty server would otherwise flood the console. */
export class Dropped {
  readonly counts: Record<DropReason, number> = { malformed: 0, outOfOrder: 0, ahead: 0, unknown: 0 };

  count(reason: DropReason): void {
    this.counts[reason] += 1;
    if (this.counts[reason] === 1) console.warn(`Dropping quotes: ${reason}. Further ones are only counted.`);
  }
}

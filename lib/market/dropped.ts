/** Why something that the server sent is not used: not of the contract, older than what is there, far ahead of the server's clock, of a symbol that is not listed. */
export type DropReason = 'malformed' | 'outOfOrder' | 'ahead' | 'unknown';

/** Counts what is dropped, and says so once for each reason: a faulty server would fill the console otherwise. */
export class Dropped {
  readonly counts: Record<DropReason, number> = { malformed: 0, outOfOrder: 0, ahead: 0, unknown: 0 };

  count(reason: DropReason): void {
    this.counts[reason] += 1;
    if (this.counts[reason] === 1) console.warn(`Quotes are dropped: ${reason}. Further ones are counted only.`);
  }
}

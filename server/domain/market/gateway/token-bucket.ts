/** A burst of uses, and further ones per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Counts uses against a {@link Rate}; times are milliseconds of a monotonic clock. */
export class TokenBucket {
  private left: number;

  constructor(
    private readonly rate: Rate,
    private filledAt = performance.now(),
  ) {
    this.left = rate.burst;
  }

  /** True if one more use is allowed. */
  take(now = performance.now()): boolean {
    const refill = ((now - this.filledAt) / 1_000) * this.rate.perSecond;
    this.left = Math.min(this.rate.burst, this.left + refill);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

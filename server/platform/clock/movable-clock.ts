/** The machine's clock with an adjustable offset. */
export class MovableClock {
  #ahead = 0;

  readonly read = (): Date => new Date(Date.now() + this.#ahead);

  /** The offset from the machine's clock in milliseconds; negative when behind it. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Moves the clock to a time, from which it keeps running. */
  moveTo(instant: Date): void {
    this.#ahead = instant.getTime() - Date.now();
  }

  /** Moves the clock forward by milliseconds; backward when negative. */
  moveBy(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Removes the offset. */
  reset(): void {
    this.#ahead = 0;
  }
}

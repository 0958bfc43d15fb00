const START = new Date('2026-06-01T04:00:00.000Z').getTime();

/** A clock that only moves when a test moves it. */
export class TestClock {
  #now = START;

  readonly read = (): Date => new Date(this.#now);

  /** Moves the clock forward; backward when negative. */
  move(milliseconds: number): void {
    this.#now += milliseconds;
  }

  reset(): void {
    this.#now = START;
  }
}

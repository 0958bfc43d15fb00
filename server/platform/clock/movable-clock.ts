/** A clock that runs as the machine's does, ahead of it or behind it by as much as it was moved. */
export class MovableClock {
  #ahead = 0;

  readonly read = (): Date => new Date(Date.now() + this.#ahead);

  /** Milliseconds that it is ahead of the machine's clock; negative when behind, 0 when it was not moved. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Moves it to an instant, from which it runs on. */
  moveTo(instant: Date): void {
    this.#ahead = instant.getTime() - Date.now();
  }

  /** Moves it by milliseconds; back when negative. */
  moveBy(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Back to the machine's time. */
  reset(): void {
    this.#ahead = 0;
  }
}

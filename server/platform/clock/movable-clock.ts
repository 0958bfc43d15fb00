/** The machine's clock with an adjustable offset. */
export class MovableClock {
  /** Called after each move, for what cannot follow a time that jumps. */
  onMove: () => unknown = () => {};
  #ahead = 0;

  readonly read = (): Date => new Date(Date.now() + this.#ahead);

  /** The offset from the machine's clock in milliseconds; negative when behind it. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Moves the clock to a time, from which it keeps running. */
  moveTo(instant: Date): void {
    this.#move(instant.getTime() - Date.now());
  }

  /** Moves the clock forward by milliseconds; backward when negative. */
  moveBy(milliseconds: number): void {
    this.#move(this.#ahead + milliseconds);
  }

  /** Removes the offset. */
  reset(): void {
    this.#move(0);
  }

  #move(ahead: number): void {
    this.#ahead = ahead;
    this.onMove();
  }
}

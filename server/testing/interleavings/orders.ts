/** The result of one schedule: violated invariants, and the answers and records as text. */
export interface Play {
  found: string[];
  picture: string[];
}

/**
 * The results of running the actions one after another. An order only runs once a schedule gave a result that no
 * earlier order gave.
 */
export class Orders {
  /** A violation that occurs without any concurrency, so schedules need not run. */
  failure = '';
  readonly #left: number[][];
  readonly #known = new Map<string, string[]>();

  constructor(
    acts: number,
    private readonly play: (order: readonly number[]) => Promise<Play>,
  ) {
    this.#left = ordersOf(Array.from({ length: acts }, (_, place) => place));
  }

  /** Results of the orders that have run. */
  get pictures(): string[][] {
    return [...this.#known.values()];
  }

  /** Whether some order gives this result. */
  async leadTo(picture: readonly string[]): Promise<boolean> {
    const wanted = JSON.stringify(picture);
    while (!this.#known.has(wanted)) if (!(await this.#playNext())) return false;
    return true;
  }

  async playAll(): Promise<void> {
    while (await this.#playNext());
  }

  async #playNext(): Promise<boolean> {
    const order = this.#left.shift();
    if (!order) return false;
    const { found, picture } = await this.play(order);
    if (found.length > 0) this.failure ||= `Run one after another (${order}): ${found.join('; ')}`;
    this.#known.set(JSON.stringify(picture), picture);
    return true;
  }
}

function ordersOf(lanes: readonly number[]): number[][] {
  if (lanes.length === 0) return [[]];
  return lanes.flatMap((first) => ordersOf(lanes.filter((lane) => lane !== first)).map((rest) => [first, ...rest]));
}

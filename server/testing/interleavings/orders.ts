/** What came of one schedule: what must not be, and the answers and records as text. */
export interface Play {
  found: string[];
  picture: string[];
}

/** What the acts come to one after another. An order is only played once a schedule came to nothing that is known yet. */
export class Orders {
  /** What is wrong although nobody interferes, which is no matter of schedules then. */
  failure = '';
  readonly #left: number[][];
  readonly #known = new Map<string, string[]>();

  constructor(
    acts: number,
    private readonly play: (order: readonly number[]) => Promise<Play>,
  ) {
    this.#left = ordersOf(Array.from({ length: acts }, (_, place) => place));
  }

  /** Of the orders that were played. */
  get pictures(): string[][] {
    return [...this.#known.values()];
  }

  /** Whether some order comes to this. */
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
    if (found.length > 0) this.failure ||= `Done one after another (${order}): ${found.join('; ')}`;
    this.#known.set(JSON.stringify(picture), picture);
    return true;
  }
}

function ordersOf(lanes: readonly number[]): number[][] {
  if (lanes.length === 0) return [[]];
  return lanes.flatMap((first) => ordersOf(lanes.filter((lane) => lane !== first)).map((rest) => [first, ...rest]));
}

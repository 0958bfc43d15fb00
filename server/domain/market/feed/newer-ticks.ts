import type { Tick } from '@/lib/contract/market';

/** Filters ticks that are not newer than the last one of their symbol: no price twice, none out of order. */
export class NewerTicks {
  readonly #newest = new Map<string, Tick>();

  constructor(newest: readonly Tick[] = []) {
    this.take(newest);
  }

  /** The newer ones among some ticks, which count as seen from now on. */
  take(ticks: readonly Tick[]): Tick[] {
    return ticks.filter((tick) => {
      const before = this.#newest.get(tick.SymbolName);
      if (before && tick.TimeStamp <= before.TimeStamp) return false;
      this.#newest.set(tick.SymbolName, tick);
      return true;
    });
  }

  /** The newest tick of every symbol. */
  get newest(): Tick[] {
    return [...this.#newest.values()];
  }
}

import type { Tick } from '@/lib/contract/market';

/** Lets through what is newer than the tick of the symbol before: no price twice, none out of order. */
export class NewerTicks {
  readonly #newest = new Map<string, Tick>();

  constructor(newest: readonly Tick[] = []) {
    this.take(newest);
  }

  /** The newer ones of some ticks, which count as seen from now on. */
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

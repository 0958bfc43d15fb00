import { HISTORY_TICKS } from '@/lib/contract/market/tick';
import type { WrittenTick } from './frames';

/** The recent past of each symbol: the last tick of each second with a quote, in a limited number. */
export class QuoteHistory {
  private readonly symbols = new Map<string, WrittenTick[]>();

  /** Adds a tick that is no older than the newest one of its symbol. */
  add(tick: WrittenTick): void {
    let ticks = this.symbols.get(tick.name);
    if (!ticks) {
      ticks = [];
      this.symbols.set(tick.name, ticks);
    }
    const last = ticks.at(-1);
    if (last && secondOf(last) === secondOf(tick)) ticks.pop();
    ticks.push(tick);
    if (ticks.length > HISTORY_TICKS) ticks.shift();
  }

  clear(): void {
    this.symbols.clear();
  }

  /** Oldest first; empty for a symbol without quotes. */
  of(name: string): readonly WrittenTick[] {
    return this.symbols.get(name) ?? [];
  }

  newest(name: string): WrittenTick | undefined {
    return this.symbols.get(name)?.at(-1);
  }
}

function secondOf({ timeStamp }: WrittenTick): number {
  return Math.floor(timeStamp / 1000);
}

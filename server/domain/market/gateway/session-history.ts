import { SESSION_BAR, SESSION_BARS } from '@/lib/contract/market/tick';
import type { WrittenTick } from './frames';

/** The ticks that summarize half an hour. */
interface Bar {
  /** Its index among all bars since 1970. */
  index: number;
  first: WrittenTick;
  highest: WrittenTick;
  lowest: WrittenTick;
  last: WrittenTick;
}

/** The last session of each symbol, as the ticks that make its candles. */
export class SessionHistory {
  private readonly symbols = new Map<string, Bar[]>();

  /** Adds a tick that is no older than the newest one of its symbol. */
  add(tick: WrittenTick): void {
    let bars = this.symbols.get(tick.name);
    if (!bars) {
      bars = [];
      this.symbols.set(tick.name, bars);
    }
    const index = Math.floor(tick.timeStamp / SESSION_BAR);
    const bar = bars.at(-1);
    if (bar?.index !== index) {
      // The market was closed in between: this starts another session.
      if (bar && index > bar.index + 1) bars.length = 0;
      bars.push({ index, first: tick, highest: tick, lowest: tick, last: tick });
      if (bars.length > SESSION_BARS) bars.shift();
      return;
    }
    if (tick.bid > bar.highest.bid) bar.highest = tick;
    if (tick.bid < bar.lowest.bid) bar.lowest = tick;
    bar.last = tick;
  }

  clear(): void {
    this.symbols.clear();
  }

  /** Oldest first; empty for a symbol without quotes. */
  of(name: string): WrittenTick[] {
    const bars = this.symbols.get(name) ?? [];
    return bars.flatMap(({ first, highest, lowest, last }) =>
      [...new Set([first, highest, lowest, last])].sort((one, other) => one.order - other.order),
    );
  }
}

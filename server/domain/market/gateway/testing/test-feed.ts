import type { Tick } from '@/lib/contract/market/tick';
import type { QuoteFeed } from '../../feed/feed';

/** A feed that publishes the ticks of a test. */
export class TestFeed implements QuoteFeed {
  simulated = true;
  running = false;
  private publishTicks: ((ticks: readonly Tick[]) => void) | undefined;

  async start(publish: (ticks: readonly Tick[]) => void): Promise<void> {
    this.publishTicks = publish;
    this.running = true;
  }

  async stop(): Promise<void> {
    this.running = false;
  }

  publish(...ticks: readonly Tick[]): void {
    this.publishTicks?.(ticks);
  }
}

/** A tick of a symbol at a second; the clock of tests is days ahead of the first. */
export function tickOf(SymbolName: string, second: number, Bid = 100 + second / 100): Tick {
  return { SymbolName, Bid, Ask: Bid + 0.5, TimeStamp: 1_780_000_000_000 + second * 1_000 };
}

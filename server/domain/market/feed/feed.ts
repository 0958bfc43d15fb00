import type { Tick } from '@/lib/contract/market';

/** Takes ticks in the order of their times. */
export type PublishTicks = (ticks: readonly Tick[]) => void;

/** Where quotes come from. */
export interface QuoteFeed {
  /** True where the prices are not the market's. A relay learns it from its upstream, so it may change while the feed runs. */
  readonly simulated: boolean;
  /**
   * Begins to publish, first what it knows of the symbols' last sessions, a quote of every symbol that has one at least, markets
   * that are closed included. A feed that was stopped can be started again.
   * @param newest the newest tick of each symbol that others have published before; the feed goes on from there
   * @throws when what the settings name cannot be used
   */
  start(publish: PublishTicks, newest?: readonly Tick[]): Promise<void>;
  /** Nothing is published once it was called. */
  stop(): Promise<void>;
}

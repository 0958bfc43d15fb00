import type { Tick } from '@/lib/contract/market';

/** Receives ticks in the order of their times. */
export type PublishTicks = (ticks: readonly Tick[]) => void;

/** A source of quotes. */
export interface QuoteFeed {
  /**
   * True if the prices are not the market's. A relay learns it from its upstream, so it may change while the feed runs.
   */
  readonly simulated: boolean;
  /**
   * Starts to publish, beginning with what it has of the symbols' last sessions: at least one quote of every symbol
   * that has one, including those of closed markets. A stopped feed can be started again.
   * @param newest the newest tick of each symbol that other processes have published; the feed continues after them
   * @throws if the settings are unusable
   */
  start(publish: PublishTicks, newest?: readonly Tick[]): Promise<void>;
  /** After this call nothing more is published. */
  stop(): Promise<void>;
}

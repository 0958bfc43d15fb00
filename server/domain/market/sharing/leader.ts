import type { Tick } from '@/lib/contract/market';
import type { QuoteFeed } from '../feed/feed';
import type { RedisLink } from './redis-link';

/** From this many queued ticks on, only the newest of each symbol is queued. */
const WAITING = 500;

/**
 * The work of the process with the lease: it runs the feed and publishes through Redis to all processes, itself
 * included.
 */
export class Leader {
  #waiting: Tick[] = [];
  #publishing = false;

  private constructor(
    private readonly feed: QuoteFeed,
    private readonly link: RedisLink,
    private readonly token: string,
  ) {}

  /** @throws if Redis does not answer or the feed cannot start */
  static async take(feed: QuoteFeed, link: RedisLink, token: string): Promise<Leader> {
    const leader = new Leader(feed, link, token);
    const { ticks } = await link.newest();
    await feed.start((batch) => leader.#add(batch), ticks);
    return leader;
  }

  end(): Promise<void> {
    return this.feed.stop();
  }

  #add(ticks: readonly Tick[]): void {
    this.#waiting.push(...ticks);
    if (this.#waiting.length > WAITING) {
      this.#waiting = [...new Map(this.#waiting.map((tick) => [tick.SymbolName, tick])).values()];
    }
    if (!this.#publishing) void this.#publish();
  }

  /**
   * Publishes one batch after the other, in order. Batches that Redis rejects or cannot take are lost: newer ticks
   * follow, or the lease ends.
   */
  async #publish(): Promise<void> {
    this.#publishing = true;
    while (this.#waiting.length > 0) {
      const batch = { simulated: this.feed.simulated, ticks: this.#waiting.splice(0) };
      await this.link.publish(this.token, batch).catch(() => {});
    }
    this.#publishing = false;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { AHEAD_LIMIT, MESSAGE, type QuoteMessage, type Tick } from '@/lib/contract/market';
import { retryDelay } from '@/lib/market/backoff';
import { catalogueEntry } from '@/lib/market/catalogue';
import { Dropped } from '@/lib/market/dropped';
import type { PublishTicks, QuoteFeed } from '../feed';
import { NewerTicks } from '../newer-ticks';
import { readUpstream, UPSTREAM_LIMITS, type UpstreamLimits } from './read-upstream';

export interface RelayOptions {
  limits?: UpstreamLimits;
  /** Milliseconds to wait after this many consecutive failures of all addresses. */
  delay?: (failures: number) => number;
}

/**
 * Passes on what an upstream server publishes in the protocol of `lib/contract/market`. Tries its addresses in turn;
 * after the last one it starts again after a second, and after up to 30 seconds if all keep failing.
 */
export class Relay implements QuoteFeed {
  readonly dropped = new Dropped();
  readonly #limits: UpstreamLimits;
  readonly #delay: (failures: number) => number;
  #simulated = true;
  #stopped = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    private readonly addresses: readonly string[],
    { limits = UPSTREAM_LIMITS, delay = retryDelay }: RelayOptions = {},
  ) {
    this.#limits = limits;
    this.#delay = delay;
  }

  /** What the upstream last reported; until then true, so that prices are not taken for the market's. */
  get simulated(): boolean {
    return this.#simulated;
  }

  async start(publish: PublishTicks, newest: readonly Tick[] = []): Promise<void> {
    this.#stopped = new AbortController();
    this.#running = this.#run(publish, new NewerTicks(newest), this.#stopped.signal);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(publish: PublishTicks, newer: NewerTicks, signal: AbortSignal): Promise<void> {
    const take = (message: QuoteMessage) => {
      if (message.type === MESSAGE.symbols) this.#simulated = message.simulated;
      if (message.type !== MESSAGE.ticks) return;
      const fresh = newer.take(message.ticks.filter((tick) => this.#isKnown(tick) && this.#isDue(tick)));
      if (fresh.length > 0) publish(fresh);
    };
    let failures = 0;
    while (!signal.aborted) {
      const { answered, reasons } = await this.#tryEach(take, signal);
      failures = answered ? 1 : failures + 1;
      if (signal.aborted) return;
      if (failures === 1) console.warn('No quote upstream is connected; trying all of them again.', ...reasons);
      await sleep(this.#delay(failures), undefined, { signal }).catch(() => {});
    }
  }

  /** Connects to each address, one after the other. */
  async #tryEach(take: (message: QuoteMessage) => void, signal: AbortSignal) {
    const reasons: string[] = [];
    let answered = false;
    for (const address of this.addresses) {
      if (signal.aborted) break;
      const end = await readUpstream(address, { take, dropped: this.dropped, signal, limits: this.#limits });
      reasons.push(`${new URL(address).host}: ${end.reason}.`);
      answered ||= end.answered;
    }
    return { answered, reasons };
  }

  /** A tick far ahead of the clock would block all later ones. */
  #isDue({ TimeStamp }: Tick): boolean {
    if (TimeStamp <= Date.now() + AHEAD_LIMIT) return true;
    this.dropped.count('ahead');
    return false;
  }

  #isKnown({ SymbolName }: Tick): boolean {
    if (catalogueEntry(SymbolName)) return true;
    this.dropped.count('unknown');
    return false;
  }
}

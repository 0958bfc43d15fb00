import type { Tick } from '@/lib/contract/market';
import { builtInHolidays, type HolidaySource } from '../../holidays';
import type { PublishTicks, QuoteFeed } from '../feed';
import { NewerTicks } from '../newer-ticks';
import { SimulatedMarket, STEP } from './simulated-market';

/** The most steps to catch up after the process was delayed. */
const CATCH_UP = 8;

/** Publishes a simulated market as time passes. */
export class Simulator implements QuoteFeed {
  readonly simulated = true;
  readonly #market: SimulatedMarket;
  readonly #clock: () => Date;
  #timer: NodeJS.Timeout | undefined;
  #step = 0;

  /** @param seed 32 bits; the same seed gives the same prices at the same time */
  constructor({
    seed = 1,
    clock = () => new Date(),
    holidays = builtInHolidays,
  }: { seed?: number; clock?: () => Date; holidays?: HolidaySource } = {}) {
    this.#market = new SimulatedMarket(seed, { holidays });
    this.#clock = clock;
  }

  async start(publish: PublishTicks, newest: readonly Tick[] = []): Promise<void> {
    const newer = new NewerTicks(newest);
    const send = (ticks: readonly Tick[]) => {
      const fresh = newer.take(ticks);
      if (fresh.length > 0) publish(fresh);
    };
    this.#step = Math.max(this.#now(), ...newest.map(({ TimeStamp }) => Math.floor(TimeStamp / STEP)));
    if (newest.length === 0) send(this.#market.sessionsAt(this.#step));
    send(this.#market.newestAt(this.#step));
    this.#timer = setInterval(() => {
      for (const step of this.#due()) send(this.#market.ticksAt(step));
    }, STEP);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** The steps since the last call. After the clock was set back it advances one step at a time. */
  #due(): number[] {
    const now = Math.max(this.#now(), this.#step + 1);
    const count = Math.min(now - this.#step, CATCH_UP);
    this.#step = now;
    return Array.from({ length: count }, (_, index) => now - count + 1 + index);
  }

  #now(): number {
    return Math.floor(this.#clock().getTime() / STEP);
  }
}

import { newestEach, ticksFrame, type WrittenTick } from './frames';
import type { QuoteReader } from './quote-reader';

/** Readers that are told of the same symbols at the same times. A message is put together once for all of them. */
export class ReaderGroup {
  readonly readers = new Set<QuoteReader>();
  /** The newest tick of each symbol since the last message, where the group has an interval. */
  private readonly waiting = new Map<string, WrittenTick>();
  /** Ticks of an order below this were sent to all. */
  private sentTo = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param names what they are told of; `null` for all symbols
   * @param interval milliseconds between two messages, 0 for one with each batch
   * @param onDue called before a message leaves by its interval
   */
  constructor(
    private readonly names: ReadonlySet<string> | null,
    private readonly interval: number,
    private readonly onDue: () => void,
  ) {}

  /** Takes a batch, whose last tick has the order before `sentTo`; it leaves now or with the interval. */
  take(batch: readonly WrittenTick[], sentTo: number): void {
    const ticks = this.mine(batch);
    if (this.interval === 0) this.send(ticks, sentTo);
    else if (ticks.length > 0) this.keep(ticks);
  }

  /** What of a batch that was not taken yet, and of what waits, a reader has not been sent. */
  unsent({ names, seen }: QuoteReader, batch: readonly WrittenTick[]): WrittenTick[] {
    const ticks = [...this.waiting.values(), ...this.mine(batch)];
    const unsent = ticks.filter(({ name, order }) => order >= seen && names.has(name));
    return this.interval === 0 ? unsent : newestEach(unsent);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private keep(ticks: readonly WrittenTick[]): void {
    for (const tick of ticks) this.waiting.set(tick.name, tick);
    this.timer ??= setTimeout(() => this.due(), this.interval - (Date.now() % this.interval));
  }

  private due(): void {
    // What is on its way into the group leaves with the rest.
    this.onDue();
    this.timer = undefined;
    const ticks = [...this.waiting.values()];
    this.waiting.clear();
    this.send(ticks, Math.max(...ticks.map(({ order }) => order + 1)));
  }

  private send(ticks: readonly WrittenTick[], sentTo: number): void {
    const from = this.sentTo;
    this.sentTo = sentTo;
    if (ticks.length === 0) return;
    const frame = ticksFrame(ticks);
    for (const reader of this.readers) {
      if (reader.seen <= from) reader.sendTicks(frame, ticks);
      else sendRest(reader, ticks);
    }
  }

  private mine(batch: readonly WrittenTick[]): readonly WrittenTick[] {
    const { names } = this;
    return names ? batch.filter(({ name }) => names.has(name)) : batch;
  }
}

/** What a reader that came since the last message has not been told in the answer to its subscription. */
function sendRest(reader: QuoteReader, ticks: readonly WrittenTick[]): void {
  const rest = ticks.filter(({ order }) => order >= reader.seen);
  if (rest.length > 0) reader.sendTicks(ticksFrame(rest), rest);
}

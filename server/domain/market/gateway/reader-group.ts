import { newestEach, ticksFrame, type WrittenTick } from './frames';
import type { QuoteReader } from './quote-reader';

/** Readers of the same symbols at the same times. A message is assembled once for all of them. */
export class ReaderGroup {
  readonly readers = new Set<QuoteReader>();
  /** The newest tick of each symbol since the last message, if the group has an interval. */
  private readonly waiting = new Map<string, WrittenTick>();
  /** Ticks with a lower order were sent to all. */
  private sentTo = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param names the readers' symbols; `null` for all
   * @param interval milliseconds between two messages, 0 for one per batch
   * @param onDue called before a message is sent by its interval
   */
  constructor(
    private readonly names: ReadonlySet<string> | null,
    private readonly interval: number,
    private readonly onDue: () => void,
  ) {}

  /** Takes a batch, whose last tick has the order before `sentTo`; sends it now or by the interval. */
  take(batch: readonly WrittenTick[], sentTo: number): void {
    const ticks = this.mine(batch);
    if (this.interval === 0) this.send(ticks, sentTo);
    else if (ticks.length > 0) this.keep(ticks);
  }

  /** The ticks of a batch not taken yet, and of those waiting, that a reader has not been sent. */
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
    // Ticks that are still being gathered are sent with the rest.
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

/** Sends a reader who joined since the last message what the answer to its subscription did not contain. */
function sendRest(reader: QuoteReader, ticks: readonly WrittenTick[]): void {
  const rest = ticks.filter(({ order }) => order >= reader.seen);
  if (rest.length > 0) reader.sendTicks(ticksFrame(rest), rest);
}

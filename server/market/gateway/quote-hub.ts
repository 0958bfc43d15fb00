import { TICKS_PER_MESSAGE, type Tick } from '@/lib/contract/market/tick';
import type { Counters } from './counters';
import { ticksFrame, type WrittenTick, writeTick } from './frames';
import type { QuoteReader } from './quote-reader';

/** Milliseconds in which ticks are gathered into one message, by default. */
const GATHER = 50;

/** Readers that are told of the same symbols. */
interface Group {
  /** `null` for all symbols. */
  names: ReadonlySet<string> | null;
  readers: Set<QuoteReader>;
}

/**
 * Passes ticks on to their readers. A tick is written once, and a message put together once for all readers of the same
 * symbols.
 */
export class QuoteHub {
  private readonly newest = new Map<string, WrittenTick>();
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<QuoteReader, string>();
  private batch: WrittenTick[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly known: ReadonlySet<string>,
    private readonly counters: Counters,
    private readonly gather = GATHER,
  ) {}

  /** Every reader that is told of something. */
  get readers(): Iterable<QuoteReader> {
    return this.groupOf.keys();
  }

  /** Takes ticks of the feed; they leave once they were gathered. */
  readonly publish = (ticks: readonly Tick[]): void => {
    this.counters.ticks += ticks.length;
    for (const tick of ticks) {
      const before = this.newest.get(tick.SymbolName);
      if (!this.known.has(tick.SymbolName) || (before && before.timeStamp > tick.TimeStamp)) {
        this.counters.dropped += 1;
        continue;
      }
      const written = writeTick(tick);
      this.newest.set(written.name, written);
      this.batch.push(written);
    }
    if (this.batch.length > 0) this.timer ??= setTimeout(() => this.flush(), this.gather);
  };

  /** The newest tick of each symbol that was quoted yet. */
  newestOf(names: Iterable<string>): WrittenTick[] {
    return Array.from(names, (name) => this.newest.get(name)).filter((tick) => tick !== undefined);
  }

  /** Tells a reader of what its `names` hold now. */
  regroup(reader: QuoteReader): void {
    this.leave(reader);
    if (reader.names.size === 0) return;
    const all = reader.names.size === this.known.size;
    const key = all ? '' : [...reader.names].sort().join();
    let group = this.groups.get(key);
    if (!group) {
      group = { names: all ? null : new Set(reader.names), readers: new Set() };
      this.groups.set(key, group);
    }
    group.readers.add(reader);
    this.groupOf.set(reader, key);
  }

  leave(reader: QuoteReader): void {
    const key = this.groupOf.get(reader);
    if (key === undefined) return;
    this.groupOf.delete(reader);
    const group = this.groups.get(key);
    group?.readers.delete(reader);
    if (group?.readers.size === 0) this.groups.delete(key);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    const batch = this.batch.length > TICKS_PER_MESSAGE ? newestEach(this.batch) : this.batch;
    this.batch = [];
    this.timer = undefined;
    for (const { names, readers } of this.groups.values()) {
      const ticks = names ? batch.filter(({ name }) => names.has(name)) : batch;
      if (ticks.length === 0) continue;
      const frame = ticksFrame(ticks);
      for (const reader of readers) reader.sendTicks(frame, ticks);
    }
  }
}

function newestEach(ticks: readonly WrittenTick[]): WrittenTick[] {
  return [...new Map(ticks.map((tick) => [tick.name, tick])).values()];
}

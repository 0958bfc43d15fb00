import { AHEAD_LIMIT, HISTORY_TICKS, TICKS_PER_MESSAGE, type Tick } from '@/lib/contract/market/tick';
import type { Counters } from './counters';
import { newestEach, ticksFrame, type WrittenTick, writeTick } from './frames';
import type { QuoteReader } from './quote-reader';
import { ReaderGroup } from './reader-group';
import { SessionHistory } from './session-history';

/** The recent past of each symbol: the last tick of each second with a quote, in a limited number. */
class QuoteHistory {
  private readonly symbols = new Map<string, WrittenTick[]>();

  /** Adds a tick that is no older than the newest one of its symbol. */
  add(tick: WrittenTick): void {
    let ticks = this.symbols.get(tick.name);
    if (!ticks) {
      ticks = [];
      this.symbols.set(tick.name, ticks);
    }
    const last = ticks.at(-1);
    if (last && secondOf(last) === secondOf(tick)) ticks.pop();
    ticks.push(tick);
    if (ticks.length > HISTORY_TICKS) ticks.shift();
  }

  clear(): void {
    this.symbols.clear();
  }

  /** Oldest first; empty for a symbol without quotes. */
  of(name: string): readonly WrittenTick[] {
    return this.symbols.get(name) ?? [];
  }

  newest(name: string): WrittenTick | undefined {
    return this.symbols.get(name)?.at(-1);
  }
}

export interface HubOptions {
  /** The names of all symbols. */
  known: ReadonlySet<string>;
  counters: Counters;
  clock: () => Date;
  /** Milliseconds in which ticks are gathered into one message; 50 by default. */
  gather?: number | undefined;
}

/**
 * Sends ticks to their readers. Writes each tick once, and assembles each message once for all readers of the same
 * symbols and interval.
 */
export class QuoteHub {
  readonly history = new QuoteHistory();
  readonly sessions = new SessionHistory();
  private readonly groups = new Map<string, ReaderGroup>();
  private readonly groupOf = new Map<QuoteReader, string>();
  private batch: WrittenTick[] = [];
  /** The number of written ticks, which is the order of the next one. */
  private written = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: HubOptions) {}

  /** Every reader with a subscription. */
  get readers(): Iterable<QuoteReader> {
    return this.groupOf.keys();
  }

  /** Receives ticks of the feed; sends them at the end of the gathering time. */
  readonly publish = (ticks: readonly Tick[]): void => {
    const { counters, clock, gather = 50 } = this.options;
    counters.ticks += ticks.length;
    const latest = clock().getTime() + AHEAD_LIMIT;
    for (const tick of ticks) {
      if (tick.TimeStamp > latest) counters.ahead += 1;
      else if (this.isNewer(tick)) this.add(writeTick(tick, this.written++));
      else counters.dropped += 1;
    }
    if (this.batch.length > 0) this.timer ??= setTimeout(() => this.flush(), gather);
  };

  /** Sends a reader everything new about its symbols, so that later messages are newer than its next answer. */
  settle(reader: QuoteReader): void {
    const ticks = this.groups.get(this.groupOf.get(reader) ?? '')?.unsent(reader, this.batch) ?? [];
    if (ticks.length > 0) reader.sendTicks(ticksFrame(ticks), ticks);
    reader.seen = this.written;
  }

  /** Moves a settled reader to the group of its current `names` and `interval`. */
  regroup(reader: QuoteReader): void {
    this.leave(reader);
    if (reader.names.size === 0) return;
    const all = reader.names.size === this.options.known.size;
    const key = `${reader.interval} ${all ? '' : [...reader.names].sort().join()}`;
    let group = this.groups.get(key);
    if (!group) {
      group = new ReaderGroup(all ? null : new Set(reader.names), reader.interval, () => this.flush());
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
    if (group?.readers.size !== 0) return;
    group.stop();
    this.groups.delete(key);
  }

  /** Forgets all quotes, so that those of an earlier time count as new. */
  forget(): void {
    this.batch = [];
    this.history.clear();
    this.sessions.clear();
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const group of this.groups.values()) group.stop();
  }

  private isNewer({ SymbolName, TimeStamp }: Tick): boolean {
    const newest = this.history.newest(SymbolName);
    return this.options.known.has(SymbolName) && (!newest || newest.timeStamp <= TimeStamp);
  }

  private add(tick: WrittenTick): void {
    this.history.add(tick);
    this.sessions.add(tick);
    this.batch.push(tick);
  }

  private flush(): void {
    const batch = this.batch.length > TICKS_PER_MESSAGE ? newestEach(this.batch) : this.batch;
    this.batch = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const group of this.groups.values()) group.take(batch, this.written);
  }
}

function secondOf({ timeStamp }: WrittenTick): number {
  return Math.floor(timeStamp / 1000);
}

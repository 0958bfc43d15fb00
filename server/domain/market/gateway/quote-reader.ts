import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Counters } from './counters';
import { historyFrame, isBehind, TEXT, ticksFrame, type WrittenTick } from './frames';

/**
 * One reader of quotes. While it is behind, only the newest tick of each symbol waits for it, so that it needs no more
 * memory than the queue and one tick per symbol.
 */
export class QuoteReader {
  /** The subscribed symbols. */
  readonly names = new Set<string>();
  /** Milliseconds between two messages of ticks; 0 for all ticks as they come. */
  interval = 0;
  /** Ticks with a lower order were sent, or are older than what was sent. */
  seen = 0;
  private readonly waiting = new Map<string, WrittenTick>();
  private readonly waitingMessages = new Map<string, Buffer>();

  constructor(
    readonly socket: WebSocket,
    stream: Duplex,
    private readonly counters: Counters,
  ) {
    stream.on('drain', () => this.catchUp());
  }

  /** True while something waits that must be sent first. */
  get behind(): boolean {
    return this.waiting.size > 0 || this.waitingMessages.size > 0 || isBehind(this.socket);
  }

  /** Sends ticks; `frame` is their message, which other readers share. */
  sendTicks(frame: Buffer, ticks: readonly WrittenTick[]): void {
    if (this.behind) this.keep(ticks);
    else this.send(frame);
  }

  /** Sends the recent past of a symbol, oldest first; only its newest tick while the reader is behind. */
  sendHistory(ticks: readonly WrittenTick[]): void {
    if (ticks.length === 0) return;
    if (this.behind) this.keep(ticks.slice(-1));
    else this.send(historyFrame(ticks));
  }

  /** Sends a message of which only the newest of its kind matters. */
  sendState(kind: string, frame: Buffer): void {
    if (this.behind) this.waitingMessages.set(kind, frame);
    else this.send(frame);
  }

  private send(frame: Buffer): void {
    this.counters.sent += 1;
    this.socket.send(frame, TEXT);
  }

  private keep(ticks: readonly WrittenTick[]): void {
    for (const tick of ticks) {
      if (this.waiting.has(tick.name)) this.counters.replaced += 1;
      this.waiting.set(tick.name, tick);
    }
  }

  private catchUp(): void {
    for (const frame of this.waitingMessages.values()) this.send(frame);
    this.waitingMessages.clear();
    const ticks = [...this.waiting.values()].filter(({ name }) => this.names.has(name));
    this.waiting.clear();
    if (ticks.length > 0) this.send(ticksFrame(ticks));
    this.socket.resume();
  }
}

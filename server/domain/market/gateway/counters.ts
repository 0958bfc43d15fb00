/** What the sockets have done since the process began; numbers alone, for the log. */
export class Counters {
  /** Sockets that are open. */
  open = 0;
  opened = 0;
  /** Handshakes refused, by HTTP status. */
  readonly refused: Record<number, number> = {};
  /** Sockets closed by the server, by close code; 1006 for those that gave no sign of life. */
  readonly closed: Record<number, number> = {};
  /** Messages that clients sent. */
  received = 0;
  /** Messages that were sent to clients, pings aside. */
  sent = 0;
  /** Ticks that the feed published. */
  ticks = 0;
  /** Ticks of unknown symbols, or older than the one before. */
  dropped = 0;
  /** Ticks too far ahead of the clock. */
  ahead = 0;
  /** Ticks that a slow reader never saw, because a newer one of the symbol took their place. */
  replaced = 0;

  countRefusal(status: number): void {
    this.refused[status] = (this.refused[status] ?? 0) + 1;
  }

  countClose(code: number): void {
    this.closed[code] = (this.closed[code] ?? 0) + 1;
  }
}

/** What the sockets have done since the process started; contains only numbers, for the log. */
export class Counters {
  /** Open sockets. */
  open = 0;
  opened = 0;
  /** Rejected handshakes, by HTTP status. */
  readonly refused: Record<number, number> = {};
  /** Sockets closed by the server, by close code; 1006 for lost ones. */
  readonly closed: Record<number, number> = {};
  /** Messages that clients sent. */
  received = 0;
  /** Messages sent to clients, without pings. */
  sent = 0;
  /** Ticks that the feed published. */
  ticks = 0;
  /** Ticks of unknown symbols, or older than the last one. */
  dropped = 0;
  /** Ticks too far ahead of the clock. */
  ahead = 0;
  /** Ticks that a slow reader never received, because a newer one of the symbol replaced them. */
  replaced = 0;

  countRefusal(status: number): void {
    this.refused[status] = (this.refused[status] ?? 0) + 1;
  }

  countClose(code: number): void {
    this.closed[code] = (this.closed[code] ?? 0) + 1;
  }
}

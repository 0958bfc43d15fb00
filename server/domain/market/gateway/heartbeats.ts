import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { MESSAGE } from '@/lib/contract/market/messages';
import type { Counters } from './counters';
import { isBehind, TEXT } from './frames';

/** Unanswered pings after which the next one disconnects a socket. */
const UNANSWERED_LIMIT = 2;

/** Pings every socket, sends it a heartbeat message, and disconnects sockets that do not respond. */
export class Heartbeats {
  private readonly unanswered = new Map<WebSocket, number>();
  private readonly timer: NodeJS.Timeout;

  /**
   * @param interval milliseconds between two pings; a lost client is disconnected after three of them at the latest.
   */
  constructor(
    interval: number,
    private readonly clock: () => Date,
    private readonly counters: Counters,
  ) {
    this.timer = setInterval(() => this.beat(), interval);
    this.timer.unref();
  }

  /** A client responds by sending anything, and also by reading what was queued for it. */
  watch(socket: WebSocket, stream: Duplex): void {
    const alive = () => this.unanswered.set(socket, 0);
    alive();
    socket.on('pong', alive);
    socket.on('message', alive);
    stream.on('drain', alive);
    socket.once('close', () => {
      stream.off('drain', alive);
      this.unanswered.delete(socket);
    });
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const message = Buffer.from(JSON.stringify({ type: MESSAGE.heartbeat, TimeStamp: this.clock().getTime() }));
    for (const [socket, pings] of this.unanswered) {
      if (pings >= UNANSWERED_LIMIT) {
        this.counters.countClose(CLOSE.lost.code);
        socket.terminate();
        continue;
      }
      this.unanswered.set(socket, pings + 1);
      if (isBehind(socket)) continue;
      socket.ping();
      socket.send(message, TEXT);
      this.counters.sent += 1;
    }
  }
}

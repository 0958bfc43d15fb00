import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { MESSAGE } from '@/lib/contract/market/messages';
import type { Counters } from './counters';
import { isBehind, TEXT } from './frames';

/** Pings without an answer after which a socket is cut at the next one. */
const UNANSWERED_LIMIT = 2;

/** Pings every socket, tells it that the server is alive, and cuts sockets that give no sign of life. */
export class Heartbeats {
  private readonly unanswered = new Map<WebSocket, number>();
  private readonly timer: NodeJS.Timeout;

  /** @param interval milliseconds between two pings; a lost client is cut after three of them at the latest. */
  constructor(
    interval: number,
    private readonly clock: () => Date,
    private readonly counters: Counters,
  ) {
    this.timer = setInterval(() => this.beat(), interval);
    this.timer.unref();
  }

  /** Whatever a client sends is a sign of life, and so is that it reads what waited for it. */
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

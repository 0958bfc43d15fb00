import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { gold, symbolList } from './messages';
import { until } from './until';

/** A socket server under a test's control, on its own port. */
export class QuoteServer {
  readonly received: Record<string, unknown>[] = [];
  readonly closes: { code: number; reason: string }[] = [];
  readonly sockets: WebSocket[] = [];

  private constructor(
    private readonly server: WebSocketServer,
    readonly address: string,
  ) {
    server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => this.received.push(JSON.parse(String(data))));
      socket.on('close', (code, reason) => this.closes.push({ code, reason: String(reason) }));
    });
  }

  /** @param ready delays the first answers to new connections */
  static async start(ready: Promise<void> = Promise.resolve()): Promise<QuoteServer> {
    const server = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      verifyClient: (_, answer) => void ready.then(() => answer(true)),
    });
    await once(server, 'listening');
    return new QuoteServer(server, `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket/quote`);
  }

  /** Waits for the n-th received message. */
  async asked(n: number): Promise<Record<string, unknown>> {
    await until(() => this.received.length >= n);
    return this.received[n - 1] ?? {};
  }

  /** Sends text, bytes, or an object as JSON to the newest connection. */
  send(message: string | Buffer | object): void {
    const frame = typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
    this.sockets.at(-1)?.send(frame);
  }

  /** Sends the symbol list and a first price of gold. */
  greet(): void {
    this.send(symbolList());
    this.send({ type: 0, ticks: [gold()] });
  }

  async stop(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
    await once(this.server, 'close');
  }
}

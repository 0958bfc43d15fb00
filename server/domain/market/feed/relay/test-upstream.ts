import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { MESSAGE, QUOTE_SOCKET_PATH, type Tick } from '@/lib/contract/market';

/** A quote server on loopback that a test controls, also to send wrong messages. */
export class TestUpstream {
  /** What clients have sent. */
  readonly received: unknown[] = [];
  /** Its answer to a subscription. */
  answer: unknown[] = [{ type: MESSAGE.symbols, simulated: false, symbols: [] }];
  connections = 0;

  private constructor(
    private server: WebSocketServer,
    readonly port: number,
  ) {
    this.#listen();
  }

  static async start(port = 0): Promise<TestUpstream> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    await once(server, 'listening');
    return new TestUpstream(server, (server.address() as AddressInfo).port);
  }

  get address(): string {
    return `ws://127.0.0.1:${this.port}${QUOTE_SOCKET_PATH}`;
  }

  get clients(): WebSocket[] {
    return [...this.server.clients];
  }

  send(message: unknown): void {
    for (const client of this.clients) client.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sendTicks(...ticks: Tick[]): void {
    this.send({ type: MESSAGE.ticks, ticks });
  }

  /** Ends the server with all its connections. */
  async stop(): Promise<void> {
    for (const client of this.clients) client.terminate();
    if (this.server.address()) {
      this.server.close();
      await once(this.server, 'close');
    }
  }

  #listen(): void {
    this.server.on('connection', (socket) => {
      this.connections += 1;
      socket.on('message', (data) => {
        this.received.push(JSON.parse(data.toString()));
        for (const message of this.answer) socket.send(JSON.stringify(message));
      });
    });
  }
}

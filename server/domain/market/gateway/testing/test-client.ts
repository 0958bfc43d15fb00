import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { MESSAGE } from '@/lib/contract/market/messages';

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every type
type Message = any;

interface Waiting {
  type: number;
  take: (message: Message) => void;
}

/** A client of the sockets that stores every message until a test reads it. */
export class TestClient {
  readonly received: Message[] = [];
  /** Code and reason of the close frame; 1006 for a cut connection. */
  readonly closed: Promise<{ code: number; reason: string }>;
  private waiting: Waiting | undefined;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString());
      const { waiting } = this;
      if (waiting?.type === (message.type as number)) {
        this.waiting = undefined;
        waiting.take(message);
      } else this.received.push(message);
    });
  }

  static async open(address: string, options: ClientOptions = {}): Promise<TestClient> {
    const client = new TestClient(new WebSocket(address, options));
    await once(client.socket, 'open');
    return client;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Subscribes and waits for the symbol list. */
  async subscribe(...symbols: string[]): Promise<Message> {
    this.send({ type: MESSAGE.subscribe, ...(symbols.length > 0 && { symbols }) });
    return this.next(MESSAGE.symbols);
  }

  /** The next unread message of a type. */
  next(type: number): Promise<Message> {
    const index = this.received.findIndex((message) => message.type === type);
    if (index >= 0) return Promise.resolve(this.received.splice(index, 1)[0]);
    return new Promise((take) => {
      this.waiting = { type, take };
    });
  }

  /** Waits until the server has read everything that was sent: it answers control frames in order. */
  async settled(): Promise<void> {
    const pong = once(this.socket, 'pong');
    this.socket.ping();
    await pong;
  }

  /** Names and bids of the ticks received so far. */
  get ticks(): [name: string, bid: number][] {
    return this.received
      .filter(({ type }) => type === MESSAGE.ticks)
      .flatMap(({ ticks }) => ticks.map(({ SymbolName, Bid }: Message) => [SymbolName, Bid]));
  }
}

/** The HTTP status of a rejected handshake. */
export async function refusal(address: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(address, options);
  socket.on('error', () => {});
  socket.once('open', () => socket.emit('unexpected-response', null, { statusCode: 101 }));
  const [, response] = await once(socket, 'unexpected-response');
  socket.terminate();
  return response.statusCode;
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { HEARTBEAT_INTERVAL, type ListedSymbol, MESSAGE, type Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { REFERENCE_PRICES } from '@/lib/market/reference-prices';

/** Ticks per second of each symbol. */
export const RATE = 20;

/** A quote server that sends every symbol {@link RATE} times per second to each subscriber, also those that did not subscribe to it. */
export class LoudServer {
  /** While false, it sends only heartbeats. */
  loud = false;
  sent = 0;
  private readonly readers = new Set<WebSocket>();
  private readonly timers: NodeJS.Timeout[];

  private constructor(
    private readonly server: WebSocketServer,
    readonly address: string,
  ) {
    server.on('connection', (socket) => {
      socket.once('message', () => {
        socket.send(JSON.stringify({ type: MESSAGE.symbols, simulated: true, symbols: listed() }));
        socket.send(JSON.stringify({ type: MESSAGE.ticks, ticks: CATALOGUE.map(({ name }) => tickOf(name)) }));
        this.readers.add(socket);
      });
      socket.once('close', () => this.readers.delete(socket));
    });
    this.timers = [
      setInterval(() => this.tick(), 1000 / RATE),
      setInterval(() => this.send({ type: MESSAGE.heartbeat, TimeStamp: Date.now() }), HEARTBEAT_INTERVAL),
    ];
  }

  static async start(): Promise<LoudServer> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    return new LoudServer(server, `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket/quote`);
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }

  private tick(): void {
    if (!this.loud) return;
    const ticks = CATALOGUE.map(({ name }) => tickOf(name));
    this.sent += ticks.length;
    this.send({ type: MESSAGE.ticks, ticks });
  }

  private send(message: object): void {
    const frame = JSON.stringify(message);
    for (const reader of this.readers) reader.send(frame);
  }
}

function listed(): ListedSymbol[] {
  return CATALOGUE.map((entry) => ({ ...entry, market: 'open', opensAt: null }));
}

/** A price near the reference, different each time, so that every visible row changes. */
function tickOf(name: string): Tick {
  const entry = CATALOGUE.find((symbol) => symbol.name === name);
  const { mid, spread } = REFERENCE_PRICES[name] ?? { mid: 1, spread: 0 };
  const d = entry?.d ?? 2;
  const Bid = Number((mid * (1 + (Math.random() - 0.5) / 500) - spread / 2).toFixed(d));
  return { SymbolName: name, Bid, Ask: Number((Bid + spread).toFixed(d)), TimeStamp: Date.now() };
}

import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';

/** Only the fields of a symbol that the catalogue has. */
const SYMBOLS = [
  { name: 'XAUUSD', displayName: '伦敦金', type: 4, isPopular: true, d: 2 },
  { name: 'XAGUSD', displayName: '伦敦银', type: 4, isPopular: true, d: 3 },
];

const TICK_MS = 200;

/**
 * Sockets that send only the specification's messages: the symbol list (5) and ticks (0) on the quote socket, and the socket
 * token (8) after a login (7) with account and password. They send no heartbeat and answer nothing else.
 */
export function quoteSockets(server: Server, mayLogIn: (account: string, password: string) => boolean) {
  const sockets = new WebSocketServer({ server });
  const timers = new Set<NodeJS.Timeout>();
  sockets.on('connection', (socket, request) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    if (request.url === '/trade') {
      socket.on('message', (data) => {
        const { type, k, version, account, password } = JSON.parse(String(data));
        if (type !== 7 || k !== 3 || version !== '1.0.0' || !mayLogIn(account, password)) return;
        send({ type: 8, socketToken: randomBytes(16).toString('hex') });
      });
      return;
    }
    let price = 3850;
    send({ type: 5, symbols: SYMBOLS });
    const tick = () => {
      price = Math.round((price + 0.11) * 100) / 100;
      send({ type: 0, ticks: [{ SymbolName: 'XAUUSD', Bid: price, Ask: price + 0.5, TimeStamp: Date.now() }] });
    };
    const timer = setInterval(tick, TICK_MS);
    timers.add(timer);
    socket.on('close', () => {
      clearInterval(timer);
      timers.delete(timer);
    });
  });
  return {
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

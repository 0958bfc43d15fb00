import { once } from 'node:events';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { QUOTE_SOCKET_PATH, TRADE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { HEARTBEAT_INTERVAL, MESSAGE_LIMIT } from '@/lib/contract/market/messages';
import { CATALOGUE } from '@/lib/market/catalogue';
import type { MovableClock } from '../../../platform/clock/movable-clock';
import { withoutParameters } from '../../../platform/database/without-parameters';
import { securityHeaders } from '../../../platform/http/security-headers';
import { headerLines, sendBare } from '../../../platform/http/send-bare';
import type { Upgrade } from '../../../platform/http/upgrades';
import type { AccountServices } from '../../accounts/services';
import type { QuoteFeed } from '../feed/feed';
import type { HolidaySource } from '../holidays';
import { Connection } from './connection';
import { Counters } from './counters';
import { Heartbeats } from './heartbeats';
import type { SocketLimits } from './open-sockets';
import { QuoteHub } from './quote-hub';
import { serveQuotes } from './quote-socket';
import { socketGate } from './socket-gate';
import { isValidSocketToken } from './socket-token';
import { SymbolList } from './symbol-list';
import { serveTrade } from './trade-socket';

export interface GatewayOptions {
  services: AccountServices & { movableClock?: MovableClock };
  feed: QuoteFeed;
  limits: SocketLimits;
  origins: readonly string[];
  /** The markets' holidays. */
  holidays: HolidaySource;
  /** Of this server's sockets; its own by default. */
  counters?: Counters;
  /** Milliseconds in which ticks are gathered into one message; 50 by default. */
  gather?: number;
}

/** Milliseconds between two checks which markets are open. */
const LIST_INTERVAL = 5_000;
/** Milliseconds between two log lines with the counters. */
const REPORT_INTERVAL = 5 * 60_000;
/** Milliseconds that a client has to answer a close frame. */
const CLOSE_TIMEOUT = 2_000;

const SERVER = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: MESSAGE_LIMIT,
  maxFragments: 16,
  maxBufferedChunks: 1_024,
  closeTimeout: CLOSE_TIMEOUT,
};

/** The quote and trade sockets of this server, from the handshake to the close at shutdown. */
export async function openGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { services, feed, limits, origins, gather, holidays, counters = new Counters() } = options;
  const { clock, movableClock, vault } = services;
  const known = new Set(CATALOGUE.map(({ name }) => name));
  const hub = new QuoteHub({ known, counters, clock, gather });
  const list = new SymbolList(() => feed.simulated, clock, holidays);
  const heartbeats = new Heartbeats(HEARTBEAT_INTERVAL, clock, counters);
  const server = new WebSocketServer(SERVER);
  const sockets = new Set<WebSocket>();
  const isValidToken = (token: string) => isValidSocketToken(vault, token, clock());
  const onFault = (error: unknown) => app.log.error({ err: withoutParameters(error) }, 'socket login failed');
  const timers = [
    setInterval(sendStates, LIST_INTERVAL),
    setInterval(() => app.log.info({ sockets: counters }, 'sockets'), REPORT_INTERVAL),
  ];
  for (const timer of timers) timer.unref();

  server.on('wsClientError', (_error, stream) => sendBare(stream, 400));
  server.on('headers', (lines, { socket }) => {
    lines.push(headerLines(securityHeaders(socket instanceof TLSSocket)).trimEnd());
  });
  const handshake = socketGate(app, { limits, origins, counters, accept });
  for (const path of [QUOTE_SOCKET_PATH, TRADE_SOCKET_PATH]) app.get(path, { schema: { hide: true } }, handshake);
  app.addHook('onReady', () => feed.start(hub.publish));
  let restarted = Promise.resolve();
  if (movableClock) movableClock.onMove = () => (restarted = restarted.then(restart));
  app.addHook('preClose', stop);

  function accept(request: FastifyRequest, { stream, head }: Upgrade): void {
    const {
      ip,
      headers: { host },
    } = request;
    const onLogin = (login: string) => request.log.info({ login }, 'socket login');
    server.handleUpgrade(request.raw, stream, head, (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      heartbeats.watch(socket, stream);
      const connection = new Connection(socket, stream, ip, counters);
      if (request.routeOptions.url === QUOTE_SOCKET_PATH)
        serveQuotes(connection, { hub, list, known, isValidToken, counters });
      else serveTrade(connection, { services, host, onLogin, onFault });
    });
  }

  /** Quotes the time to which the clock was moved. Open pages follow with the next heartbeat. */
  async function restart(): Promise<void> {
    await feed.stop();
    hub.forget();
    await feed.start(hub.publish);
  }

  function sendStates(): void {
    if (!list.refresh()) return;
    for (const reader of hub.readers) reader.sendState('symbols', list.frame);
  }

  async function stop(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    heartbeats.stop();
    await feed.stop();
    hub.stop();
    const { code, reason } = CLOSE.goingAway;
    await Promise.all(
      Array.from(sockets, (socket) => {
        const closed = once(socket, 'close');
        socket.close(code, reason);
        return closed;
      }),
    );
    app.log.info({ sockets: counters }, 'sockets closed');
  }
}

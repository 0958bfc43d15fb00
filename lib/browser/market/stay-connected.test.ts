import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { loadFresh } from '../testing/load-fresh';
import { LINGER, MarketStore } from './market-store';
import { gold, symbolList } from './testing/messages';
import { QuoteServer } from './testing/quote-server';
import { until } from './testing/until';

type Connect = ConstructorParameters<typeof MarketStore>[0];

const DEAD = ['ws://127.0.0.1:1/a', 'ws://127.0.0.1:1/b', 'ws://127.0.0.1:1/c'];
const fetchMock = jest.fn();
const opened: string[] = [];
let server: QuoteServer;
let store: MarketStore;
let leave: () => void;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockReturnValue(0);
  spyOnSockets();
  window.fetch = fetchMock.mockReset();
  server = await QuoteServer.start();
  const { stayConnected } = await loadFresh(() => import('./stay-connected'));
  const connect: Connect = (store) => {
    const page = new AbortController();
    stayConnected(store, page.signal);
    return () => page.abort();
  };
  store = new MarketStore(connect);
  leave = () => {};
});
afterEach(async () => {
  leave();
  await jest.advanceTimersByTimeAsync(LINGER);
  await server.stop();
});

/** Records the addresses of the opened sockets, in order. */
function spyOnSockets() {
  opened.length = 0;
  const Real = window.WebSocket;
  jest.spyOn(window, 'WebSocket').mockImplementation((url) => {
    opened.push(String(url));
    return new Real(url);
  });
  Object.assign(window.WebSocket, { OPEN: Real.OPEN });
}

function addressesAre(...QuoteServer: string[]) {
  const text = JSON.stringify({ QuoteServer, TradeServer: { Trade: ['/socket/trade'] } });
  fetchMock.mockImplementation(async () => ({ ok: true, status: 200, text: async () => text }));
}

const connection = () => store.status().connection;

async function goLive(...addresses: string[]) {
  addressesAre(...addresses, server.address);
  leave = store.subscribe('XAUUSD', () => {});
  await server.asked(1);
  server.greet();
  await until(() => connection() === 'live');
}

async function heartbeat() {
  server.send({ type: 6, TimeStamp: Date.now() });
  await new Promise((resolve) => server.sockets[0]?.once('pong', resolve).ping());
}

function setPage({ visible = true, online = true }) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

describe('connecting', () => {
  test('uses the next address when the first ones are dead', async () => {
    await goLive(...DEAD);
    expect(opened).toEqual([...DEAD, server.address]);
    expect(server.received[0]).toEqual({ type: 1, interval: 1000, symbols: ['XAUUSD'] });
    expect(store.status()).toMatchObject({ simulated: true, lastQuoteAt: null });
    expect(store.dropped.counts).toEqual({ malformed: 0, outOfOrder: 0, ahead: 0, unknown: 0 });
  });

  test('resolves a path on the page’s own origin', async () => {
    addressesAre('/socket/quote');
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => opened.length > 0);
    expect(opened[0]).toBe('ws://localhost/socket/quote');
  });

  test('moves on from an address that accepts the connection and never answers', async () => {
    const mute: Server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    addressesAre(`ws://127.0.0.1:${(mute.address() as AddressInfo).port}/`, server.address);
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => opened.length === 1);
    await jest.advanceTimersByTimeAsync(7999);
    expect(opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await server.asked(1)).toMatchObject({ type: 1 });
    mute.close();
  });

  test('moves on from a server that opens and has no quotes', async () => {
    const next = await QuoteServer.start();
    addressesAre(server.address, next.address);
    leave = store.subscribe('XAUUSD', () => {});
    await server.asked(1);
    server.send({ type: 6, TimeStamp: 1 });
    await jest.advanceTimersByTimeAsync(8000);
    expect(await next.asked(1)).toMatchObject({ type: 1 });
    expect(connection()).toBe('connecting');
    await next.stop();
  });

  test('logs once if all are dead, retries every second for half a minute, then at growing intervals up to 30 s', async () => {
    addressesAre(...DEAD);
    leave = store.subscribe('XAUUSD', () => {});
    for (const [round, seconds] of [...new Array(29).fill(1), 2, 4, 8, 16, 30, 30].entries()) {
      await until(() => connection() === 'lost' && opened.length === DEAD.length * (round + 1));
      // Let the failure of the last address reach the timer.
      await jest.advanceTimersByTimeAsync(0);
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(opened).toHaveLength(DEAD.length * (round + 1));
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(store.status()).toMatchObject({ lastQuoteAt: null });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('retries after the call for the addresses fails, and later uses the known addresses', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => connection() === 'lost');
    addressesAre(server.address);
    await jest.advanceTimersByTimeAsync(1000);
    await server.asked(1);
    server.greet();
    await until(() => connection() === 'live');
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    server.sockets[0]?.close(1001, 'server is stopping');
    await until(() => connection() === 'lost');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await server.asked(2)).toMatchObject({ symbols: ['XAUUSD'] });
  });
});

describe('a connection that breaks', () => {
  test('reports the time of the last price, and reconnects', async () => {
    await goLive();
    server.sockets[0]?.close(1001, 'server is stopping');
    await until(() => connection() === 'lost');
    expect(store.status().lastQuoteAt).toBe(gold().TimeStamp);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.shown('XAUUSD').quote).toEqual(gold());
    await server.asked(2);
    server.greet();
    await until(() => connection() === 'live');
    expect(store.status().lastQuoteAt).toBeNull();
  });

  test.each([
    ['after a heartbeat', true],
    ['before its first heartbeat', false],
  ])('leaves a server that goes silent %s within 45 s, and subscribes again', async (_, beats) => {
    await goLive();
    if (beats) await heartbeat();
    await jest.advanceTimersByTimeAsync(39_999);
    expect(connection()).toBe('live');
    await jest.advanceTimersByTimeAsync(5_001);
    expect(connection()).not.toBe('live');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await server.asked(2)).toEqual({ type: 1, interval: 1000, symbols: ['XAUUSD'] });
  });

  test('stays open with heartbeats only', async () => {
    await goLive();
    for (let beat = 0; beat < 10; beat += 1) {
      await jest.advanceTimersByTimeAsync(14_000);
      await heartbeat();
    }
    expect(connection()).toBe('live');
    expect(opened).toHaveLength(1);
    expect([...store.status().quiet]).toEqual([['XAUUSD', gold().TimeStamp]]);
  });
});

describe('the page', () => {
  test('keeps the connection while briefly hidden, closes it after longer, and reconnects when visible', async () => {
    await goLive();
    setPage({ visible: false });
    await jest.advanceTimersByTimeAsync(9_000);
    setPage({ visible: true });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(server.closes).toEqual([]);
    setPage({ visible: false });
    await jest.advanceTimersByTimeAsync(10_000);
    await until(() => server.closes.length === 1);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toHaveLength(1);
    setPage({ visible: true });
    expect(connection()).toBe('connecting');
    expect(await server.asked(2)).toMatchObject({ symbols: ['XAUUSD'] });
  });

  test('closes the connection when offline, reports it, and retries only when online', async () => {
    await goLive();
    setPage({ online: false });
    await until(() => server.closes.length === 1);
    expect(store.status()).toMatchObject({ connection: 'lost', lastQuoteAt: gold().TimeStamp });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toHaveLength(1);
    setPage({ online: true });
    await server.asked(2);
  });

  test('closes the connection when left, and reconnects on return', async () => {
    await goLive();
    window.dispatchEvent(new Event('pagehide'));
    await until(() => server.closes.length === 1);
    window.dispatchEvent(new Event('pageshow'));
    await server.asked(2);
  });

  test('does not retry while hidden', async () => {
    addressesAre(...DEAD);
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => connection() === 'lost');
    setPage({ visible: false });
    await jest.advanceTimersByTimeAsync(10_000);
    const before = opened.length;
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toHaveLength(before);
  });
});

describe('what is shown', () => {
  test('subscribes and unsubscribes changing symbols on the same connection', async () => {
    await goLive();
    const leaveSilver = store.subscribe('XAGUSD', () => {});
    const leaveOil = store.subscribe('USOIL', () => {});
    await jest.advanceTimersByTimeAsync(200);
    expect(await server.asked(2)).toEqual({ type: 1, interval: 1000, symbols: ['XAGUSD', 'USOIL'] });
    leaveSilver();
    await jest.advanceTimersByTimeAsync(200);
    expect(await server.asked(3)).toEqual({ type: 2, symbols: ['XAGUSD'] });
    expect(opened).toHaveLength(1);
    leaveOil();
  });

  test('subscribes symbols that are added while connecting', async () => {
    let open = () => {};
    const slow = await QuoteServer.start(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    addressesAre(slow.address);
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => opened.length === 1);
    const leaveSilver = store.subscribe('XAGUSD', () => {});
    await jest.advanceTimersByTimeAsync(1000);
    open();
    expect(await slow.asked(1)).toEqual({ type: 1, interval: 1000, symbols: ['XAUUSD', 'XAGUSD'] });
    leaveSilver();
    await slow.stop();
  });

  test("requests a drawn symbol's past once, and again after the symbol was gone", async () => {
    await goLive();
    const draw = () => store.subscribe('XAUUSD', () => {}, true);
    let stopDrawing = draw();
    await jest.advanceTimersByTimeAsync(200);
    expect(await server.asked(2)).toEqual({ type: 1, interval: 1000, symbols: ['XAUUSD'], history: true });
    server.send({ type: 0, history: true, ticks: [gold(-2), gold(-1), gold(0)] });
    await until(() => store.shown('XAUUSD').quote?.TimeStamp === gold(0).TimeStamp);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.history('XAUUSD')).toHaveLength(3);
    stopDrawing();
    stopDrawing = draw();
    await jest.advanceTimersByTimeAsync(200);
    expect(server.received).toHaveLength(2);
    const leaveSilver = store.subscribe('XAGUSD', () => {});
    stopDrawing();
    leave();
    await jest.advanceTimersByTimeAsync(200);
    leave = draw();
    await jest.advanceTimersByTimeAsync(200);
    await until(() => server.received.at(-1)?.history === true);
    expect(server.received.filter(({ history }) => history)).toHaveLength(2);
    leaveSilver();
  });

  test('closes the connection for good when the last listener leaves', async () => {
    await goLive();
    leave();
    await jest.advanceTimersByTimeAsync(LINGER);
    await until(() => server.closes.length === 1);
    expect(server.closes[0]).toEqual({ code: 1000, reason: 'done' });
    expect(connection()).toBe('idle');
    expect(jest.getTimerCount()).toBe(0);
    setPage({ visible: false });
    setPage({ visible: true });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toHaveLength(1);
  });

  test('stops retrying when the last listener leaves', async () => {
    addressesAre(...DEAD);
    leave = store.subscribe('XAUUSD', () => {});
    await until(() => connection() === 'lost');
    const before = opened.length;
    leave();
    jest.advanceTimersByTime(LINGER);
    await until(() => connection() === 'idle');
    const tried = opened.length;
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toHaveLength(tried);
    expect(before).toBe(DEAD.length);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('what arrives', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['bytes', Buffer.from(JSON.stringify({ type: 0, ticks: [gold(1)] }))],
    ['nothing', ''],
    ['a list', []],
    ['an unknown type', { type: 99 }],
    ['a list without its symbols', { type: 5, simulated: true }],
    ['a price that is text', { type: 0, ticks: [{ ...gold(1), Bid: '3857' }] }],
  ])('drops %s and keeps the connection', async (_, message) => {
    await goLive();
    server.send(message);
    await until(() => store.dropped.counts.malformed === 1);
    server.send(message);
    await until(() => store.dropped.counts.malformed === 2);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(connection()).toBe('live');
    expect(server.closes).toEqual([]);
  });

  test('hides a price far ahead of the server’s time', async () => {
    await goLive();
    server.send({ type: 6, TimeStamp: gold().TimeStamp });
    server.send({ type: 0, ticks: [gold(3600), gold(1, 3860)] });
    await until(() => store.dropped.counts.ahead === 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.shown('XAUUSD').quote).toEqual(gold(1, 3860));
  });

  test('drops a bad tick but keeps the others of its message', async () => {
    await goLive();
    server.send({ type: 0, ticks: [{ ...gold(1), Ask: -1 }, gold(2, 3860)] });
    await until(() => store.dropped.counts.malformed === 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.shown('XAUUSD').quote).toEqual(gold(2, 3860));
  });

  test('removes a socket token that the server rejects, and subscribes without it', async () => {
    localStorage.setItem('socketToken', 'old');
    addressesAre(server.address);
    leave = store.subscribe('XAUUSD', () => {});
    expect(await server.asked(1)).toMatchObject({ socketToken: 'old' });
    server.send({ type: 3, code: 'unauthorized', message: '请重新登录' });
    expect(await server.asked(2)).toEqual({ type: 1, interval: 1000, symbols: ['XAUUSD'] });
    expect(localStorage.getItem('socketToken')).toBeNull();
    server.send(symbolList());
    await until(() => connection() === 'live');
  });

  test('treats a rejection like any other failure', async () => {
    addressesAre(server.address);
    leave = store.subscribe('XAUUSD', () => {});
    await server.asked(1);
    server.send({ type: 3, code: 'too_many_requests', message: '操作过于频繁', retryAfter: 5 });
    await until(() => connection() === 'lost');
    await until(() => server.closes.length === 1);
  });
});

import { MESSAGE, quoteMessage } from '@/lib/contract/market/messages';
import { HISTORY_TICKS, SESSION_BAR } from '@/lib/contract/market/tick';
import { holdTimers } from '../../../testing/hold-timers';
import type { TestClient } from './testing/test-client';
import { tickOf } from './testing/test-feed';
import { describeGateway } from './testing/use-gateway';

const subscribe = (client: TestClient, more: object) => {
  client.send({ type: MESSAGE.subscribe, ...more });
  return client.next(MESSAGE.symbols);
};
const GOLD = { symbols: ['XAUUSD'] };
/** Milliseconds in which the gateway gathers ticks into one message. */
const GATHERED = 50;
const bidsOf = (client: TestClient) => client.ticks.map(([, bid]) => bid);

describeGateway((open) => {
  test('sends a tick once to a client that subscribes between the tick and its message', async () => {
    holdTimers();
    const gateway = await open();
    const [early, late] = [await gateway.openQuotes(), await gateway.openQuotes()];
    await early.subscribe('XAUUSD');
    gateway.feed.publish(tickOf('XAUUSD', 1), tickOf('XAUUSD', 2));
    await late.subscribe('XAUUSD');
    gateway.feed.publish(tickOf('XAUUSD', 3));
    jest.advanceTimersByTime(GATHERED);
    const bids = [tickOf('XAUUSD', 1), tickOf('XAUUSD', 2), tickOf('XAUUSD', 3)].map(({ Bid }) => Bid);
    await early.next(MESSAGE.ticks).then((message) => expect(message.ticks).toHaveLength(3));
    await late.settled();
    expect(bidsOf(late)).toEqual(bids.slice(1));
  });

  test('loses and repeats no pending ticks when a client changes its symbols', async () => {
    holdTimers();
    const gateway = await open();
    const client = await gateway.openQuotes();
    await client.subscribe('XAUUSD', 'USOIL');
    gateway.feed.publish(tickOf('XAUUSD', 1), tickOf('XAGUSD', 1), tickOf('USOIL', 1));
    client.send({ type: MESSAGE.unsubscribe, symbols: ['USOIL'] });
    await client.subscribe('XAGUSD');
    gateway.feed.publish(tickOf('XAUUSD', 2));
    const other = await gateway.openQuotes();
    await other.subscribe();
    jest.advanceTimersByTime(GATHERED);
    await client.settled();
    expect(client.ticks.map(([name]) => name)).toEqual(['XAUUSD', 'XAGUSD', 'XAUUSD']);
  });

  test('sends one message per interval, with the newest tick of each symbol', async () => {
    holdTimers();
    const gateway = await open();
    const [slow, quick] = [await gateway.openQuotes(), await gateway.openQuotes()];
    const interval = 6 * GATHERED;
    await subscribe(slow, { symbols: ['XAUUSD', 'XAGUSD'], interval });
    await subscribe(quick, GOLD);
    jest.setSystemTime(Math.ceil(Date.now() / interval) * interval);
    for (let second = 1; second <= 18; second += 1) {
      gateway.feed.publish(tickOf('XAUUSD', second), tickOf('EURUSD', second));
      if (second === 3) gateway.feed.publish(tickOf('XAGUSD', second));
      jest.advanceTimersByTime(GATHERED);
    }
    for (const client of [slow, quick]) await client.settled();
    const messages = slow.received.filter(({ type }) => type === MESSAGE.ticks);
    expect(messages.map(({ ticks }) => ticks)).toEqual([
      expect.arrayContaining([tickOf('XAUUSD', 6), tickOf('XAGUSD', 3)]),
      [tickOf('XAUUSD', 12)],
      [tickOf('XAUUSD', 18)],
    ]);
    expect(messages[0]?.ticks).toHaveLength(2);
    expect(quick.ticks).toHaveLength(18);
  });

  test('sends the last tick of an interval, and applies an interval until another is set', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    await subscribe(client, { ...GOLD, interval: 200 });
    await subscribe(client, { symbols: ['XAGUSD'] });
    for (let second = 1; second <= 50; second += 1) gateway.feed.publish(tickOf('XAUUSD', second));
    expect((await client.next(MESSAGE.ticks)).ticks.at(-1)).toEqual(tickOf('XAUUSD', 50));
    await subscribe(client, { ...GOLD, interval: 0 });
    client.received.length = 0;
    for (let second = 51; second <= 53; second += 1) gateway.feed.publish(tickOf('XAUUSD', second));
    expect((await client.next(MESSAGE.ticks)).ticks).toHaveLength(3);
  });

  test('sends the recent past as one tick per second, oldest first, up to the newest and in a limited number', async () => {
    const gateway = await open();
    for (let second = 0; second < 1_000; second += 1) {
      const late = { ...tickOf('XAUUSD', second, 200), TimeStamp: tickOf('XAUUSD', second).TimeStamp + 900 };
      gateway.feed.publish(tickOf('XAUUSD', second), late);
    }
    const client = await gateway.openQuotes();
    await subscribe(client, { symbols: ['XAUUSD', 'XAGUSD'], history: true });
    const message = await client.next(MESSAGE.ticks);
    expect(quoteMessage.safeParse(message).error).toBeUndefined();
    expect(message.history).toBe(true);
    expect(message.ticks).toHaveLength(HISTORY_TICKS);
    expect(new Set(message.ticks.map(({ Bid }: { Bid: number }) => Bid))).toEqual(new Set([200]));
    const times = message.ticks.map(({ TimeStamp }: { TimeStamp: number }) => TimeStamp);
    expect(times.at(-1)).toBe(tickOf('XAUUSD', 999).TimeStamp + 900);
    expect(times).toEqual(times.toSorted((one: number, other: number) => one - other));
    gateway.feed.publish(tickOf('XAUUSD', 1_001));
    expect(await client.next(MESSAGE.ticks)).toEqual({ type: MESSAGE.ticks, ticks: [tickOf('XAUUSD', 1_001)] });
  });

  test('sends the past of a closed market as its last session, in the ticks that make its candles', async () => {
    const { services } = (await open()).api;
    const sunday = () => new Date('2026-06-07T04:00:00Z');
    const gateway = await open({ services: { ...services, clock: sunday } });
    const begin = Math.ceil(tickOf('XAUUSD', 0).TimeStamp / SESSION_BAR) * SESSION_BAR;
    const at = (minute: number, Bid: number) => ({ ...tickOf('XAUUSD', 0, Bid), TimeStamp: begin + minute * 60_000 });
    const session = [at(0, 100), at(5, 102), at(10, 101), at(15, 98), at(20, 99), at(25, 101), at(30, 103)];
    gateway.feed.publish(...session);
    const client = await gateway.openQuotes();
    const list = await subscribe(client, { symbols: ['XAUUSD'], history: true });
    expect(list.symbols.find(({ name }: { name: string }) => name === 'XAUUSD')).toMatchObject({
      market: 'closed',
      opensAt: Date.parse('2026-06-08T06:00:00+08:00'),
      closesAt: null,
    });
    const { ticks } = await client.next(MESSAGE.ticks);
    expect(ticks).toEqual([at(0, 100), at(5, 102), at(15, 98), at(25, 101), at(30, 103)]);
  });

  test.each([
    ['the past of all symbols', { history: true }],
    ['the past of five', { history: true, symbols: ['XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL', 'US30'] }],
    ['an interval below 0', { interval: -1 }],
    ['an interval of an hour', { interval: 3_600_000 }],
  ])('rejects %s', async (_, more) => {
    const client = await (await open()).openQuotes();
    client.send({ type: MESSAGE.subscribe, ...more });
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'invalid_input' });
  });
});

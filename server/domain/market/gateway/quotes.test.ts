import { MESSAGE, quoteMessage } from '@/lib/contract/market/messages';
import { AHEAD_LIMIT } from '@/lib/contract/market/tick';
import { DAY, MINUTE } from '../../../platform/clock/clock';
import { MovableClock } from '../../../platform/clock/movable-clock';
import { Simulator } from '../feed/simulator/simulator';
import { createSocketToken } from './socket-token';
import type { TestClient } from './testing/test-client';
import { tickOf } from './testing/test-feed';
import { describeGateway } from './testing/use-gateway';

describeGateway((open) => {
  test('answers a subscription with the whole list and the newest quote of each requested symbol', async () => {
    const gateway = await open();
    gateway.feed.publish(tickOf('XAUUSD', 1), tickOf('XAGUSD', 1), tickOf('XAUUSD', 2));
    const client = await gateway.openQuotes();
    const list = await client.subscribe('XAUUSD');
    expect(quoteMessage.safeParse(list).error).toBeUndefined();
    expect([list.simulated, list.symbols.length]).toEqual([true, 46]);
    expect((await client.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 2)]);
  });

  test('sends ticks to the subscribers of their symbol, and not after they unsubscribe', async () => {
    const gateway = await open();
    const [gold, silver, all] = [await gateway.openQuotes(), await gateway.openQuotes(), await gateway.openQuotes()];
    await gold.subscribe('XAUUSD');
    await silver.subscribe('XAGUSD', 'XAUUSD');
    await all.subscribe();
    silver.send({ type: MESSAGE.unsubscribe, symbols: ['XAUUSD'] });
    await silver.settled();
    gateway.feed.publish(tickOf('XAUUSD', 1), tickOf('XAGUSD', 1));
    expect((await gold.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 1)]);
    expect((await silver.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAGUSD', 1)]);
    expect((await all.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 1), tickOf('XAGUSD', 1)]);
    silver.send({ type: MESSAGE.unsubscribe });
    await silver.settled();
    gateway.feed.publish(tickOf('XAGUSD', 2));
    await all.next(MESSAGE.ticks);
    await silver.settled();
    expect(silver.ticks).toEqual([]);
  });

  test('writes a tick once for readers with different subscriptions', async () => {
    const gateway = await open();
    const clients: TestClient[] = [];
    for (let index = 0; index < 40; index++) clients.push(await gateway.openQuotes());
    await Promise.all(clients.map((client, index) => (index % 2 ? client.subscribe() : client.subscribe('XAUUSD'))));
    const write = jest.spyOn(JSON, 'stringify');
    gateway.feed.publish(tickOf('XAUUSD', 1), tickOf('XAGUSD', 1), tickOf('EURUSD', 1));
    await Promise.all(clients.map((client) => client.next(MESSAGE.ticks)));
    expect(write).toHaveBeenCalledTimes(3);
  });

  test('sends ticks that come together in one message', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    await client.subscribe();
    for (let second = 1; second <= 5; second++) gateway.feed.publish(tickOf('XAUUSD', second));
    expect((await client.next(MESSAGE.ticks)).ticks).toHaveLength(5);
  });

  test('sends the newest tick of each symbol in each message of a storm', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    await client.subscribe();
    gateway.feed.publish(
      ...Array.from({ length: 10_000 }, (_, second) => tickOf(second % 2 ? 'XAUUSD' : 'XAGUSD', second)),
    );
    expect((await client.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAGUSD', 9_998), tickOf('XAUUSD', 9_999)]);
  });

  test('drops ticks of unknown symbols and ticks older than the last one', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    await client.subscribe();
    gateway.feed.publish(tickOf('XAUUSD', 5), tickOf('NOTHING', 6), tickOf('XAUUSD', 4), tickOf('XAGUSD', 7));
    expect((await client.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 5), tickOf('XAGUSD', 7)]);
  });

  test('drops a tick that is far ahead of the clock, and sends those after it', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    await client.subscribe();
    const now = gateway.api.services.clock().getTime();
    const goldAt = (TimeStamp: number) => ({ ...tickOf('XAUUSD', 1), TimeStamp });
    gateway.feed.publish(goldAt(now + AHEAD_LIMIT + 1), goldAt(now + AHEAD_LIMIT - 1), goldAt(now + AHEAD_LIMIT));
    expect((await client.next(MESSAGE.ticks)).ticks).toEqual([
      goldAt(now + AHEAD_LIMIT - 1),
      goldAt(now + AHEAD_LIMIT),
    ]);
  });

  test.each([40, -40])('quotes the time to which the clock is moved, %d days away', async (days) => {
    const movableClock = new MovableClock();
    const clock = movableClock.read;
    const { services } = (await open()).api;
    const gateway = await open({ services: { ...services, clock, movableClock }, feed: new Simulator({ clock }) });
    const newest = async () => {
      const client = await gateway.openQuotes();
      await client.subscribe('BTCUSDT');
      const { ticks } = await client.next(MESSAGE.ticks);
      return ticks.at(-1);
    };
    const before = await newest();
    movableClock.moveBy(days * DAY);
    movableClock.moveBy(0);
    const after = await newest();
    expect(Math.abs(after.TimeStamp - clock().getTime())).toBeLessThan(MINUTE);
    expect(after.Bid).not.toBe(before.Bid);
  });

  test('answers an unknown symbol with an error, and subscribes to the others', async () => {
    const gateway = await open();
    gateway.feed.publish(tickOf('XAUUSD', 1));
    const client = await gateway.openQuotes();
    await client.subscribe('XAUUSD', 'PLATINUM');
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'not_found', message: '有行情品种不存在' });
    expect((await client.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 1)]);
  });

  test('accepts only a valid, unexpired socket token', async () => {
    const gateway = await open();
    const { vault } = gateway.api.services;
    const token = (now: Date) => createSocketToken(vault, '10000001', now).socketToken;
    const now = gateway.api.services.clock();
    const client = await gateway.openQuotes();
    const ended = token(new Date(now.getTime() - 13 * 3_600_000));
    const forged = token(now).replace('10000001', '10000002');
    for (const socketToken of [ended, forged, 'x', '..']) {
      client.send({ type: MESSAGE.subscribe, socketToken });
      expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'unauthorized' });
    }
    client.send({ type: MESSAGE.subscribe, socketToken: token(now) });
    await client.next(MESSAGE.symbols);
    expect(client.received).toEqual([]);
  });
});

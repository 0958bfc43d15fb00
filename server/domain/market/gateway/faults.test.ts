import { once } from 'node:events';
import { connect } from 'node:net';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { HEARTBEAT_INTERVAL, MESSAGE, MESSAGE_LIMIT } from '@/lib/contract/market/messages';
import { holdTimers } from '../../../testing/hold-timers';
import { tickOf } from './testing/test-feed';
import { describeGateway } from './testing/use-gateway';

const SUBSCRIBE = JSON.stringify({ type: MESSAGE.subscribe, symbols: ['XAUUSD'] });

describeGateway((open) => {
  test.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['an unknown type', '{"type":99}'],
    ['a type of the other socket', '{"type":7}'],
    ['an invalid symbol name', '{"type":1,"symbols":["<script>"]}'],
    ['no symbol', '{"type":1,"symbols":[]}'],
    ['too many symbols', JSON.stringify({ type: 1, symbols: Array(101).fill('XAUUSD') })],
    ['a prototype', '{"type":1,"symbols":{"__proto__":["XAUUSD"]}}'],
    ['deep nesting', '['.repeat(4_000)],
  ])('answers %s with an error, and keeps the socket open', async (_what, text) => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    client.socket.send(text);
    expect(await client.next(MESSAGE.error)).toEqual({
      type: MESSAGE.error,
      code: 'invalid_input',
      message: '提交的内容有误，请检查后重试',
    });
    await client.subscribe('XAUUSD');
  });

  test('closes the socket at the fifth wrong message', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    for (let count = 0; count < 5; count++) client.socket.send('{}');
    expect(await client.closed).toEqual(CLOSE.malformed);
    expect(client.received).toHaveLength(4);
  });

  test('closes the socket at a binary frame', async () => {
    const gateway = await open();
    for (const client of [await gateway.openQuotes(), await gateway.openTrade()]) {
      client.socket.send(Buffer.from(SUBSCRIBE), { binary: true });
      expect(await client.closed).toEqual(CLOSE.binary);
    }
  });

  test('closes the socket at a frame that is too long', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    client.socket.send(`{"type":1,"padding":"${'x'.repeat(MESSAGE_LIMIT)}"}`);
    expect(await client.closed).toEqual(CLOSE.tooLong);
  });

  test('closes the socket at text that is not UTF-8', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    client.socket.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: false });
    expect(await client.closed).toEqual(CLOSE.encoding);
  });

  test('closes a socket with 10,000 subscribes after a burst, without effect on others', async () => {
    // No time passes that would allow more messages.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const gateway = await open();
    const [flood, other] = [await gateway.openQuotes(), await gateway.openQuotes()];
    await other.subscribe('XAUUSD');
    for (let count = 0; count < 10_000; count++) flood.socket.send(SUBSCRIBE);
    expect(await flood.closed).toEqual(CLOSE.tooFast);
    expect(flood.received.length).toBeLessThan(100);
    gateway.feed.publish(tickOf('XAUUSD', 1));
    expect((await other.next(MESSAGE.ticks)).ticks).toEqual([tickOf('XAUUSD', 1)]);
  });

  test('closes the socket at a flood of pings', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    for (let count = 0; count < 1_000; count++) client.socket.ping();
    expect(await client.closed).toEqual(CLOSE.tooFast);
  });

  test('disconnects a client at the third ping without an answer, but not one that answers', async () => {
    holdTimers();
    const gateway = await open();
    const [dead, living] = [await gateway.openQuotes({ autoPong: false }), await gateway.openQuotes()];
    let pings = 0;
    dead.socket.on('ping', () => {
      pings += 1;
    });
    const beat = async () => {
      jest.advanceTimersByTime(HEARTBEAT_INTERVAL);
      const { TimeStamp } = await living.next(MESSAGE.heartbeat);
      expect(TimeStamp).toBe(gateway.api.services.clock().getTime());
      // By then the server has read its answer to the ping.
      await living.settled();
    };
    for (let count = 0; count < 3; count++) await beat();
    expect((await dead.closed).code).toBe(CLOSE.lost.code);
    expect(pings).toBe(2);
    for (let count = 0; count < 3; count++) await beat();
    expect(living.socket.readyState).toBe(living.socket.OPEN);
  });

  test('frees the place of a connection that is lost after its handshake', async () => {
    const gateway = await open({ limits: { perAddress: 1, total: 1 } });
    const { hostname, port, host } = new URL(gateway.origin);
    const key = Buffer.alloc(16).toString('base64');
    const raw = connect(Number(port), hostname);
    raw.write(
      `GET /socket/quote HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const [answer] = await once(raw, 'data');
    expect(answer.toString()).toMatch(/^HTTP\/1.1 101 /);
    raw.resetAndDestroy();
    let client: Awaited<ReturnType<typeof gateway.openQuotes>> | undefined;
    while (!client)
      client = await gateway.openQuotes({ headers: { 'x-forwarded-for': '203.0.113.9' } }).catch(() => undefined);
    await client.subscribe('XAUUSD');
  });
});

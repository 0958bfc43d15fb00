import { once } from 'node:events';
import { get } from 'node:http';
import { refusal } from './testing/test-client';
import { describeGateway } from './testing/use-gateway';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describeGateway((open) => {
  test('a page of the visited host, of an allowed origin or a client without one may open a socket', async () => {
    const gateway = await open({ origins: ['https://app.example'] });
    const { host } = new URL(gateway.origin);
    for (const origin of [`http://${host}`, `https://${host}`, 'https://app.example', undefined]) {
      const client = await gateway.openQuotes({ origin });
      await client.subscribe('XAUUSD');
    }
  });

  test.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'http://app.example', 'file://', ''])(
    'a page of %s may not',
    async (origin) => {
      const gateway = await open({ origins: ['https://app.example'] });
      expect(await refusal(gateway.quotes, { headers: { origin } })).toBe(403);
      expect(await refusal(gateway.trade, { headers: { origin } })).toBe(403);
    },
  );

  test('the visited host is the one that a trusted proxy names', async () => {
    const gateway = await open();
    const headers = { 'x-forwarded-host': 'gold.example', origin: 'https://gold.example' };
    await (await gateway.openQuotes({ headers })).subscribe('XAUUSD');
  });

  test('an address opens so many sockets, another one its own, and one that closes makes room', async () => {
    const gateway = await open({ limits: { perAddress: 3, total: 100 } });
    const clients = [];
    for (let count = 0; count < 3; count++) clients.push(await gateway.openQuotes(from('203.0.113.7')));
    expect(await refusal(gateway.quotes, from('203.0.113.7'))).toBe(429);
    expect(await refusal(gateway.trade, from('203.0.113.7'))).toBe(429);
    await gateway.openQuotes(from('203.0.113.8'));
    clients[0]?.socket.close();
    while ((await refusal(gateway.quotes, from('203.0.113.7'))) !== 101);
  });

  test('addresses of one network share a wider limit', async () => {
    const gateway = await open({ limits: { perAddress: 1, total: 100 } });
    for (let last = 1; last <= 10; last++) await gateway.openQuotes(from(`203.0.113.${last}`));
    expect(await refusal(gateway.quotes, from('203.0.113.11'))).toBe(429);
    await gateway.openQuotes(from('198.51.100.1'));
  });

  test('an address that opens and closes sockets without end must wait', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const gateway = await open({ limits: { perAddress: 5, total: 100 } });
    const answers = [];
    for (let count = 0; count < 15; count++) {
      answers.push(await refusal(gateway.quotes, from('203.0.113.7')));
    }
    expect(answers).toEqual([...Array(5).fill(101), ...Array(10).fill(429)]);
  });

  test('a full server says so', async () => {
    const gateway = await open({ limits: { perAddress: 10, total: 2 } });
    await gateway.openQuotes(from('203.0.113.7'));
    await gateway.openTrade(from('203.0.113.8'));
    expect(await refusal(gateway.quotes, from('203.0.113.9'))).toBe(503);
  });

  test('without WebSocket the address asks for it', async () => {
    const gateway = await open();
    const answer = await gateway.app.inject('/socket/quote');
    expect([answer.statusCode, answer.headers.upgrade]).toEqual([426, 'websocket']);
  });

  test('a handshake that breaks the protocol is refused and not counted as open', async () => {
    const gateway = await open({ limits: { perAddress: 10, total: 1 } });
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const [answer] = await once(get(gateway.quotes.replace('ws', 'http'), { headers }), 'response');
    expect(answer.statusCode).toBe(400);
    while ((await refusal(gateway.quotes, from('203.0.113.9'))) !== 101);
  });
});

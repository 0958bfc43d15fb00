import { once } from 'node:events';
import { get } from 'node:http';
import { refusal } from './testing/test-client';
import { describeGateway } from './testing/use-gateway';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describeGateway((open) => {
  test('opens a socket for the visited host, an allowed origin and a client without one', async () => {
    const gateway = await open({ origins: ['https://app.example'] });
    const { host } = new URL(gateway.origin);
    for (const origin of [`http://${host}`, `https://${host}`, 'https://app.example', undefined]) {
      const client = await gateway.openQuotes({ origin });
      await client.subscribe('XAUUSD');
    }
  });

  test.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'http://app.example', 'file://', ''])(
    'rejects the origin %s',
    async (origin) => {
      const gateway = await open({ origins: ['https://app.example'] });
      expect(await refusal(gateway.quotes, { headers: { origin } })).toBe(403);
      expect(await refusal(gateway.trade, { headers: { origin } })).toBe(403);
    },
  );

  test('takes the visited host from a trusted proxy', async () => {
    const gateway = await open();
    const headers = { 'x-forwarded-host': 'gold.example', origin: 'https://gold.example' };
    await (await gateway.openQuotes({ headers })).subscribe('XAUUSD');
  });

  test('limits the sockets of each address, and makes room when one closes', async () => {
    const gateway = await open({ limits: { perAddress: 3, total: 100 } });
    const clients = [];
    for (let count = 0; count < 3; count++) clients.push(await gateway.openQuotes(from('203.0.113.7')));
    expect(await refusal(gateway.quotes, from('203.0.113.7'))).toBe(429);
    expect(await refusal(gateway.trade, from('203.0.113.7'))).toBe(429);
    await gateway.openQuotes(from('203.0.113.8'));
    clients[0]?.socket.close();
    while ((await refusal(gateway.quotes, from('203.0.113.7'))) !== 101);
  });

  test("limits a network's addresses together", async () => {
    const gateway = await open({ limits: { perAddress: 1, total: 100 } });
    for (let last = 1; last <= 10; last++) await gateway.openQuotes(from(`203.0.113.${last}`));
    expect(await refusal(gateway.quotes, from('203.0.113.11'))).toBe(429);
    await gateway.openQuotes(from('198.51.100.1'));
  });

  test('limits an address that keeps opening and closing sockets', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const gateway = await open({ limits: { perAddress: 5, total: 100 } });
    const answers = [];
    for (let count = 0; count < 15; count++) {
      answers.push(await refusal(gateway.quotes, from('203.0.113.7')));
    }
    expect(answers).toEqual([...Array(5).fill(101), ...Array(10).fill(429)]);
  });

  test('answers 503 when the server is full', async () => {
    const gateway = await open({ limits: { perAddress: 10, total: 2 } });
    await gateway.openQuotes(from('203.0.113.7'));
    await gateway.openTrade(from('203.0.113.8'));
    expect(await refusal(gateway.quotes, from('203.0.113.9'))).toBe(503);
  });

  test('answers 426 without WebSocket', async () => {
    const gateway = await open();
    const answer = await gateway.app.inject('/socket/quote');
    expect([answer.statusCode, answer.headers.upgrade]).toEqual([426, 'websocket']);
  });

  test('rejects a broken handshake, and does not count it as open', async () => {
    const gateway = await open({ limits: { perAddress: 10, total: 1 } });
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const [answer] = await once(get(gateway.quotes.replace('ws', 'http'), { headers }), 'response');
    expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
    while ((await refusal(gateway.quotes, from('203.0.113.9'))) !== 101);
  });
});

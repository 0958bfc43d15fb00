import { socketAddresses } from '@/lib/contract/market/addresses';
import { describeOnDatabase, TestApi } from '../../../testing';

describeOnDatabase((database) => {
  test('returns the sockets as paths of the own origin, without repeating the Host header', async () => {
    const { app } = await TestApi.on(database());
    const answer = await app.inject({ url: '/socket/', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ QuoteServer: ['/socket/quote'], TradeServer: { Trade: ['/socket/trade'] } });
    expect(socketAddresses.response.safeParse(answer.json()).success).toBe(true);
  });
});

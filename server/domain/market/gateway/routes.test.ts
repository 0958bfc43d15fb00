import { socketAddresses } from '@/lib/contract/market/addresses';
import { TestApi } from '../../../testing/api';
import { describeOnPglite } from '../../../testing/databases';

describeOnPglite((database) => {
  test('the sockets are named by paths of the own origin, so that no host is repeated', async () => {
    const { app } = await TestApi.on(database());
    const answer = await app.inject({ url: '/socket/', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ QuoteServer: ['/socket/quote'], TradeServer: { Trade: ['/socket/trade'] } });
    expect(socketAddresses.response.safeParse(answer.json()).success).toBe(true);
  });
});

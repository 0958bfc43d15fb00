import { CLOSE } from '@/lib/contract/market/close-codes';
import { describeGateway } from './testing/use-gateway';

describeGateway((open) => {
  test('a server that stops says so to every client and stops its feed', async () => {
    const gateway = await open();
    const clients = [await gateway.openQuotes(), await gateway.openQuotes(), await gateway.openTrade()];
    await clients[0]?.subscribe();
    expect(gateway.feed.running).toBe(true);
    await gateway.close();
    for (const client of clients) expect(await client.closed).toEqual(CLOSE.goingAway);
    expect(gateway.feed.running).toBe(false);
  });

  test('a client that does not answer is cut within the time that requests have to end', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    client.socket.pause();
    const began = performance.now();
    await gateway.close();
    expect(performance.now() - began).toBeLessThan(8_000);
    client.socket.terminate();
  });
});

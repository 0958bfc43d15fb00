import { CLOSE } from '@/lib/contract/market/close-codes';
import { holdTimers } from '../../../testing/hold-timers';
import { waitUntil } from '../testing/wait-until';
import { describeGateway } from './testing/use-gateway';

/** Milliseconds, out of the eight seconds that requests have to end. */
const CLOSE_TIMEOUT = 2_000;

describeGateway((open) => {
  test('closes every client with the reason and stops the feed', async () => {
    const gateway = await open();
    const clients = [await gateway.openQuotes(), await gateway.openQuotes(), await gateway.openTrade()];
    await clients[0]?.subscribe();
    expect(gateway.feed.running).toBe(true);
    await gateway.close();
    for (const client of clients) expect(await client.closed).toEqual(CLOSE.goingAway);
    expect(gateway.feed.running).toBe(false);
  });

  test('disconnects a client that does not answer, while requests may still end', async () => {
    const gateway = await open();
    const client = await gateway.openQuotes();
    client.socket.pause();
    holdTimers();
    const begun = jest.spyOn(global, 'setTimeout');
    const closed = gateway.close();
    await waitUntil(() => begun.mock.calls.some(([, milliseconds]) => milliseconds === CLOSE_TIMEOUT));
    jest.advanceTimersByTime(CLOSE_TIMEOUT);
    await closed;
    client.socket.terminate();
  });
});

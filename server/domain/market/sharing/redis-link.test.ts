import { waitUntil } from '../testing/wait-until';
import type { QuoteBatch } from './quote-batch';
import { RedisLink } from './redis-link';
import { describeOnRedis } from './testing/describe-redis';

function batchAt(TimeStamp: number): QuoteBatch {
  return { simulated: true, ticks: [{ SymbolName: 'XAUUSD', Bid: 3858, Ask: 3858.5, TimeStamp }] };
}

describeOnRedis((redis) => {
  const links: RedisLink[] = [];
  afterEach(() => {
    for (const link of links.splice(0)) link.close();
  });

  async function open() {
    const received: [number, QuoteBatch][] = [];
    const take = (batch: QuoteBatch, number: number) => received.push([number, batch]);
    const link = await RedisLink.open({ url: redis().url, prefix: '{test}', take });
    links.push(link);
    return { link, received };
  }

  test('gives the lease to one process until it ends or is released', async () => {
    const [{ link: first }, { link: second }] = [await open(), await open()];
    expect(await first.lead('first', 60_000)).toEqual({ leads: true, isNew: true, last: 0 });
    expect(await first.lead('first', 60_000)).toEqual({ leads: true, isNew: false, last: 0 });
    expect(await second.lead('second', 60_000)).toMatchObject({ leads: false });
    await second.release('second');
    expect(await second.lead('second', 60_000)).toMatchObject({ leads: false });
    await first.release('first');
    expect(await second.lead('second', 60_000)).toMatchObject({ leads: true, isNew: true });
  });

  test('lets only the process with the lease publish, and numbers its batches', async () => {
    const [{ link: first, received }, { link: second }] = [await open(), await open()];
    await first.lead('first', 60_000);
    expect(await first.publish('first', batchAt(1))).toBe(true);
    await first.release('first');
    await second.lead('second', 60_000);
    expect(await first.publish('first', batchAt(9))).toBe(false);
    expect(await second.publish('second', batchAt(2))).toBe(true);
    await waitUntil(() => received.length === 2);
    expect(received).toEqual([
      [1, batchAt(1)],
      [2, batchAt(2)],
    ]);
    expect(await second.newest()).toEqual(batchAt(2));
  });
});

import { createClient } from '@redis/client';
import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../testing/wait-until';
import { describeOnRedis } from './testing/describe-redis';
import { expectInOrder, expectSameFlow, LEASE_KEY, leaders, waitForTicks } from './testing/flow';
import { LocalMember } from './testing/local-member';

describeOnRedis((redis) => {
  let members: LocalMember[];

  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    members = [1, 2, 3].map(() => new LocalMember(redis().url));
    await waitUntil(() => members.every(({ ticks }) => ticks.length > CATALOGUE.length));
  });

  afterEach(async () => {
    redis().resume();
    await Promise.all(members.map((member) => member.end()));
  });

  test('has one leader, and gives all processes the same ticks in the same order', async () => {
    await waitForTicks(members);
    expect(leaders(members)).toHaveLength(1);
    expectInOrder(members);
    expectSameFlow(members);
  });

  test('replaces a leader that stops before its lease ends', async () => {
    const [ended] = leaders(members);
    const client = createClient({ url: redis().url });
    await client.connect();
    const holder = await client.get(LEASE_KEY);
    await ended?.end();
    // Another process has the lease before it would have expired.
    expect(await client.get(LEASE_KEY)).not.toBe(holder);
    client.destroy();
    const left = members.filter((member) => member !== ended);
    await waitUntil(() => leaders(left).length === 1);
    await waitForTicks(left);
    expectInOrder(left);
  });

  test('gives a process that joins late the newest price of every symbol', async () => {
    const late = new LocalMember(redis().url);
    members.push(late);
    await waitUntil(() => late.ticks.length >= CATALOGUE.length);
    expect(late.role).toBe('follows');
    const named = new Set(late.ticks.slice(0, CATALOGUE.length).map(({ SymbolName }) => SymbolName));
    expect(named.size).toBe(CATALOGUE.length);
  });

  test.each([
    ['is gone', () => redis().kill(), () => redis().launch()],
    ['does not answer', async () => redis().suspend(), async () => redis().resume()],
  ])('runs every feed alone while Redis %s, and shares again afterwards', async (_fault, fail, mend) => {
    await fail();
    await waitUntil(() => members.every(({ role }) => role === 'alone'));
    expect(console.warn).toHaveBeenCalledTimes(members.length);
    await waitForTicks(members);
    await mend();
    await waitUntil(() => leaders(members).length === 1 && members.every(({ role }) => role !== 'alone'));
    await waitForTicks(members);
    expectInOrder(members);
  });
});

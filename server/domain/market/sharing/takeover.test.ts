import { createClient } from '@redis/client';
import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../testing/wait-until';
import { describeOnRedis } from './testing/describe-redis';
import { expectInOrder, expectSameFlow, LEASE_KEY, leaders, waitForTicks } from './testing/flow';
import { SharingMember } from './testing/sharing-member';

describeOnRedis((redis) => {
  let members: SharingMember[];

  beforeEach(async () => {
    members = [1, 2, 3].map(() => new SharingMember(redis().url));
    await waitUntil(() => members.every(({ ticks }) => ticks.length > CATALOGUE.length));
  });

  afterEach(async () => {
    for (const member of members) member.resume();
    await Promise.all(members.map((member) => member.end('SIGKILL')));
  });

  function splitOffLeader(): { leader: SharingMember; left: SharingMember[] } {
    const [leader] = leaders(members);
    if (!leader) throw new Error('no process leads');
    return { leader, left: members.filter((member) => member !== leader) };
  }

  test('makes another process lead after the leader is killed, with no tick twice or out of order', async () => {
    const { leader, left } = splitOffLeader();
    const client = createClient({ url: redis().url });
    await client.connect();
    const [holder, lease] = [await client.get(LEASE_KEY), await client.pTTL(LEASE_KEY)];
    expect(lease).toBeLessThanOrEqual(2_000);
    await leader.end('SIGKILL');
    await waitUntil(() => leaders(left).length === 1);
    expect(await client.get(LEASE_KEY)).not.toBe(holder);
    client.destroy();
    await waitForTicks(left);
    expectInOrder(left);
    expectSameFlow(left);
  });

  test('makes a suspended leader follow when it resumes after another took over', async () => {
    const { leader, left } = splitOffLeader();
    leader.suspend();
    await waitUntil(() => leaders(left).length === 1);
    await waitForTicks(left);
    leader.resume();
    await waitUntil(() => leader.role === 'follows');
    await waitForTicks(members);
    expect(leaders(members)).toHaveLength(1);
    expectInOrder(members);
    expectSameFlow(members);
  });
});

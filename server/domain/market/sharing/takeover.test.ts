import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../testing/wait-until';
import { describeOnRedis } from './testing/describe-redis';
import { expectInOrder, expectSameFlow, leaders, waitForTicks } from './testing/flow';
import { SharingMember } from './testing/sharing-member';

const TAKEOVER = 5_000;
/** Node and the programs of a process take their time to load. */
const STARTED = 40_000;

jest.setTimeout(120_000);

describeOnRedis((redis) => {
  let members: SharingMember[];

  beforeEach(async () => {
    members = [1, 2, 3].map(() => new SharingMember(redis().url));
    await waitUntil(() => members.every(({ ticks }) => ticks.length > CATALOGUE.length), STARTED);
  });

  afterEach(async () => {
    for (const member of members) member.resume();
    await Promise.all(members.map((member) => member.end('SIGKILL')));
  });

  function splitOffLeader(): { leader: SharingMember; left: SharingMember[] } {
    const [leader] = leaders(members);
    if (!leader) throw new Error('nobody leads');
    return { leader, left: members.filter((member) => member !== leader) };
  }

  test('when the leading process is killed another leads within 5 s, and nothing comes twice or out of order', async () => {
    const { leader, left } = splitOffLeader();
    const since = performance.now();
    await leader.end('SIGKILL');
    await waitUntil(() => leaders(left).length === 1, TAKEOVER);
    await waitForTicks(left, 1, TAKEOVER);
    expect(performance.now() - since).toBeLessThan(TAKEOVER);
    await waitForTicks(left);
    expectInOrder(left);
    expectSameFlow(left);
  });

  test('a leading process that was halted and wakes up after another took over follows', async () => {
    const { leader, left } = splitOffLeader();
    leader.suspend();
    await waitUntil(() => leaders(left).length === 1, TAKEOVER);
    await waitForTicks(left);
    leader.resume();
    await waitUntil(() => leader.role === 'follows');
    await waitForTicks(members);
    expect(leaders(members)).toHaveLength(1);
    expectInOrder(members);
    expectSameFlow(members);
  });
});

import type { Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../testing/wait-until';
import { findRedis } from './testing/find-redis';
import { SharingMember } from './testing/sharing-member';
import { TestRedis } from './testing/test-redis';

const TAKEOVER = 5_000;
/** Node and the programs of a process take their time to load. */
const STARTED = 30_000;

const program = findRedis();
if (!program)
  console.warn('Sharing of quotes is not tested: there is neither redis-server nor valkey-server on the PATH.');

jest.setTimeout(120_000);

(program ? describe : describe.skip)('several processes on one Redis', () => {
  let redis: TestRedis;
  let members: SharingMember[];

  beforeEach(async () => {
    redis = await TestRedis.start(program ?? '');
    members = [1, 2, 3].map(() => new SharingMember(redis.url));
    await waitUntil(() => members.every(({ ticks }) => ticks.length > CATALOGUE.length), STARTED);
  });

  afterEach(async () => {
    redis.resume();
    for (const member of members) member.resume();
    await Promise.all(members.map((member) => member.end('SIGKILL')));
    await redis.kill();
  });

  const leaders = () => members.filter(({ role }) => role === 'leads');

  function leader(): SharingMember {
    const [first] = leaders();
    if (!first) throw new Error('nobody leads');
    return first;
  }

  /** Waits until each of some members has heard so many more ticks. */
  async function hear(those: readonly SharingMember[], count = 30, limit = 10_000): Promise<void> {
    const before = those.map(({ ticks }) => ticks.length);
    await waitUntil(() => those.every(({ ticks }, index) => ticks.length >= (before[index] ?? 0) + count), limit);
  }

  test('one leads, and all hear the same in the same order', async () => {
    expect(leaders()).toHaveLength(1);
    await hear(members);
    for (const { ticks } of members) expectInOrder(ticks);
    expectSameFlow(members);
  });

  test('when the leader is killed another one leads within 5 s, and nothing comes twice or out of order', async () => {
    const killed = leader();
    const since = performance.now();
    await killed.end('SIGKILL');
    const left = members.filter((member) => member !== killed);
    await waitUntil(() => left.some(({ role }) => role === 'leads'), TAKEOVER);
    await hear(left, 1);
    expect(performance.now() - since).toBeLessThan(TAKEOVER);
    await hear(left);
    for (const { ticks } of left) expectInOrder(ticks);
    expectSameFlow(left);
  });

  test('a leader that ends in order is followed at once', async () => {
    const ended = leader();
    const since = performance.now();
    await ended.end('SIGTERM');
    const left = members.filter((member) => member !== ended);
    await waitUntil(() => left.some(({ role }) => role === 'leads'), TAKEOVER);
    expect(performance.now() - since).toBeLessThan(2_500);
    await hear(left);
    for (const { ticks } of left) expectInOrder(ticks);
  });

  test('a leader that was halted and wakes up after another took over publishes nothing and follows', async () => {
    const halted = leader();
    halted.suspend();
    const left = members.filter((member) => member !== halted);
    await waitUntil(() => left.some(({ role }) => role === 'leads'), TAKEOVER);
    await hear(left);
    halted.resume();
    await waitUntil(() => halted.role === 'follows');
    await hear(members);
    expect(leaders()).toHaveLength(1);
    for (const { ticks } of members) expectInOrder(ticks);
    expectSameFlow(members);
  });

  test('one that joins late hears the newest price of everything at once', async () => {
    const late = new SharingMember(redis.url);
    members.push(late);
    await waitUntil(() => late.ticks.length >= CATALOGUE.length, STARTED);
    expect(late.role).toBe('follows');
    const named = new Set(late.ticks.slice(0, CATALOGUE.length).map(({ SymbolName }) => SymbolName));
    expect(named.size).toBe(CATALOGUE.length);
  });

  test.each([
    ['is gone', () => redis.kill(), () => redis.start()],
    ['does not answer', async () => redis.suspend(), async () => redis.resume()],
  ])('while Redis %s everyone goes on alone, and shares again when it is back', async (_fault, fail, mend) => {
    await fail();
    await waitUntil(() => members.every(({ role }) => role === 'alone'), 20_000);
    await hear(members);
    await mend();
    await waitUntil(() => leaders().length === 1 && members.every(({ role }) => role !== 'alone'), 20_000);
    await hear(members);
    for (const { ticks } of members) expectInOrder(ticks);
  });
});

function expectInOrder(ticks: readonly Tick[]): void {
  const last = new Map<string, number>();
  const wrong = ticks.filter(({ SymbolName, TimeStamp }) => {
    const before = last.get(SymbolName) ?? 0;
    last.set(SymbolName, TimeStamp);
    return TimeStamp <= before;
  });
  expect(wrong).toEqual([]);
}

/** All have heard the same since the last of them came, as far as all have heard. */
function expectSameFlow(members: readonly SharingMember[]): void {
  const flows = members.map(({ ticks }) => ticks.slice(CATALOGUE.length).map((tick) => JSON.stringify(tick)));
  const first = flows.map(([line = '']) => line);
  const begin = first.find((line) => flows.every((flow) => flow.includes(line))) ?? '';
  const tails = flows.map((flow) => flow.slice(flow.indexOf(begin)));
  const length = Math.min(...tails.map((tail) => tail.length));
  expect(length).toBeGreaterThan(20);
  for (const tail of tails) expect(tail.slice(0, length)).toEqual(tails[0]?.slice(0, length));
}

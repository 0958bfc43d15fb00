import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { MESSAGE, type Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { limit } from '@/scripts/lib/limit.mjs';
import { holdTimers } from '../../../../testing/hold-timers';
import { describeGateway } from '../../gateway/testing/use-gateway';
import { waitUntil } from '../../testing/wait-until';
import { Relay, type RelayOptions } from './relay';
import { TestUpstream } from './test-upstream';

const NOW = 1_750_000_000_000;
const PATIENT = { limits: { answer: limit(), silence: limit() }, delay: () => 20 };

function gold(second: number): Tick {
  return { SymbolName: 'XAUUSD', Bid: 3858 + second, Ask: 3858.5 + second, TimeStamp: NOW + second * 1000 };
}

const upstreams: TestUpstream[] = [];
const relays: Relay[] = [];

async function upstream(port?: number): Promise<TestUpstream> {
  const started = await TestUpstream.start(port);
  upstreams.push(started);
  return started;
}

async function relay(addresses: string[], options: RelayOptions = PATIENT, newest?: Tick[]) {
  const ticks: Tick[] = [];
  const started = new Relay(addresses, options);
  relays.push(started);
  await started.start((batch) => ticks.push(...batch), newest);
  return { relay: started, ticks };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(async () => {
  for (const started of relays.splice(0)) await started.stop();
  for (const started of upstreams.splice(0)) await started.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('subscribes to all symbols and passes ticks on', async () => {
  const server = await upstream();
  const { ticks } = await relay([server.address]);
  await waitUntil(() => server.received.length === 1);
  expect(server.received).toEqual([{ type: MESSAGE.subscribe }]);
  server.sendTicks(gold(1), gold(2));
  await waitUntil(() => ticks.length === 2);
  expect(ticks).toEqual([gold(1), gold(2)]);
});

test('drops a tick far ahead of the clock, and passes on those after it', async () => {
  const server = await upstream();
  const { relay: started, ticks } = await relay([server.address]);
  await waitUntil(() => server.received.length === 1);
  server.sendTicks({ ...gold(1), TimeStamp: Date.now() + 3_600_000 }, gold(2));
  await waitUntil(() => ticks.length === 1);
  expect(ticks).toEqual([gold(2)]);
  expect(started.dropped.counts.ahead).toBe(1);
});

test('reports simulated prices when the upstream does', async () => {
  const server = await upstream();
  server.answer = [{ type: MESSAGE.symbols, simulated: true, symbols: [] }];
  const { relay: started } = await relay([server.address]);
  await waitUntil(() => started.simulated);
});

test('tries addresses in turn: none there, no WebSocket, silent from the start, rejecting, alive', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const dead = await upstream();
  await dead.stop();
  const refusing = await upstream();
  refusing.answer = [{ type: MESSAGE.error, code: 'too_many_requests', message: '请稍后再试' }];
  const mute = await upstream();
  mute.answer = [];
  const alive = await upstream();
  alive.answer.push({ type: MESSAGE.ticks, ticks: [gold(1)] });
  const addresses = [
    dead.address,
    `ws://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
    mute.address,
    refusing.address,
    alive.address,
  ];
  const { ticks } = await relay(addresses, { ...PATIENT, limits: { answer: 300, silence: limit() } });
  await waitUntil(() => ticks.length === 1);
  for (const { connections } of [mute, refusing]) expect(connections).toBeGreaterThan(0);
  silent.close();
});

test('connects to the next upstream and subscribes again when its own disconnects', async () => {
  const [first, second] = [await upstream(), await upstream()];
  const { ticks } = await relay([first.address, second.address]);
  await waitUntil(() => first.received.length === 1);
  first.sendTicks(gold(1));
  await waitUntil(() => ticks.length === 1);
  await first.stop();
  await waitUntil(() => second.received.length === 1);
  second.sendTicks(gold(1), gold(2));
  await waitUntil(() => ticks.length === 2);
  expect(ticks).toEqual([gold(1), gold(2)]);
});

test('connects again to an upstream that comes back', async () => {
  const first = await upstream();
  const { ticks } = await relay([first.address]);
  await waitUntil(() => first.received.length === 1);
  await first.stop();
  const again = await upstream(first.port);
  await waitUntil(() => again.received.length === 1);
  again.sendTicks(gold(3));
  await waitUntil(() => ticks.length === 1);
});

test('disconnects an upstream that stops sending without closing, but not one that sends heartbeats', async () => {
  const [halfOpen, second] = [await upstream(), await upstream()];
  holdTimers();
  const { silence } = PATIENT.limits;
  const begun = jest.spyOn(global, 'setTimeout');
  const timeouts = () => begun.mock.calls.filter(([, milliseconds]) => milliseconds === silence).length;
  const { ticks } = await relay([halfOpen.address, second.address]);
  await waitUntil(() => halfOpen.received.length === 1);
  halfOpen.sendTicks(gold(1));
  await waitUntil(() => ticks.length === 1);
  for (let beat = 0; beat < 3; beat += 1) {
    const before = timeouts();
    jest.advanceTimersByTime(silence - 1);
    halfOpen.send({ type: MESSAGE.heartbeat, TimeStamp: NOW });
    await waitUntil(() => timeouts() > before);
  }
  expect(second.connections).toBe(0);
  // The upstream is still there and reads, but sends nothing more.
  jest.advanceTimersByTime(silence);
  await waitUntil(() => second.received.length === 1);
});

test('drops and counts wrong messages, older ticks and unknown symbols, and stays connected', async () => {
  const server = await upstream();
  const { relay: started, ticks } = await relay([server.address]);
  await waitUntil(() => server.received.length === 1);
  for (const wrong of ['', '{', '[]', '{"type":99}', '{"type":0,"ticks":"x"}']) server.send(wrong);
  for (const client of server.clients) client.send(Buffer.from([1, 2, 3]), { binary: true });
  server.send({ type: MESSAGE.ticks, ticks: [{ ...gold(1), Ask: 1 }, gold(1)] });
  server.sendTicks({ ...gold(2), SymbolName: 'TULIPS' });
  server.sendTicks(gold(1), { ...gold(1), TimeStamp: NOW });
  server.sendTicks(gold(3));
  await waitUntil(() => ticks.length === 2);
  expect(ticks).toEqual([gold(1), gold(3)]);
  expect(started.dropped.counts).toMatchObject({ malformed: 7, unknown: 1 });
  expect(server.connections).toBe(1);
});

test('reconnects after a message that is far too long', async () => {
  const server = await upstream();
  await relay([server.address]);
  await waitUntil(() => server.received.length === 1);
  server.send('x'.repeat(2 * 1024 * 1024));
  await waitUntil(() => server.connections === 2);
});

test('waits longer after each failure of all upstreams, and warns once', async () => {
  const dead = await upstream();
  await dead.stop();
  const failures: number[] = [];
  await relay([dead.address], { ...PATIENT, delay: (count) => failures.push(count) });
  await waitUntil(() => failures.length >= 5);
  expect(failures.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('does not connect any more once it was stopped', async () => {
  const server = await upstream();
  const atOnce = { ...PATIENT, delay: () => 0 };
  const { relay: started } = await relay([server.address], atOnce);
  await waitUntil(() => server.received.length === 1);
  await started.stop();
  await waitUntil(() => server.clients.length === 0);
  // By the time another relay has failed and retried, the stopped one would have connected too.
  const failures: number[] = [];
  const dead = await upstream();
  await dead.stop();
  await relay([dead.address], { ...PATIENT, delay: (count) => failures.push(count) });
  await waitUntil(() => failures.length >= 5);
  expect(server.connections).toBe(1);
});

test('passes on only newer ticks after another process', async () => {
  const server = await upstream();
  server.answer.push({ type: MESSAGE.ticks, ticks: [gold(1), gold(2), gold(3)] });
  const { ticks } = await relay([server.address], PATIENT, [gold(2)]);
  await waitUntil(() => ticks.length > 0);
  expect(ticks).toEqual([gold(3)]);
});

describeGateway((open) => {
  test('relays from another server of ours', async () => {
    const gateway = await open();
    const ticks: Tick[] = [];
    gateway.feed.publish(gold(1));
    const started = new Relay([gateway.quotes]);
    relays.push(started);
    await started.start((batch) => ticks.push(...batch));
    await waitUntil(() => ticks.length === 1);
    const all = CATALOGUE.map(({ name: SymbolName }) => ({ ...gold(2), SymbolName }));
    gateway.feed.publish(...all);
    await waitUntil(() => ticks.length === 1 + all.length);
    expect(ticks).toEqual([gold(1), ...all]);
    expect(started.simulated).toBe(true);
  });
});

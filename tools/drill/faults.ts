import type { Cluster } from './cluster';
import type { DatabaseHost } from './database-machine';
import type { Product } from './product';
import { replaceMachine } from './replace';
import { until } from './until';

/** What a fault breaks. */
export interface Parts {
  cluster: Cluster;
  product: Product;
}

/** Breaks something. Returns how to repair it. */
export type Begin = (parts: Parts) => Promise<() => Promise<void>>;

export const FAULTS = {
  primary: cutPrimaryPower,
  standby: cutStandbyPower,
  replace: losePrimaryDisk,
  server: killServer,
  redis: killRedis,
  etcd: killEtcdLeader,
  disk: fillPrimaryDisk,
  cut: cutCable,
  split: splitNetwork,
} satisfies Record<string, Begin>;

/** The machine of the primary loses its power. */
async function cutPrimaryPower({ cluster }: Parts) {
  const primary = await cluster.primary();
  await primary.cutPower();
  return () => primary.powerOn();
}

/** The machine of the synchronous standby loses its power. */
async function cutStandbyPower({ cluster }: Parts) {
  const standby = await cluster.syncStandby();
  await standby.cutPower();
  return () => standby.powerOn();
}

/** The machine of the primary is lost with its disk. An empty one takes its place. */
async function losePrimaryDisk({ cluster }: Parts) {
  const primary = await cluster.primary();
  await primary.cutPower();
  await primary.loseDisk();
  return () => replaceMachine(cluster, primary);
}

/** A server ends, as if its memory ran out. systemd starts it again. */
async function killServer({ product }: Parts) {
  const [machine] = product.machines;
  if (!machine) throw new Error('There is no server.');
  await machine.kill('server');
  return async () => {
    await machine.startServer();
    await machine.untilHealthy();
  };
}

/** Redis's primary ends. Sentinel must have chosen another one before it starts again. */
async function killRedis({ cluster }: Parts) {
  const primary = await find(cluster.machines, isRedisPrimary);
  await primary.kill('redis');
  return async () => {
    await find(
      cluster.machines.filter((machine) => machine !== primary),
      isRedisPrimary,
    );
    await primary.startRedis();
  };
}

async function isRedisPrimary(machine: DatabaseHost): Promise<boolean> {
  return (await machine.redisRole()).startsWith('master');
}

/** The etcd that leads the others ends. */
async function killEtcdLeader({ cluster }: Parts) {
  const leader = await find(cluster.machines, async (machine) => {
    const [status] = JSON.parse(await machine.etcdctl('--write-out=json', 'endpoint', 'status'));
    return status.Status.leader === status.Status.header.member_id;
  });
  await leader.kill('etcd');
  return () => leader.startEtcd();
}

/** The primary's disk is full. Its timer hands over to a standby. */
async function fillPrimaryDisk({ cluster }: Parts) {
  const primary = await cluster.primary();
  await primary.fillDisk();
  return () => primary.emptyDisk();
}

/** The network between the primary and its synchronous standby is cut; etcd has a majority on both. */
async function cutCable({ cluster }: Parts) {
  const [primary, standby] = [await cluster.primary(), await cluster.syncStandby()];
  await ignoreEachOther(primary, standby);
  return () => reconnect(cluster);
}

/** The primary is cut from both standbys, while servers still reach it. */
async function splitNetwork({ cluster }: Parts) {
  const primary = await cluster.primary();
  const others = cluster.machines.filter((machine) => machine !== primary);
  await Promise.all(others.map((other) => ignoreEachOther(primary, other)));
  return () => reconnect(cluster);
}

async function ignoreEachOther(one: DatabaseHost, other: DatabaseHost): Promise<void> {
  await Promise.all([one.ignore(other.name), other.ignore(one.name)]);
}

async function reconnect({ machines }: Cluster): Promise<void> {
  await Promise.all(machines.map((machine) => machine.ignoreNone()));
}

function find(
  machines: readonly DatabaseHost[],
  leads: (machine: DatabaseHost) => Promise<boolean>,
): Promise<DatabaseHost> {
  return until(`one of ${machines.map(({ name }) => name).join(', ')} leads`, async () => {
    for (const machine of machines) if (await leads(machine)) return machine;
    return undefined;
  });
}

import type { Cluster } from './cluster';
import type { DatabaseHost } from './database-machine';
import { DATABASE_MACHINES, hostOf } from './network';
import type { Product } from './product';
import { until } from './until';

/** What a fault breaks. */
export interface Parts {
  cluster: Cluster;
  product: Product;
}

export interface Fault {
  name: string;
  /** Breaks something. Returns how to repair it. */
  begin: (parts: Parts) => Promise<() => Promise<void>>;
}

export const FAULTS: readonly Fault[] = [
  { name: 'primary', begin: cutPrimaryPower },
  { name: 'server', begin: killServer },
  { name: 'redis', begin: killRedis },
  { name: 'etcd', begin: killEtcdLeader },
  { name: 'disk', begin: fillPrimaryDisk },
  { name: 'cut', begin: cutCable },
  { name: 'split', begin: splitNetwork },
];

/** The machine of the primary loses its power. */
async function cutPrimaryPower({ cluster }: Parts) {
  const primary = await cluster.primary();
  await primary.cutPower();
  return () => primary.powerOn();
}

/** A server ends, as if its memory ran out. systemd starts it again. */
async function killServer({ product }: Parts) {
  const [machine] = product.machines;
  if (!machine) throw new Error('There is no server.');
  await machine.kill('server');
  return async () => {
    machine.startServer();
    await machine.untilHealthy();
  };
}

/** Redis's primary ends. */
async function killRedis({ cluster }: Parts) {
  const primary = await find(cluster, async (machine) => (await askRedis(machine, 'role')).startsWith('master'));
  await primary.kill('redis');
  return async () => primary.startRedis();
}

/** The etcd that leads the others ends. */
async function killEtcdLeader({ cluster }: Parts) {
  const leader = await find(cluster, async (machine) => {
    const [status] = JSON.parse(await machine.run('etcd', 'etcdctl', '--write-out=json', 'endpoint', 'status'));
    return status.Status.leader === status.Status.header.member_id;
  });
  await leader.kill('etcd');
  return async () => leader.startEtcd();
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

async function find(cluster: Cluster, matches: (machine: DatabaseHost) => Promise<boolean>): Promise<DatabaseHost> {
  return until(`one of ${DATABASE_MACHINES.map(hostOf).join(', ')} leads`, async () => {
    for (const machine of cluster.machines) if (await matches(machine)) return machine;
    return undefined;
  });
}

function askRedis(machine: DatabaseHost, command: string): Promise<string> {
  return machine.run('redis', 'redis-cli', command);
}

import type { Cluster } from './cluster';
import type { DatabaseHost } from './database-machine';
import { commandsOf, withValues } from './guide';
import { until } from './until';

const REPLACE = '## Replace a machine';
const LOST_QUORUM = '## Lost quorum';

/** Installs an empty machine in place of one whose disk is lost, with the commands of the guide. */
export async function replaceMachine(cluster: Cluster, lost: DatabaseHost): Promise<void> {
  const [onOther = '', onNew = ''] = commandsOf(REPLACE, 2);
  const [other] = cluster.machines.filter((machine) => machine !== lost);
  if (!other) throw new Error('There is no other machine.');
  const said = await other.runCommands(withValues(onOther, { LOST: lost.name }));
  const primary = said.trim().split('\n').at(-1) ?? '';
  await lost.install();
  await lost.boot();
  await lost.runCommands(withValues(onNew, { PRIMARY: primary }));
  await lost.startPrograms();
  await lost.letServersIn();
  await untilRedisIsWhole(cluster);
}

/** Installs two empty machines in place of lost ones, with the commands of the guide for a lost quorum. */
export async function replaceTwoMachines(cluster: Cluster, left: DatabaseHost): Promise<void> {
  const [onLeft = '', onAll = ''] = commandsOf(LOST_QUORUM, 2);
  const others = cluster.machines.filter((machine) => machine !== left);
  const sync = await left.runCommands(onLeft);
  if (!sync.includes(`"${left.name}"`)) throw new Error(`${left.name} may lack commits: ${sync}`);
  for (const program of ['patroni', 'etcd', 'redis', 'sentinel']) await left.stop(program);
  for (const other of others) {
    await other.install();
    await other.boot();
  }
  for (const machine of cluster.machines) {
    await machine.runCommands(withValues(onAll, { LEFT: left.name }));
    await machine.startEtcd();
  }
  await left.startRedis();
  await left.startSentinel();
  await left.startPatroni();
  await until(`${left.name} is the primary`, async () => (await cluster.primary()) === left);
  for (const other of others) await other.startOthers();
  for (const other of others) await other.letServersIn();
}

/** Waits until two machines follow the third one's Redis, and every Sentinel knows it. */
export async function untilRedisIsWhole({ machines }: Cluster): Promise<void> {
  await until(
    'Redis has a primary that all follow',
    async () => new Set(await Promise.all(machines.map((machine) => machine.redisPrimary()))).size === 1,
  );
}

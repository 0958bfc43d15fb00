import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHost } from './database-machine';
import type { Parts } from './faults';
import { commandsOf, withValues } from './guide';
import { until } from './until';

const HEADING = '## Restore to a second';
/** Milliseconds between the second to restore to and the next visitor, because commits carry a time of milliseconds. */
const APART = 1_000;

/** The database's time now, to which it can be restored without what follows. */
export async function chooseSecond({ cluster }: Parts): Promise<string> {
  await pause(APART);
  const second = await cluster.sql('select now()');
  await pause(APART);
  return second;
}

/** Restores the database to a second with the commands of the guide. Returns the seconds until the servers are healthy. */
export async function restoreTo(second: string, { cluster, product }: Parts): Promise<number> {
  const began = performance.now();
  const [onPrimary = '', onOthers = ''] = commandsOf(HEADING, 2);
  const primary = await cluster.primary();
  const others = cluster.machines.filter((machine) => machine !== primary);
  for (const machine of product.machines) await machine.stop('server');
  for (const machine of [...others, primary]) await machine.stop('patroni');
  await primary.runCommands(withValues(onPrimary, { SECOND: second }));
  await primary.startPatroni();
  await until('the restored machine is the leader', async () => (await cluster.primary()) === primary);
  await Promise.all(others.map((other) => copyAgain(other, onOthers)));
  return serveAgain(began, { cluster, product });
}

async function copyAgain(machine: DatabaseHost, commands: string): Promise<void> {
  await machine.runCommands(commands);
  await machine.startPatroni();
}

/** Restores the database on empty machines after the loss of all three, with the commands of the guide. Returns the seconds as above. */
export async function restoreOnEmpty(second: string, { cluster, product }: Parts): Promise<number> {
  for (const machine of product.machines) await machine.stop('server');
  const last = await cluster.sql('select pg_walfile_name(pg_current_wal_lsn())');
  const archived = `select last_archived_wal >= '${last}' from pg_stat_archiver`;
  await until('the archive has the last minute', async () => (await cluster.sql(archived)) === 't');
  for (const machine of cluster.machines) {
    await machine.cutPower();
    await machine.loseDisk();
  }
  const began = performance.now();
  const [onFirst = ''] = commandsOf(HEADING, 2);
  const first = cluster.machine('database-1');
  const others = cluster.machines.filter((machine) => machine !== first);
  await cluster.install();
  await first.runCommands(withValues(onFirst, { SECOND: second }));
  await Promise.all([first.startPrograms(), ...others.map((other) => other.startEtcd())]);
  await until('the restored machine is the leader', async () => (await cluster.primary()) === first);
  await Promise.all(others.map((other) => other.startPrograms()));
  await Promise.all(cluster.machines.map((machine) => machine.letServersIn()));
  return serveAgain(began, { cluster, product });
}

/** Notes the restore, and starts the servers. Returns the seconds from `began` until they are healthy. */
async function serveAgain(began: number, { cluster, product }: Parts): Promise<number> {
  await product.machines[0]?.operate(['note-restore']);
  for (const machine of product.machines) await machine.startServer();
  await Promise.all(product.machines.map((machine) => machine.untilHealthy()));
  const seconds = (performance.now() - began) / 1_000;
  await cluster.untilWhole();
  return seconds;
}

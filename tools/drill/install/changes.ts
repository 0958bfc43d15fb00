import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shared } from '../database-machine';
import { commandsOf, withValues } from '../guide';
import { type Installation, makeCertificates, makePasswords } from '../start';
import { until } from '../until';
import type { InstalledDatabase, InstalledServer } from './installed-hosts';

/** Milliseconds, with a reserve, for which the edge leaves out a server that failed (`fail_timeout`). */
const EDGE_TRIES_AGAIN = 2_000;

/** The machines that the guide installed. */
export interface Installed extends Installation {
  /** Where all machines find the authority and the passwords. */
  folder: string;
  shared: Shared;
  databases: readonly InstalledDatabase[];
  servers: readonly InstalledServer[];
}

/** What an operator changes by the guide while visitors use the product. */
export const CHANGES: Readonly<Record<string, (installed: Installed) => Promise<void>>> = {
  'Change passwords': changePasswords,
  'Restart of each database machine': restartMachines,
  'Change certificates': changeCertificates,
  'Change the authority': changeAuthority,
  'Planned switchover': switchOver,
  'Copy a standby again': copyStandby,
};

async function restartMachines({ cluster, databases }: Installed): Promise<void> {
  for (const machine of databases) {
    await machine.container.restart();
    await cluster.untilWhole();
  }
}

async function changeCertificates({ folder, databases }: Installed): Promise<void> {
  await makeCertificates(folder);
  const [install = ''] = commandsOf('## Change certificates', 1);
  for (const machine of databases) {
    await machine.copyCertificate();
    await machine.runCommands(install);
    await until(`${machine.name} has its new certificate`, () => machine.container.run(COMPARE_CERTIFICATES));
  }
}

/** Every port of a machine shows the certificate in its files. */
const COMPARE_CERTIFICATES = `cd /etc/patroni
fingerprint() { openssl x509 -noout -fingerprint; }
for port in 2379 2380 6379 26379 8008 '5432 -starttls postgres' '6432 -starttls postgres'; do
  shown=$(openssl s_client -cert newactivities.pem -key newactivities.key -connect localhost:$port < /dev/null 2> /dev/null | fingerprint)
  [ "$shown" = "$(fingerprint < newactivities.pem)" ] || { echo "port $port: $shown"; exit 1; }
done`;

async function changeAuthority(installed: Installed): Promise<void> {
  const { cluster, folder, shared, databases, servers } = installed;
  const [onDatabase = '', onServer = ''] = commandsOf('### Change the authority', 2);
  const readAuthority = () => readFileSync(join(shared.certificates, 'authority.pem'), 'utf8');
  const old = readAuthority();
  renameSync(shared.certificates, `${shared.certificates}-old`);
  await makeCertificates(folder);
  cluster.trust(old + readAuthority());
  for (const machine of databases) await machine.copyCertificate();
  for (const machine of servers) await machine.copyAuthority();
  const change = async (to: '>>' | '>') => {
    for (const machine of await leaderLast(installed)) {
      await machine.runCommands(onDatabase.replace('>>', to));
      await cluster.untilWhole();
    }
    for (const machine of servers) {
      await machine.runCommands(onServer.replace('>>', to));
      await untilUsed(machine);
    }
  };
  await change('>>');
  await changeCertificates(installed);
  await change('>');
  cluster.trust(readAuthority());
  await cluster.untilQuotesAreShared();
}

async function changePasswords(installed: Installed): Promise<void> {
  const { cluster, folder, shared, databases, servers } = installed;
  const [onLeader = '', onAll = '', onEach = ''] = commandsOf('## Change passwords', 3);
  Object.assign(shared.passwords, await makePasswords(folder));
  for (const machine of databases) await machine.copyPasswords();
  const [owner = '', forServers = ''] = [0, 1].map(() => randomBytes(24).toString('hex'));
  await (await cluster.primary()).runCommands(withValues(onLeader, { owner, servers: forServers }));
  for (const machine of databases) await machine.runCommands(onAll);
  for (const machine of await leaderLast(installed)) {
    await machine.runCommands(onEach);
    await cluster.untilWhole();
  }
  for (const machine of databases) await machine.letServersIn();
  for (const machine of servers) {
    machine.passwords = { owner, servers: forServers, redis: shared.passwords['redis-servers'] };
    await machine.setAddresses();
    await machine.runCommands('systemctl restart newactivities-server');
    await untilUsed(machine);
  }
  await cluster.untilQuotesAreShared();
}

async function leaderLast({ cluster, databases }: Installed): Promise<InstalledDatabase[]> {
  const leader = await cluster.primary();
  return [...databases].sort((one, other) => Number(one === leader) - Number(other === leader));
}

async function untilUsed(machine: InstalledServer): Promise<void> {
  await machine.untilHealthy();
  await pause(EDGE_TRIES_AGAIN);
}

async function switchOver({ cluster }: Installed): Promise<void> {
  const primary = await cluster.primary();
  const [commands = ''] = commandsOf('## Planned switchover', 1);
  await primary.runCommands(commands);
  await until('another machine is the primary', async () => (await cluster.primary()) !== primary);
  await primary.startPatroni();
  await cluster.untilWhole();
}

async function copyStandby({ cluster }: Installed): Promise<void> {
  const standby = await cluster.syncStandby();
  const startedAt = () => standby.sql('select pg_postmaster_start_time()');
  const before = await startedAt();
  await standby.runCommands(`patronictl -c /etc/patroni/config.yml reinit newactivities ${standby.name} --force`);
  await until(`${standby.name} has a new copy`, async () => (await startedAt()) !== before);
}

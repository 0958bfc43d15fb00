import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster } from './cluster';
import type { Parts } from './faults';
import { Gateway } from './gateway';
import { DATABASE_MACHINES, makeNetwork, SERVER_MACHINES, system } from './network';
import { Product } from './product';
import { makeBackup } from './restore';

/** What a drill needs. */
export interface Installation extends Parts {
  gateway: Gateway;
  /** Copies the logs of all machines, which are gone with them. */
  saveLogs: (to: string) => void;
}

/** Installs and starts all machines in memory, which this process's mount namespace alone has at a folder. */
export async function startInstallation(folder: string): Promise<Installation> {
  await system('mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder);
  await makeNetwork(folder);
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  await system('chown', 'postgres:postgres', archive);
  const password = () => randomBytes(16).toString('hex');
  const cluster = new Cluster(folder, archive);
  await cluster.start({ superuser: password(), replication: password(), rewind: password() });
  const gateway = new Gateway();
  const product = new Product(folder, await gateway.listen());
  await product.start(cluster);
  await makeBackup({ cluster, product });
  const saveLogs = (to: string) => {
    for (const machine of [...DATABASE_MACHINES, ...SERVER_MACHINES])
      cpSync(join(folder, machine, 'logs'), join(to, machine), { recursive: true });
  };
  return { cluster, product, gateway, saveLogs };
}

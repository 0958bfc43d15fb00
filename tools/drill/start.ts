import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SmsGateway } from '@/tools/sms-gateway';
import { Cluster } from './cluster';
import type { Passwords } from './database-machine';
import type { Parts } from './faults';
import { DATABASE_MACHINES, hostOf, makeNetwork, OWN_ADDRESS, SERVER_MACHINES, system } from './network';
import { Product } from './product';
import { makeBackup } from './restore';
import { POSTGRES, REDIS } from './server-machine';

/** What a drill needs. */
export interface Installation extends Parts {
  gateway: SmsGateway;
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
  const passwords = newPasswords();
  const certificates = join(folder, 'certificates');
  const names = DATABASE_MACHINES.map((name) => `peer:${hostOf(name)},${POSTGRES},${REDIS}`);
  await system('deploy/make-certificates.sh', certificates, ...names);
  const cluster = new Cluster(folder, { archive, certificates, passwords });
  await cluster.start();
  const gateway = await SmsGateway.start(OWN_ADDRESS);
  const product = new Product(folder, {
    gateway: gateway.url,
    certificates,
    redisPassword: passwords['redis-servers'],
  });
  await product.start(cluster);
  await makeBackup({ cluster, product });
  const saveLogs = (to: string) => {
    for (const machine of [...DATABASE_MACHINES, ...SERVER_MACHINES])
      cpSync(join(folder, machine, 'logs'), join(to, machine), { recursive: true });
  };
  return { cluster, product, gateway, saveLogs };
}

function newPasswords(): Passwords {
  const password = () => randomBytes(16).toString('hex');
  return {
    superuser: password(),
    replication: password(),
    rewind: password(),
    'redis-servers': password(),
    'redis-machines': password(),
  };
}

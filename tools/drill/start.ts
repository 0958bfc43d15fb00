import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SmsGateway } from '@/tools/sms-gateway';
import { Cluster } from './cluster';
import { DatabaseHost, type Passwords, type Shared } from './database-machine';
import type { Parts } from './faults';
import { commandsOf } from './guide';
import { DATABASE_MACHINES, makeNetwork, OWN_ADDRESS, SERVER_MACHINES, system } from './network';
import { Product } from './product';
import { ServerHost } from './server-machine';

/** What a drill needs. */
export interface Installation extends Parts {
  gateway: SmsGateway;
}

/** Installs and starts all machines in memory, which this process's mount namespace alone has at a folder. */
export async function startInstallation(folder: string) {
  await system('mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder);
  await makeNetwork(folder);
  const shared = await makeShared(folder);
  await system('chown', 'postgres:postgres', shared.archive);
  const { certificates, passwords } = shared;
  const machines = DATABASE_MACHINES.map((name) => new DatabaseHost(name, folder, shared));
  const cluster = new Cluster(machines, readFileSync(join(certificates, 'authority.pem'), 'utf8'));
  await cluster.start();
  const gateway = await SmsGateway.start(OWN_ADDRESS);
  const product = new Product(folder, {
    gateway: gateway.url,
    redis: passwords['redis-servers'],
    makeMachine: (name, settings) => new ServerHost(name, folder, settings, certificates),
  });
  await product.start(cluster);
  /** Copies the logs of all machines, which are gone with them. */
  const saveLogs = (to: string) => {
    for (const machine of [...DATABASE_MACHINES, ...SERVER_MACHINES])
      cpSync(join(folder, machine, 'logs'), join(to, machine), { recursive: true });
  };
  return { cluster, product, gateway, saveLogs };
}

/** Makes an archive, and passwords and certificates with the commands of the guide. */
export async function makeShared(folder: string): Promise<Shared> {
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  return { archive, certificates: await makeCertificates(folder), passwords: await makePasswords(folder) };
}

/** Makes new passwords in `passwords.sed`. */
export async function makePasswords(folder: string): Promise<Passwords> {
  const [commands = ''] = commandsOf('## Install', 2);
  await system('bash', '-ec', commands.replaceAll('/root/', `${folder}/`));
  const made = readFileSync(join(folder, 'passwords.sed'), 'utf8').matchAll(/^s\/@(.+)@\/(.+)\/$/gm);
  return Object.fromEntries([...made].map(([, name, password]) => [name, password])) as Passwords;
}

/** Makes the authority if there is none, and new certificates of all machines. Returns their folder. */
export async function makeCertificates(folder: string): Promise<string> {
  const [, commands = ''] = commandsOf('## Install', 2);
  await system('env', `HOME=${folder}`, 'bash', '-ec', commands);
  return join(folder, 'authority');
}

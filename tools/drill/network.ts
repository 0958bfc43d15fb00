import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { limit } from '@/scripts/lib/limit.mjs';

/** The machines with PostgreSQL, Patroni, etcd, Redis and Sentinel. */
export const DATABASE_MACHINES = ['database-1', 'database-2', 'database-3'] as const;
/** The machines with a server, a site and HAProxy. */
export const SERVER_MACHINES = ['server-1', 'server-2'] as const;

export type DatabaseMachine = (typeof DATABASE_MACHINES)[number];
export type ServerMachine = (typeof SERVER_MACHINES)[number];
export type MachineName = DatabaseMachine | ServerMachine;

const BRIDGE = 'machines';
/** In the network of `install/podman.ts`, too. */
const ADDRESSES: Record<MachineName, string> = {
  'database-1': '10.78.0.71',
  'database-2': '10.78.0.72',
  'database-3': '10.78.0.73',
  'server-1': '10.78.0.81',
  'server-2': '10.78.0.82',
};
/** Each machine's name, for `/etc/hosts`. */
export const NAMES = Object.entries(ADDRESSES)
  .map(([name, address]) => `${address} ${hostOf(name as MachineName)}\n`)
  .join('');

/** The address of this process, of the visitors, the edge and the SMS gateway. */
export const OWN_ADDRESS = '10.78.0.1';

export function addressOf(machine: MachineName): string {
  return ADDRESSES[machine];
}

/** The name under which the machines know each other, as in `deploy/database`. */
export function hostOf(machine: MachineName): string {
  return `${machine}.internal`;
}

const runFile = promisify(execFile);
/** Units after which a program counts as stuck. */
const STUCK = 180;

/** Runs a program of the system until it ends, and returns its output. @throws with its messages when it fails or is stuck */
export async function system(program: string, ...args: string[]): Promise<string> {
  return (await runFile(program, args, { maxBuffer: 2 ** 26, timeout: limit(STUCK) })).stdout;
}

/**
 * Makes the network of the machines, and their names in this process's own `/etc/hosts`. Needs network and mount namespaces of its own.
 *
 * @param folder for the file of the names
 */
export async function makeNetwork(folder: string): Promise<void> {
  await system('ip', 'link', 'set', 'lo', 'up');
  await system('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  await system('ip', 'address', 'add', `${OWN_ADDRESS}/24`, 'dev', BRIDGE);
  await system('ip', 'link', 'set', BRIDGE, 'up');
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost\n${NAMES}`);
  await system('mount', '--bind', hosts, '/etc/hosts');
}

/** Plugs a machine into the network. @param pid of a process in its network namespace */
export async function plugIn(machine: MachineName, pid: number): Promise<void> {
  const cable = cableOf(machine);
  await system('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
  await system('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
}

/** Unplugs a machine: others get no answer from it, not even that a port is closed. */
export async function unplug(machine: MachineName): Promise<void> {
  await system('ip', 'link', 'delete', cableOf(machine));
}

/** Names of network devices have at most 15 characters. */
function cableOf(machine: MachineName): string {
  return `to-${machine}`;
}

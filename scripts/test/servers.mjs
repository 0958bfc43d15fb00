import { findProgram } from '../lib/programs.mjs';
import { installSystemPackages, mayInstallPackages } from '../lib/system-packages.mjs';

/** Servers that tests run where they are there, and the system's packages that bring them. */
const SERVERS = [
  { program: 'nginx', package: 'nginx-light' },
  { program: 'redis-server', package: 'redis-server' },
  { program: 'lego', package: 'lego' },
  { program: 'pebble', package: 'pebble' },
];

/** Installs the servers that are missing, where the system's package manager may. Tests without theirs are left out and say so. */
export async function installServers() {
  const missing = SERVERS.filter(({ program }) => !findProgram(program));
  if (missing.length === 0 || !mayInstallPackages()) return;
  const packages = missing.map((server) => server.package);
  console.log(`Installing the system's ${packages.join(', ')} …`);
  const { ok } = await installSystemPackages(packages);
  if (!ok) console.log('That failed; their tests will be left out.');
}

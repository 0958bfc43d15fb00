import { findProgram } from '../lib/programs.mjs';
import { installSystemPackages, mayInstallPackages } from '../lib/system-packages.mjs';

/** Servers that tests use if they are installed, and their system packages. */
const SERVERS = [
  { program: 'nginx', package: 'nginx-light' },
  { program: 'redis-server', package: 'redis-server' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'lego', package: 'lego' },
  { program: 'pebble', package: 'pebble' },
];

/** Installs missing servers, if this process may. Tests without their server are skipped and say so. */
export async function installServers() {
  const missing = SERVERS.filter(({ program }) => !findProgram(program)).map((server) => server.package);
  if (missing.length === 0 || !mayInstallPackages()) return;
  const { ok } = await installSystemPackages(missing);
  if (!ok) console.log('The installation failed; tests that need these servers will be skipped.');
}

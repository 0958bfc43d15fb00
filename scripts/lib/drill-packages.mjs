import { existsSync } from 'node:fs';
import { CliError } from './cli.mjs';
import { findProgram } from './programs.mjs';
import { installSystemPackages, mayInstallPackages } from './system-packages.mjs';

/** Programs of `npm run drill`, and their system packages. */
const ENGINES = [
  { program: 'patroni', package: 'patroni' },
  { program: 'etcd', package: 'etcd-server' },
  { program: 'etcdctl', package: 'etcd-client' },
  { program: 'haproxy', package: 'haproxy' },
  { program: 'redis-server', package: 'redis-server' },
  { program: 'redis-sentinel', package: 'redis-sentinel' },
  { program: 'pgbackrest', package: 'pgbackrest' },
  { program: 'pg_createcluster', package: 'postgresql-15' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'openssl', package: 'openssl' },
  { program: 'nginx', package: 'nginx-light' },
  { program: 'ip', package: 'iproute2' },
  { program: 'iptables', package: 'iptables' },
];

/** Without this module, which Debian only recommends, Patroni reaches no etcd over TLS. */
const TLS_OF_PATRONI = { file: '/usr/lib/python3/dist-packages/idna', package: 'python3-idna' };

/** Whether this process may make the namespaces of the drill, and install its packages. */
export function mayDrill() {
  return process.platform === 'linux' && mayInstallPackages();
}

/** Installs the missing packages. @throws {CliError} with the output of a failed installation */
export async function installDrillPackages() {
  const missing = ENGINES.filter(({ program }) => !findProgram(program)).map((engine) => engine.package);
  if (!existsSync(TLS_OF_PATRONI.file)) missing.push(TLS_OF_PATRONI.package);
  if (missing.length === 0) return;
  const { ok, output } = await installSystemPackages(missing);
  if (!ok) throw new CliError(`The packages of the drill could not be installed:\n${output}`);
}

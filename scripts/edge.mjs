// `npm run edge`: the whole product behind nginx on this machine, configured as in `deploy/`. `-- --machines=2` starts several
// sites and servers, which share the database of DATABASE_URL and the Redis of REDIS_URL, or new ones.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_PORTS } from '../lib/default-ports.mjs';
import { findNginx } from './edge/find-nginx.mjs';
import { PAGE_LOG } from './edge/local-config.mjs';
import { layOutEdge } from './edge/local-edge.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { CliError, log, runCommand } from './lib/cli.mjs';
import { waitUntilHealthy } from './lib/healthy.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { Processes } from './lib/processes.mjs';
import { BUILT, readEnvFiles, startMachine } from './lib/product.mjs';
import { releaseIn } from './lib/release.mjs';
import { noteRunning } from './lib/running.mjs';

/** The folder for everything that nginx writes. */
const FOLDER = fileURLToPath(new URL('../.edge', import.meta.url));

/** The edge's stored host list. */
const STATE = `${FOLDER}/state`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  const machines = readMachines();
  findNginx();
  await installPackages();
  await readEnvFiles({ development: false });
  const ports = readPorts(machines);
  await requireFreePorts(ports.named);
  await buildIfChanged();
  noteRunning();
  // The live configuration may be of another release.
  for (const folder of [`${FOLDER}/live`, STATE]) rmSync(folder, { recursive: true, force: true });

  const processes = new Processes();
  const { frontServers, sites } = ports;
  const shared = machines > 1 && !process.env.DATABASE_URL ? await startSharedServers(processes) : {};
  const settings = frontServers.map((port, index) => ({
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_PORT: String(sites[index]),
    TRUST_PROXY: 'loopback',
    // One machine counts the pages of the edge, for all.
    ...(index === 0 && { EDGE_PAGE_LOG: `${FOLDER}/${PAGE_LOG}` }),
    // Each machine would listen on the same port.
    OFFICE_PORT: (index === 0 && process.env.OFFICE_PORT) || 'off',
    METRICS_PORT: String(process.env.METRICS_PORT ? Number(process.env.METRICS_PORT) + index : port + 2),
    ...shared,
  }));
  log('Starting the sites and the servers …');
  for (const each of settings) startMachine(processes, { ...BUILT, settings: each });
  for (const port of frontServers) await waitUntilHealthy({ host: 'localhost', port }, () => processes.stopping);
  if (!processes.stopping) {
    const limits = process.env.EDGE_LIMITS !== 'off';
    processes.startProgram('The edge', ...layOutEdge({ folder: FOLDER, limits, build: releaseIn(), ...ports }));
    const lists = settings.map(({ METRICS_PORT }) => `http://localhost:${METRICS_PORT}/hosts`);
    processes.start('The host updates of the edge', ['.server/edge.mjs', 'hosts', '--every=2'], {
      env: { EDGE_HOSTS_URL: lists.join(','), EDGE_NGINX_FOLDER: FOLDER, EDGE_STATE_DIR: STATE },
    });
    log(`https://bfzh.localhost:${ports.port}/newactivities/kh_7694_form`);
    log(`http://bfzh.localhost:${ports.plainPort}/newactivities/kh_7694_form`);
  }
  await processes.ended;
});

function readMachines() {
  const { values } = parseArgs({ options: { machines: { type: 'string', default: '1' } } });
  const machines = Number(values.machines);
  if (!Number.isInteger(machines) || machines < 1 || machines > 8)
    throw new CliError('--machines must be a number from 1 to 8.');
  return machines;
}

/**
 * Starts the servers that machines share. Returns the settings to reach them.
 *
 * @param {Processes} processes
 */
async function startSharedServers(processes) {
  log('Starting a PostgreSQL and a Redis for the machines …');
  const servers = processes.start('The program that runs the shared servers', [
    '--import',
    'tsx',
    'scripts/edge/shared-servers.ts',
  ]);
  const [settings] = await Promise.race([once(servers, 'message'), processes.ended.then(() => [{}])]);
  return settings;
}

/** @param {number} machines */
function readPorts(machines) {
  const first = Number(process.env.PORT || DEFAULT_PORTS.PORT);
  const port = Number(process.env.EDGE_PORT || 8443);
  const plainPort = Number(process.env.EDGE_PLAIN_PORT || 8080);
  const activityPort = plainPort + 1;
  const frontServers = Array.from({ length: machines }, (_, index) => first + 10 * index);
  const sites = frontServers.map((frontServer) => frontServer + 1);
  const named = { EDGE_PORT: port, EDGE_PLAIN_PORT: plainPort, PORT: first };
  return { port, plainPort, activityPort, frontServers, sites, named };
}

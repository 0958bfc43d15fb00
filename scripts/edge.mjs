// `npm run edge`: the whole product behind nginx on this machine, as `deploy/` has it; `-- --machines=2` for several sites
// and servers, which share the database of DATABASE_URL and the quotes of REDIS_URL, or some of their own.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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

/** Everything that nginx writes. */
const FOLDER = fileURLToPath(new URL('../.edge', import.meta.url));

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  const machines = readMachines();
  findNginx();
  await installPackages();
  await readEnvFiles({ development: false });
  await buildIfChanged();
  const ports = readPorts(machines);
  await requireFreePorts(ports.named);

  const processes = new Processes();
  const shared = machines > 1 && !process.env.DATABASE_URL ? await startSharedServers(processes) : {};
  for (const [index, port] of ports.frontServers.entries()) {
    const settings = {
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_PORT: String(ports.sites[index]),
      TRUST_PROXY: 'loopback',
      // One of them counts the pages of the edge, for all.
      ...(index === 0 && { EDGE_PAGE_LOG: `${FOLDER}/${PAGE_LOG}` }),
      ...(process.env.METRICS_PORT && { METRICS_PORT: String(Number(process.env.METRICS_PORT) + index) }),
      ...shared,
    };
    startMachine(processes, { ...BUILT, settings });
  }
  for (const port of ports.frontServers) {
    await waitUntilHealthy({ host: 'localhost', port }, () => processes.stopping);
  }
  if (!processes.stopping) {
    const limits = process.env.EDGE_LIMITS !== 'off';
    processes.startProgram('The edge', ...layOutEdge({ folder: FOLDER, limits, ...ports }));
    log(`https://bfzh.localhost:${ports.port}/newactivities/kh_7694_form`);
    log(`http://bfzh.localhost:${ports.plainPort}/newactivities/kh_7694_form`);
  }
  await processes.ended;
});

function readMachines() {
  const { values } = parseArgs({ options: { machines: { type: 'string', default: '1' } } });
  const machines = Number(values.machines);
  if (!Number.isInteger(machines) || machines < 1 || machines > 8)
    throw new CliError('--machines takes a number from 1 to 8.');
  return machines;
}

/**
 * Starts what machines share; answers the settings by which they reach it.
 *
 * @param {Processes} processes
 */
async function startSharedServers(processes) {
  log('Starting a PostgreSQL and a Redis for the machines …');
  const servers = processes.start('What the machines share', ['--import', 'tsx', 'scripts/edge/shared-servers.ts']);
  const [settings] = await Promise.race([once(servers, 'message'), processes.ended.then(() => [{}])]);
  return settings;
}

/** @param {number} machines */
function readPorts(machines) {
  const first = Number(process.env.PORT || 3000);
  const port = Number(process.env.EDGE_PORT || 8443);
  const plainPort = Number(process.env.EDGE_PLAIN_PORT || 8080);
  const frontServers = Array.from({ length: machines }, (_, index) => first + 10 * index);
  const sites = frontServers.map((frontServer) => frontServer + 1);
  return { port, plainPort, frontServers, sites, named: { EDGE_PORT: port, EDGE_PLAIN_PORT: plainPort, PORT: first } };
}

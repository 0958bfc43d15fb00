// `npm run edge`: the whole product behind nginx on this machine, configured as in `deploy/`. `-- --machines=2` starts several
// sites and servers, which share the database of DATABASE_URL and the Redis of REDIS_URL, or new ones. While an edge runs, `--
// --roll=2` builds and deploys the new release to its second machine.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_PORTS } from '../lib/default-ports.mjs';
import { findNginx } from './edge/find-nginx.mjs';
import { PAGE_LOG } from './edge/local-config.mjs';
import { layOutEdge } from './edge/local-edge.mjs';
import { Machines, releaseOf } from './edge/machines.mjs';
import { listenForRolls, orderRoll } from './edge/rolling.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { CliError, log, runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { Processes } from './lib/processes.mjs';
import { readEnvFiles } from './lib/product.mjs';
import { releaseIn } from './lib/release.mjs';

/** The folder for everything that nginx writes. */
const FOLDER = fileURLToPath(new URL('../.edge', import.meta.url));

/** Contains a folder for each release that machines run. */
const RELEASES = `${FOLDER}/releases`;

/** The edge's stored host list. */
const STATE = `${FOLDER}/state`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  const { machines, roll } = readArguments();
  findNginx();
  await installPackages();
  await readEnvFiles({ development: false });
  await buildIfChanged();
  if (roll !== undefined) return log(await orderRoll(FOLDER, roll - 1, releaseOf(RELEASES)));
  const ports = readPorts(machines);
  await requireFreePorts(ports.named);
  // The live configuration may be of another release.
  for (const folder of [RELEASES, `${FOLDER}/live`, STATE]) rmSync(folder, { recursive: true, force: true });
  const release = releaseOf(RELEASES);

  const processes = new Processes();
  const shared = machines > 1 && !process.env.DATABASE_URL ? await startSharedServers(processes) : {};
  const settings = ports.frontServers.map((port, index) => ({
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    // A release has no data folder of its own.
    DATA_DIR: resolve(process.env.DATA_DIR || '.data'),
    PORT: String(port),
    SITE_PORT: String(ports.sites[index]),
    TRUST_PROXY: 'loopback',
    // One machine counts the pages of the edge, for all.
    ...(index === 0 && { EDGE_PAGE_LOG: `${FOLDER}/${PAGE_LOG}` }),
    // Each machine would listen on the same port.
    OFFICE_PORT: (index === 0 && process.env.OFFICE_PORT) || 'off',
    METRICS_PORT: String(process.env.METRICS_PORT ? Number(process.env.METRICS_PORT) + index : port + 2),
    ...shared,
  }));
  const running = new Machines(processes, settings);
  log('Starting the sites and the servers …');
  await running.start(release);
  if (!processes.stopping) {
    const layOut = (/** @type {string} */ build) =>
      layOutEdge({ folder: FOLDER, limits: process.env.EDGE_LIMITS !== 'off', build, ...ports });
    const nginx = processes.startProgram('The edge', ...layOut(releaseIn(release)));
    const lists = settings.map(({ METRICS_PORT }) => `http://localhost:${METRICS_PORT}/hosts`);
    processes.start('The host updates of the edge', ['.server/edge.mjs', 'hosts', '--every=2'], {
      env: { EDGE_HOSTS_URL: lists.join(','), EDGE_NGINX_FOLDER: FOLDER, EDGE_STATE_DIR: STATE },
    });
    const close = listenForRolls(FOLDER, async (machine, next) => {
      const build = releaseIn(next);
      if (!(await running.roll(machine, next)))
        return `Machine ${machine + 1} runs ${build}; the others keep their release.`;
      layOut(build);
      nginx.kill('SIGHUP');
      return `Machine ${machine + 1} runs ${build}, like all others; the edge caches its pages from now on.`;
    });
    log(`https://bfzh.localhost:${ports.port}/newactivities/kh_7694_form`);
    log(`http://bfzh.localhost:${ports.plainPort}/newactivities/kh_7694_form`);
    processes.ended.then(close, close);
  }
  await processes.ended;
});

function readArguments() {
  const { values } = parseArgs({
    options: { machines: { type: 'string', default: '1' }, roll: { type: 'string' } },
  });
  const [machines, roll] = [Number(values.machines), values.roll === undefined ? undefined : Number(values.roll)];
  if (!Number.isInteger(machines) || machines < 1 || machines > 8)
    throw new CliError('--machines must be a number from 1 to 8.');
  if (roll !== undefined && (!Number.isInteger(roll) || roll < 1))
    throw new CliError('--roll must be the number of a machine, from 1.');
  return { machines, roll };
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

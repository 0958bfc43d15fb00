import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { DEFAULT_PORTS } from '../../lib/default-ports.mjs';
import { CliError, log, secondsSince } from './cli.mjs';
import { waitUntilHealthy } from './healthy.mjs';
import { requireFreePorts } from './ports.mjs';
import { Processes } from './processes.mjs';

/**
 * How to start a built site and server. The new space is larger than Node's default, because requests create many short-lived
 * objects.
 */
export const BUILT = {
  next: ['start'],
  server: ['--enable-source-maps', '--max-semi-space-size=64', '.server/main.mjs'],
  addresses: ['.server/addresses.mjs'],
  quiet: true,
};

/**
 * Runs the site and the server until one of them ends or a signal ends both.
 *
 * @param {{ next: string[], server: string[], office?: string[], addresses: string[], quiet?: boolean, env: Record<string, string> }} how arguments
 *   of `next`, Node's arguments for the server, for a program that builds the office again when it changes, and for the program that
 *   prints the addresses, whether Next prints only errors, and settings to add
 */
export async function runProduct({ next, server, office, addresses, quiet, env }) {
  const settings = {
    ...ports(),
    NEXT_TELEMETRY_DISABLED: '1',
    // As in production.
    APPROVALS: process.env.APPROVALS || 'on',
    ...env,
  };
  const port = Number(settings.PORT);
  await requireOwnPorts();
  log('Starting the site and the server …');
  const began = Date.now();
  const processes = new Processes();
  startMachine(processes, { next, server, quiet, settings });
  if (office && settings.OFFICE_PORT !== 'off')
    processes.start('The build of the office', office, { env: settings, quiet: true });
  if (await waitUntilHealthy({ host: listeningHost(), port }, () => processes.stopping)) {
    log(`Started after ${secondsSince(began)} s.`);
    spawnSync(process.execPath, addresses, { stdio: 'inherit', env: { ...process.env, ...settings } });
  }
  await processes.ended;
}

/** Throws a CliError if a port of the product is taken. */
export async function requireOwnPorts() {
  const taken = Object.entries(ports()).filter(([, port]) => port !== 'off');
  await requireFreePorts(Object.fromEntries(taken.map(([variable, port]) => [variable, Number(port)])));
}

/**
 * Starts a site and the server in front of it.
 *
 * @param {Processes} processes
 * @param {{ next: string[], server: string[], quiet?: boolean | undefined, settings: Record<string, string | undefined> & { SITE_PORT: string } }} how as for
 *   {@link runProduct}; the settings contain PORT and SITE_PORT
 */
export function startMachine(processes, { next, server, quiet, settings: given }) {
  const settings = {
    SITE_KEY: randomBytes(32).toString('base64url'),
    SITE_KEY_FILE: '',
    // Starting the whole product with one command includes its migrations.
    MIGRATIONS: process.env.MIGRATIONS || 'at-start',
    ...given,
  };
  // `localhost`, not 127.0.0.1: with the address Next answers every rewrite with 500.
  processes.start(
    'The site',
    siteArguments(next, given.SITE_PORT),
    // Without Next's banner, whose address visitors must not open.
    { env: settings, quiet },
  );
  processes.start('The server', server, { env: settings });
}

/**
 * Node's arguments to run the site.
 *
 * @param {string[]} next the arguments of `next`
 * @param {string} port
 */
export function siteArguments(next, port) {
  // Rendering a page creates thousands of short-lived objects: a larger new space saves a third of the time.
  const node = ['--require', './server/platform/logs/json-console.cjs', '--max-semi-space-size=64'];
  return [...node, 'node_modules/next/dist/bin/next', ...next, '-H', process.env.SITE_HOST || 'localhost', '-p', port];
}

/** The host on which this machine reaches the server. */
function listeningHost() {
  const host = process.env.HOST;
  return host && host !== '0.0.0.0' && host !== '::' ? host : 'localhost';
}

function ports() {
  const { PORT, SITE_PORT, OFFICE_PORT } = process.env;
  const settings = {
    PORT: PORT || String(DEFAULT_PORTS.PORT),
    SITE_PORT: SITE_PORT || String(DEFAULT_PORTS.SITE_PORT),
    OFFICE_PORT: OFFICE_PORT || (officeByDefault() ? String(DEFAULT_PORTS.OFFICE_PORT) : 'off'),
  };
  for (const [variable, value] of Object.entries(settings)) {
    if (variable === 'OFFICE_PORT' && value === 'off') continue;
    const valid = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
    if (!valid) throw new CliError(`${variable} must be a port from 1 to 65535.`);
  }
  return settings;
}

/** Whether the office runs without being set: in the development set-up, unless a provider's backend has the data. */
function officeByDefault() {
  const { DEPLOYMENT, API_ORIGIN } = process.env;
  return DEPLOYMENT !== 'production' && !API_ORIGIN;
}

/**
 * Reads `.env` and its variants as Next does, for development or production. Variables that are already set take precedence.
 *
 * @param {{ development: boolean }} mode
 */
export async function readEnvFiles({ development }) {
  const { default: env } = await import('@next/env');
  env.loadEnvConfig(process.cwd(), development);
}

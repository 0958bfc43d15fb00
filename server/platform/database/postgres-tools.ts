import { execFile } from 'node:child_process';
import { access, link, open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';

const run = promisify(execFile);

/** The functions that migrations create. */
const MIGRATED_FUNCTIONS = ['public.add_event_day(date)', 'public.drop_event_day(date)'];

/** Writes a consistent copy of a database in use, in `pg_dump`'s custom format. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await callTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url);
}

/** Restores the output of {@link dumpPostgres} into an empty database, completely or not at all. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const whole = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await callTool('pg_restore', [...whole, `--dbname=${environmentOf(url).PGDATABASE}`, file], url);
}

/**
 * Lets only the roles to which they are granted run the functions of migrations. A backup has no rights, and a restored
 * function may be run by everyone.
 */
export async function restrictFunctions(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(`revoke execute on function ${MIGRATED_FUNCTIONS.join(', ')} from public`);
}

/** Milliseconds in which PostgreSQL ends the sessions of closed connections. */
const SESSIONS_END_WITHIN = 5_000;

/**
 * Removes everything that {@link restorePostgres} and migrations have created.
 *
 * @throws Error while another program is connected, which may have stored something since
 */
export async function emptyPostgres(client: Client): Promise<void> {
  const giveUpAt = performance.now() + SESSIONS_END_WITHIN;
  while (await hasOtherClients(client)) {
    if (performance.now() > giveUpAt) throw new Error('another program is connected to it');
    await pause(100);
  }
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.length > 0 ? [`drop table ${rows.map(({ name }) => name).join(', ')} cascade`] : [];
  const functions = MIGRATED_FUNCTIONS.map((name) => `drop function if exists ${name}`);
  await client.query(['begin', ...tables, ...functions, 'drop schema if exists drizzle cascade', 'commit'].join('; '));
}

async function hasOtherClients(client: Client): Promise<boolean> {
  const others = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return others.rowCount !== 0;
}

/**
 * Writes a new file that only its owner can read. It appears under its name only when complete.
 *
 * @param write fills the file at the given path, which already exists
 * @throws Error with the code `EEXIST` if there is a file of this name
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  await requireFree(file);
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  try {
    await (await open(draft, 'wx', 0o600)).close();
    await write(draft);
    const written = await open(draft, 'r');
    await written.sync();
    await written.close();
    // Unlike a rename, a link does not replace a file that has appeared meanwhile.
    await link(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function requireFree(file: string): Promise<void> {
  const missing = await access(file).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (!missing) throw Object.assign(new Error(`${file} exists.`), { code: 'EEXIST', syscall: 'open' });
}

/** Passes the address in the environment, because all users of the machine can see arguments. */
async function callTool(tool: string, args: readonly string[], url: string): Promise<void> {
  await run(tool, args, { env: { ...process.env, ...environmentOf(url) } }).catch((error) => {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') throw new Error(`${tool} is not installed; it comes with PostgreSQL's client programs.`);
    throw new Error(`${tool} failed: ${stderr?.trim().split('\n')[0] ?? code}`);
  });
}

function environmentOf(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const [host, user, database] = [hostname, username, pathname.slice(1)].map(decodeURIComponent);
  const named = {
    PGHOST: host || searchParams.get('host') || '',
    PGPORT: port,
    PGUSER: user ?? '',
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database || user || '',
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGSSLCERT: searchParams.get('sslcert') ?? '',
    PGSSLKEY: searchParams.get('sslkey') ?? '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

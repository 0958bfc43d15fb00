import { execFile } from 'node:child_process';
import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
 * Writes a file that only its owner can read. It appears under its name only when complete.
 *
 * @param write fills the file at the given path, which already exists
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  try {
    await (await open(draft, 'wx', 0o600)).close();
    await write(draft);
    const written = await open(draft, 'r');
    await written.sync();
    await written.close();
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
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

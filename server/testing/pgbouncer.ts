import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@/scripts/lib/ports.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';
import { unprivilegedUser } from '../platform/database/embedded/unprivileged-user';
import { asAdmin } from './create-database';
import type { TestPostgres } from './postgres';
import { untilItSays } from './until-it-says';

const CONFIG = 'deploy/pgbouncer/pgbouncer.ini';
const PASSWORD = 'of-tests';
/** The lines of `userlist.txt`, as `deploy/README.md` says. */
const USERS = `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolpassword is not null`;

type Settings = Record<string, string | number>;

/** The path of PgBouncer on this machine, if it is installed. */
export const findPgbouncer = (): string | undefined => findProgram('pgbouncer');

/**
 * Starts a PgBouncer with the settings of `deploy/` in front of every database of a test PostgreSQL, with which it ends.
 *
 * @param settings that replace those of the file, with `connect_query` of the database
 * @returns the address of the PostgreSQL's default database through it
 */
export async function startPgbouncer(postgres: TestPostgres, settings: Settings = {}): Promise<string> {
  const folder = path.join(postgres.workspace, 'pgbouncer');
  const inFolder = (name: string) => path.join(folder, name);
  const { hostname: host, port, username } = new URL(postgres.address);
  const listenPort = await freePort();
  await mkdir(folder);
  const users = await asAdmin(postgres.address, async (admin) => {
    await admin.query(`alter role ${username} password '${PASSWORD}'`);
    return (await admin.query<{ line: string }>(USERS)).rows.map(({ line }) => line);
  });
  await writeFile(inFolder('userlist.txt'), users.join('\n'));
  const text = replaceSettings(await readFile(CONFIG, 'utf8'), {
    host,
    port,
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    pidfile: inFolder('pgbouncer.pid'),
    logfile: inFolder('pgbouncer.log'),
    client_tls_sslmode: 'disable',
    auth_file: inFolder('userlist.txt'),
    ...settings,
  });
  await writeFile(inFolder('pgbouncer.ini'), text.replace(/^newactivities = /m, '* = '));
  const user = unprivilegedUser();
  if (user.uid !== undefined && user.gid !== undefined)
    for (const file of [folder, inFolder('userlist.txt'), inFolder('pgbouncer.ini')])
      await chown(file, user.uid, user.gid);
  await launch(inFolder('pgbouncer.ini'), user);
  return Object.assign(new URL(postgres.address), { port: listenPort, password: PASSWORD }).href;
}

/** Replaces values in the text of a configuration file, where each must occur once. */
function replaceSettings(text: string, settings: Settings): string {
  return Object.entries(settings).reduce((all, [name, value]) => {
    const found = new RegExp(`(?<=^${name} = |^newactivities .* ${name}=)(?:'[^']*'|[^'\\n ]*)(?= |$)`, 'gm');
    if (all.match(found)?.length !== 1) throw new Error(`${CONFIG}: ${name} must occur once`);
    return all.replace(found, () => (name === 'connect_query' ? `'${value}'` : String(value)));
  }, text);
}

/** Resolves when it listens. */
async function launch(config: string, user: { uid?: number; gid?: number }): Promise<void> {
  const program = findPgbouncer();
  if (!program) throw new Error('PgBouncer is not installed. Run: apt-get install pgbouncer');
  const child = spawn(program, [config], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilItSays(child, child.stderr, /process up/, 'PgBouncer');
}

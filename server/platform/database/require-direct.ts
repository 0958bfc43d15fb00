import { Client } from 'pg';
import { ConfigError } from '../settings/config-error';

/** A connection as the driver opened it. Its types lack the process that the other end named for cancelling statements. */
type Connected = Client & { processID?: number | null };

const MESSAGE = [
  'DATABASE_URL or DATABASE_OWNER_URL: leads to a connection pooler such as PgBouncer, where each transaction may have another session.',
  "`backup`, `migrate`, `restore` and `rotate-lookup-key` need the database's own address: set it in DATABASE_OWNER_URL, or in",
  'DATABASE_URL for the command. A server may use the pooler with MIGRATIONS=awaited.',
].join(' ');

/**
 * Checks that a connection is a session of the database itself. A pooler names a process of its own for cancelling statements, not
 * the one that runs them; programs that only forward bytes, such as HAProxy, change nothing.
 *
 * @throws {ConfigError} when there is a pooler in between
 */
export async function requireDirect(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== (client as Connected).processID) throw new ConfigError(MESSAGE);
}

/** Checks an address as {@link requireDirect} does. */
export function requireDirectAddress(address: string): Promise<void> {
  return onDirect(address, async () => {});
}

/**
 * Runs `work` on a connection of its own to the database at an address, and closes it.
 *
 * @throws {ConfigError} when there is a pooler at the address
 */
export async function onDirect<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await requireDirect(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Tables that the servers' role can only add to, so that it cannot rewrite the audit log. */
const ONLY_GROWING = ['operator_acts'];
/** Tables whose rows the role can update but not delete. */
const KEPT = ['audit_seals'];

/** PostgreSQL's default number of rounds. */
const ROUNDS = 4096;

interface Addresses {
  databaseUrl?: string | undefined;
  /** The tables' owner, if that is not the role of `databaseUrl`. */
  databaseOwnerUrl?: string | undefined;
}

/** The settings for operations that only the tables' owner may run. */
export function asOwner<Settings extends Addresses>(settings: Settings): Settings {
  const { databaseOwnerUrl } = settings;
  return databaseOwnerUrl === undefined ? settings : { ...settings, databaseUrl: databaseOwnerUrl };
}

/**
 * Grants the role of `databaseUrl` what servers and operators need: reading and writing rows, and creating
 * and dropping partitions of events; but not changing other tables, nor rewriting the audit log. Runs after each
 * migration, which may have added tables. Creates a missing role with the URL's password. Does nothing when servers own
 * the tables.
 *
 * @throws {Error} when the URL has no role, or a role that owns the tables
 */
export async function letServersIn({ databaseUrl, databaseOwnerUrl }: Addresses): Promise<void> {
  if (!databaseUrl || !databaseOwnerUrl) return;
  const { username, password } = new URL(databaseUrl);
  const role = decodeURIComponent(username);
  if (!role) throw new Error('DATABASE_URL must name a role.');
  const client = new Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await makeRole(client, role, decodeURIComponent(password));
    for (const statement of grantsTo(escapeIdentifier(role))) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function makeRole(client: Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(pg_roles.oid, pg_class.relowner, 'usage') as owns
     from pg_roles, pg_class where rolname = $1 and pg_class.oid = 'public.operator_acts'::regclass`,
    [role],
  );
  const [found] = rows;
  if (found?.owns) throw new Error(`DATABASE_URL must name a role that does not own the tables; "${role}" owns them.`);
  if (found) return;
  const proof = password ? ` password ${escapeLiteral(await scramVerifier(password))}` : '';
  await client.query(`create role ${escapeIdentifier(role)} login${proof}`);
}

function grantsTo(role: string): string[] {
  const tables = 'all tables in schema public';
  return [
    'revoke create on schema public from public',
    `grant usage on schema public, drizzle to ${role}`,
    `grant select, insert, update, delete on ${tables} to ${role}`,
    `revoke update, delete on ${ONLY_GROWING.join(', ')} from ${role}`,
    `revoke delete on ${KEPT.join(', ')} from ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
    // They create and drop the partitions of events.
    `grant execute on all functions in schema public to ${role}`,
    // A backup reads these as well.
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select on all sequences in schema drizzle to ${role}`,
  ];
}

/**
 * The verifier that PostgreSQL stores for a password (RFC 5803, RFC 7677). Sending it instead of the password keeps the
 * password out of statement logs.
 *
 * @param password printable ASCII, which PostgreSQL does not normalize
 */
export async function scramVerifier(password: string, salt = randomBytes(16), rounds = ROUNDS): Promise<string> {
  const salted = await promisify(pbkdf2)(password, salt, rounds, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Tables that only grow: who reads and writes rows cannot rewrite what was recorded. */
const ONLY_GROWING = ['operator_acts'];
/** Tables whose rows are written over, and never missed. */
const KEPT = ['audit_seals'];

/** PostgreSQL's own number of rounds. */
const ROUNDS = 4096;

interface Addresses {
  databaseUrl?: string | undefined;
  /** Of who owns the tables, where that is not the role of `databaseUrl`. */
  databaseOwnerUrl?: string | undefined;
}

/** The settings for what is the owner's alone. */
export function asOwner<Settings extends Addresses>(settings: Settings): Settings {
  const { databaseOwnerUrl } = settings;
  return databaseOwnerUrl === undefined ? settings : { ...settings, databaseUrl: databaseOwnerUrl };
}

/**
 * Lets the role of `databaseUrl` do what servers and operators' commands do, and no more: read and write rows, but neither change
 * tables nor rewrite what operators did. Called again after each migration, which may have brought tables. A role that is missing is
 * made, with the address's password. Where servers own the tables nothing is done.
 *
 * @throws Error, with a sentence, where the address names no role, or one that the tables belong to
 */
export async function letServersIn({ databaseUrl, databaseOwnerUrl }: Addresses): Promise<void> {
  if (!databaseUrl || !databaseOwnerUrl) return;
  const { username, password } = new URL(databaseUrl);
  const role = decodeURIComponent(username);
  if (!role) throw new Error('DATABASE_URL names no role.');
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
  if (found?.owns)
    throw new Error(`The tables belong to "${role}", from whom nothing can be kept: DATABASE_URL wants another.`);
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
    // What a backup reads as well.
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select on all sequences in schema drizzle to ${role}`,
  ];
}

/**
 * What PostgreSQL stores of a password (RFC 5803, RFC 7677): given as this, no log of statements shows the password itself.
 *
 * @param password of printable ASCII, which PostgreSQL takes as it is
 */
export async function scramVerifier(password: string, salt = randomBytes(16), rounds = ROUNDS): Promise<string> {
  const salted = await promisify(pbkdf2)(password, salt, rounds, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

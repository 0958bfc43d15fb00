import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Creates a database on the server at `address`, as a copy of `template`, and returns its address. The default template
 * is empty.
 */
export async function createDatabase(address: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(address, (admin) => admin.query(`create database ${name} template ${template}`));
  return Object.assign(new URL(address), { pathname: name }).href;
}

/** The address through the pooler of the tests, if they have one, for servers that run with `MIGRATIONS=awaited`. */
export function serversAddress(address: string): string {
  const { TEST_POOLER: pooler } = process.env;
  return pooler ? Object.assign(new URL(pooler), { pathname: new URL(address).pathname }).href : address;
}

/** Runs `work` with a connection. */
export async function asAdmin<T>(address: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: address });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

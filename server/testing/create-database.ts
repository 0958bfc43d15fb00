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

/**
 * Creates a database with the product's tables on the shared PostgreSQL, for servers that run with `MIGRATIONS=awaited`.
 *
 * @param pooler the pooler through which the returned address leads; `''` for none
 */
export async function createServersDatabase(pooler = process.env.TEST_POOLER): Promise<string> {
  const { TEST_POSTGRES = '', TEST_POSTGRES_TEMPLATE } = process.env;
  const address = await createDatabase(TEST_POSTGRES, TEST_POSTGRES_TEMPLATE);
  return pooler ? throughPooler(address, pooler) : address;
}

/** The address of a database through the pooler at another address. */
export function throughPooler(address: string, pooler: string): string {
  return Object.assign(new URL(pooler), { pathname: new URL(address).pathname }).href;
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

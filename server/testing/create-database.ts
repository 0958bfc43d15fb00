import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Makes a database on the server at `address`, empty or a copy of `template`, and answers its address. */
export async function createDatabase(address: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(address, (admin) => admin.query(`create database ${name} template ${template}`));
  return Object.assign(new URL(address), { pathname: name }).href;
}

/** Lends a connection to `work`. */
export async function asAdmin<T>(address: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: address });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

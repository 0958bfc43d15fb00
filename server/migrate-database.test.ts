import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readApiConfig } from './api-config';
import { execute } from './execute-operation';
import { migrateDatabase } from './migrate-database';
import { migrate } from './platform/database/migrate';
import { readMigrations } from './platform/database/migration-files';
import { createDatabase } from './testing/create-database';

jest.setTimeout(240_000);

const order = { operation: 'migrate', input: {}, operator: 'Li Na' };
const KEY = randomBytes(32).toString('base64');

test('the tables are brought up to date by an act of its own, on record, and a second one does nothing', async () => {
  const url = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const config = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url, DEPLOYMENT: 'production' });
  expect(config.waitForMigrations).toBe(true);
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client, readMigrations().slice(0, -1));
  await client.end();
  await expect(migrateDatabase(config, { ...order, operator: ' ' })).rejects.toThrow('Name yourself');
  expect(await migrateDatabase(config, order)).toMatch(/^The tables are up to date, by 1 migrations\. The audit log's/);
  expect(await migrateDatabase(config, order)).toBe('The tables were up to date.');
  // Where no operator has an account yet, only development lets anybody read the acts.
  const development = readApiConfig({ DATA_KEY: KEY, DATABASE_URL: url });
  const acts = await execute(development, { operation: 'acts', input: {}, operator: '' });
  expect(acts.match(/Li Na +migrate/g)).toHaveLength(1);
});

test('an embedded database is its server’s to bring up to date', async () => {
  const config = readApiConfig({ DATA_DIR: '/nowhere' });
  await expect(migrateDatabase(config, order)).rejects.toThrow('by the server that opens it');
});

test.each([
  [{}, false],
  [{ DEPLOYMENT: 'production' }, true],
  [{ DEPLOYMENT: 'production', MIGRATIONS: 'at-start' }, false],
  [{ MIGRATIONS: 'awaited' }, true],
])('with %j a server waits for it: %s', (env, waits) => {
  expect(readApiConfig(env).waitForMigrations).toBe(waits);
});

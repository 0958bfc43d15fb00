import { Client } from 'pg';
import type { ApiConfig } from './api-config';
import { appendAct } from './operations/audit-chain';
import { migrate } from './operations/migrate';
import type { Order } from './operations/operation';
import { OperatorError } from './operations/operation';
import { pendingMigrations } from './platform/database/migrate';
import { openDatabase } from './platform/database/open';
import { asOwner, letServersIn } from './platform/database/server-role';
import { openKeys } from './platform/secrets/open-keys';
import { createVault } from './platform/secrets/vault';

/**
 * Brings the tables of the PostgreSQL that the settings name up to date with this release, lets the servers' role use them where
 * another owns them, and records that.
 * @throws OperatorError where the settings name no PostgreSQL
 * @throws Error where the servers' role cannot be kept from what is the owner's
 * @throws ConfigError for another DATA_KEY than the database's
 */
export async function migrateDatabase(settings: ApiConfig, { operator }: Order): Promise<string> {
  const config = asOwner(settings);
  const { databaseUrl } = config;
  if (!databaseUrl) throw new OperatorError('The embedded database is brought up to date by the server that opens it.');
  const who = operator.trim();
  if (!who) throw new OperatorError('Name yourself with --operator=<name> or OPERATOR.');
  const pending = await countPending(databaseUrl);
  const database = await openDatabase({ ...config, waitForMigrations: false });
  try {
    const { keyring } = await openKeys(database, config);
    await letServersIn(settings);
    if (pending === 0) return 'The tables were up to date.';
    const act = { operator: who, act: migrate.name, details: { migrations: pending }, at: new Date() };
    const head = await appendAct(database.orm, createVault(keyring), act);
    return `The tables are up to date, by ${pending} migrations. The audit log's head is ${head}.`;
  } finally {
    await database.close();
  }
}

async function countPending(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await pendingMigrations(client)).length;
  } finally {
    await client.end();
  }
}

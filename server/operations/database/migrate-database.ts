import { drizzle } from 'drizzle-orm/node-postgres';
import { pendingMigrations } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/open';
import { onDirect } from '../../platform/database/require-direct';
import { asOwner, letServersIn } from '../../platform/database/server-role';
import type { Orm } from '../../platform/database/types';
import { openKeys } from '../../platform/secrets/open-keys';
import { createVault } from '../../platform/secrets/vault';
import { ConfigError } from '../../platform/settings/config-error';
import type { ApiConfig } from '../../settings/read-api-config';
import { appendEntry } from '../audit/audit-chain';
import { item, lines } from '../common/answer';
import { type OperationRequest, OperatorError, type Ran } from '../common/operation';
import { findUnfit } from '../definitions/check';
import { requireName } from '../operators/names';
import { migrate } from './migrate';
import { say } from './words';

/**
 * Migrates the tables of the PostgreSQL in the settings to this release, grants the servers' role access to them if another role
 * owns them, and adds an entry to the audit log.
 * @throws OperatorError if the settings name no PostgreSQL, or if stored revisions do not fit this release; then nothing has changed
 * @throws Error if DATABASE_URL names no role, or names the owner of the tables
 * @throws ConfigError if DATA_KEY is not the database's key, or there is a pooler at its address; then nothing has changed
 */
export async function migrateDatabase(settings: ApiConfig, { operator, input }: OperationRequest): Promise<Ran> {
  const config = asOwner(settings);
  const { databaseUrl } = config;
  if (!databaseUrl) throw new OperatorError(say('embedded_migrates_itself'));
  const name = requireName(operator);
  const pending = await countPending(databaseUrl);
  if (pending > 0) await requireKey(databaseUrl, config);
  if (input.unfit !== 'accept') await requireFitting(databaseUrl);
  const database = await openDatabase({ ...config, waitForMigrations: false });
  try {
    const { keyring } = await openKeys(database, config);
    await letServersIn(settings);
    if (pending === 0) return { answer: [say('tables_up_to_date')] };
    const entry = { operator: name, operation: migrate.name, details: { migrations: pending }, at: new Date() };
    const head = await appendEntry(database.orm, createVault(keyring), entry);
    return { answer: [say('migrations_applied', { migrations: pending, head })] };
  } finally {
    await database.close();
  }
}

function countPending(url: string): Promise<number> {
  return onDirect(url, async (client) => (await pendingMigrations(client)).length);
}

/**
 * Checks the key of a database before its tables change.
 * @throws ConfigError if DATA_KEY is not its key
 */
async function requireKey(url: string, config: ApiConfig): Promise<void> {
  await onDirect(url, async (client) => {
    await openKeys({ orm: drizzle({ client, casing: 'snake_case' }) }, config).catch((error) => {
      // Tables of an earlier release may not have what this check reads. The keys are opened again after the migration.
      if (error instanceof ConfigError) throw error;
    });
  });
}

/** Codes of PostgreSQL for tables and columns that a database of an earlier release lacks. */
const MISSING = ['42P01', '42703'];

/** @throws OperatorError with each stored revision that this release does not accept */
async function requireFitting(url: string): Promise<void> {
  const unfit = await onDirect(url, (client) =>
    findUnfit(drizzle({ client, casing: 'snake_case' }) as unknown as Orm, new Date()).catch((error) => {
      if (MISSING.includes(error.cause?.code ?? error.code)) return [];
      throw error;
    }),
  );
  if (unfit.length === 0) return;
  const named = unfit.map((fault) => item(say('revision_is_unfit', { ...fault })));
  throw new OperatorError([lines(...named, say('unfit_rejects'))]);
}

import { access } from 'node:fs/promises';
import path from 'node:path';
import { giveUpAfterRestore } from '../../domain/ad-conversions/after-restore';
import { removeEmbedded, restoreEmbedded } from '../../platform/database/embedded/open-embedded';
import { openDatabase } from '../../platform/database/open';
import { emptyPostgres, restorePostgres, restrictFunctions } from '../../platform/database/postgres-tools';
import { onDirect } from '../../platform/database/require-direct';
import { asOwner, letServersIn } from '../../platform/database/server-role';
import { openKeys } from '../../platform/secrets/open-keys';
import { createVault } from '../../platform/secrets/vault';
import type { ApiConfig } from '../../settings/read-api-config';
import { appendEntry } from '../audit/audit-chain';
import { type OperationRequest, OperatorError, type Ran } from '../common/operation';
import { requireName } from '../operators/names';
import { restore } from './backup';
import { say } from './words';

/** Removes what a restore that fails has written, so that the next one finds an empty database. */
type Undo = () => Promise<void>;

/**
 * Restores a backup into the empty database of the settings, migrates it, checks DATA_KEY, grants the servers' role access if another
 * role owns it, gives up conversions that their platforms may have and would count twice, and adds an entry to the audit log. If any
 * of these fails, the database is empty again.
 * @throws OperatorError if the database is not empty, or the file is no backup or does not exist
 * @throws ConfigError if DATA_KEY is not the backup's key, or there is a pooler at the database's address
 */
export async function restoreBackup(settings: ApiConfig, { input, operator }: OperationRequest): Promise<Ran> {
  const config = asOwner(settings);
  const { file } = restore.input.parse(input);
  const name = requireName(operator);
  await access(file).catch(() => {
    throw new OperatorError(say('backup_cannot_be_read', { file }));
  });
  const undo = await (config.databaseUrl ? intoPostgres(config.databaseUrl, file) : intoFolder(config.dataDir, file));
  try {
    return await finish(settings, file, name);
  } catch (error) {
    await undo().catch((reason: Error) => {
      throw new OperatorError(say('restore_not_undone', { failure: (error as Error).message, reason: reason.message }));
    });
    throw error;
  }
}

async function finish(settings: ApiConfig, file: string, operator: string): Promise<Ran> {
  const config = asOwner(settings);
  const database = await openDatabase({ ...config, waitForMigrations: false });
  try {
    const { keyring } = await openKeys(database, config);
    if (config.databaseUrl) await onDirect(config.databaseUrl, restrictFunctions);
    await letServersIn(settings);
    const at = new Date();
    const conversions = await giveUpAfterRestore(database.orm, at);
    const entry = { operator, operation: restore.name, details: { file, conversions }, at };
    const head = await appendEntry(database.orm, createVault(keyring), entry);
    const notSent = conversions > 0 ? [say('conversions_not_sent', { count: conversions })] : [];
    return { answer: [say('database_restored', { file, head }), ...notSent] };
  } finally {
    await database.close();
  }
}

async function intoPostgres(url: string, file: string): Promise<Undo> {
  await onDirect(url, async (client) => {
    const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1");
    if (rows.length > 0) throw new OperatorError(say('database_not_empty'));
  });
  await restorePostgres(url, file).catch((error: Error) => {
    throw new OperatorError(say('database_tool_failed', { message: error.message }));
  });
  return () => onDirect(url, emptyPostgres);
}

async function intoFolder(dataDir: string, file: string): Promise<Undo> {
  const there = await access(path.resolve(dataDir, 'database')).then(
    () => true,
    () => false,
  );
  if (there) throw new OperatorError(say('database_in_folder', { folder: path.resolve(dataDir) }));
  await restoreEmbedded(dataDir, file);
  return () => removeEmbedded(dataDir);
}

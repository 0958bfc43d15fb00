import { setInterval } from 'node:timers';
import type { Database, Orm } from '../database/types';
import { ConfigError } from '../settings/config-error';
import { createDataKey, dataKeyFile, readDataKey } from './data-key';
import type { Keyring } from './keyring';
import { requireKnownLookupKeys } from './lookup-keys';
import { needsItsKey, openKeyring, refreshKeyring } from './stored-keys';
import type { Masters } from './wrapped-keys';

/** Milliseconds between two checks for keys that other processes created. */
const REFRESH_INTERVAL = 5_000;

/** Milliseconds; long enough for several attempts, and for clocks that differ by seconds. */
const KNOWN_AFTER = 30_000;

export interface OpenedKeys {
  keyring: Keyring;
  masters: Masters;
  /** Milliseconds after which every process of the database has a new key. */
  knownAfter: number;
}

interface KeySettings {
  dataKey?: Buffer | undefined;
  dataKeyOld?: Buffer | undefined;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the keys of a database with the DATA_KEY of the settings, or with the one in the data folder, which is created
 * for an empty database.
 *
 * @throws {ConfigError} when the key does not match the database, or is missing and the database has data
 */
export async function openKeys(
  { orm }: Pick<Database, 'orm'>,
  { dataKey, dataKeyOld, dataDir, databaseUrl }: KeySettings,
): Promise<OpenedKeys> {
  const key = dataKey ?? (await keyInFolder());
  const masters = { key, old: dataKeyOld?.equals(key) ? undefined : dataKeyOld };
  const knownAfter = databaseUrl ? KNOWN_AFTER : 0;
  return { keyring: await openKeyring(orm, masters), masters, knownAfter };

  async function keyInFolder(): Promise<Buffer> {
    const kept = await readDataKey(dataDir);
    if (kept) return kept;
    if (await needsItsKey(orm)) {
      throw new ConfigError(
        `DATA_KEY: ${dataKeyFile(dataDir)} is missing, and this database has data encrypted with it. Restore it or set DATA_KEY; nothing was changed`,
      );
    }
    return createDataKey(dataDir);
  }
}

/**
 * Loads encryption keys that other processes create, until the returned function is called. The lookup key changes only
 * while no process is connected. A process that was disconnected then and reconnects must end, because no other process
 * could find what it hashes.
 */
export function followKeys({ orm, onConnect }: Database, { keyring, masters }: OpenedKeys): () => void {
  const look = (connection: Orm) => requireKnownLookupKeys(connection, keyring, endProcess);
  const unguard = onConnect(look);
  const refresh = async () => {
    await refreshKeyring(orm, keyring, masters);
    await look(orm);
  };
  // Ignored: failing calls already report an unavailable database, and the next check is soon.
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    unguard();
  };
}

/** Throws outside of any promise, so that nothing can catch it. */
function endProcess(reason: Error): void {
  setImmediate(() => {
    throw reason;
  });
}

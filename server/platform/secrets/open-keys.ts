import { setInterval } from 'node:timers';
import type { Database, Orm } from '../database/types';
import { ConfigError } from '../settings/config-error';
import { createDataKey, dataKeyFile, readDataKey } from './data-key';
import type { Keyring } from './keyring';
import { requireKnownLookupKeys } from './lookup-keys';
import { needsItsKey, openKeyring, refreshKeyring } from './stored-keys';
import type { Masters } from './wrapped-keys';

/** How often a process looks for keys that another has made, in milliseconds. */
const REFRESH_INTERVAL = 5_000;

/** Long enough for several tries, and for clocks that differ by seconds. */
const KNOWN_AFTER = 30_000;

export interface OpenedKeys {
  keyring: Keyring;
  masters: Masters;
  /** Milliseconds after which every process of the database knows a new key. */
  knownAfter: number;
}

interface KeySettings {
  dataKey?: Buffer | undefined;
  dataKeyOld?: Buffer | undefined;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the keys of a database by the settings' DATA_KEY or by the one that is kept in the data folder, which is made for a
 * database that is empty still.
 * @throws {ConfigError} with a sentence when the key does not fit the database, or is missing beside one that was filled
 */
export async function openKeys(
  { orm }: Database,
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
        `DATA_KEY: ${dataKeyFile(dataDir)} is missing, by which this database was filled. Restore it or set DATA_KEY; nothing was touched`,
      );
    }
    return createDataKey(dataDir);
  }
}

/**
 * Takes up sealing keys that other processes make; the answer ends it. The look-up key is replaced while no process is connected: one that
 * was cut off then and comes back ends, whatever it is doing, since nobody would find what it hashes.
 */
export function followKeys({ orm, onConnect }: Database, { keyring, masters }: OpenedKeys): () => void {
  const look = (connection: Orm) => requireKnownLookupKeys(connection, keyring, endProcess);
  const unguard = onConnect?.(look);
  const refresh = async () => {
    await refreshKeyring(orm, keyring, masters);
    await look(orm);
  };
  // A database that does not answer is told by the calls; it is asked again soon.
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    unguard?.();
  };
}

/** No promise catches what is thrown so. */
function endProcess(reason: Error): void {
  setImmediate(() => {
    throw reason;
  });
}

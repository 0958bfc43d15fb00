import { setInterval } from 'node:timers';
import type { Database } from '../database/types';
import { ConfigError } from '../settings/config-error';
import { createDataKey, dataKeyFile, readDataKey } from './data-key';
import type { Keyring } from './keyring';
import { type Masters, needsItsKey, openKeyring, refreshKeyring } from './stored-keys';

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

/** Takes up keys that other processes make; the answer ends it. */
export function followKeys({ orm }: Database, { keyring, masters }: OpenedKeys): () => void {
  // A database that does not answer is told by the calls; it is asked again soon.
  const timer = setInterval(() => void refreshKeyring(orm, keyring, masters).catch(() => {}), REFRESH_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

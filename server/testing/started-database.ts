import { DatabaseReleaseStore } from '../front/releases/database-store';
import { Releases } from '../front/releases/releases';
import { openDatabase } from '../platform/database/open';

/** Makes an embedded database as a freshly started product leaves it: with its tables and the build's hashed files. */
export async function makeStartedDatabase(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await new Releases(new DatabaseReleaseStore(database.orm), () => new Date()).publish();
  await database.close();
}

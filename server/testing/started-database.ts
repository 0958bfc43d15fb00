import { DatabaseReleaseStore } from '../front/releases/database-store';
import { Releases } from '../front/releases/releases';
import { startPglite } from '../platform/database/pglite';
import { createFromTemplate } from './template';

/** Makes an embedded database as a freshly started product leaves it: with its tables and the build's hashed files. */
export async function makeStartedDatabase(folder: string): Promise<void> {
  const database = await startPglite(await createFromTemplate(folder));
  await new Releases(new DatabaseReleaseStore(database.orm), () => new Date()).publish();
  await database.close();
}

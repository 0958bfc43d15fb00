import type { Database } from '../platform/database/types';

declare global {
  /** The PostgreSQL databases of the current suite that tests have opened, by the address of their pooler, empty for none. */
  var suiteDatabases: Map<string, Promise<Database>>;
}

globalThis.suiteDatabases = new Map();

afterAll(async () => {
  for (const database of globalThis.suiteDatabases.values()) await (await database).close();
});

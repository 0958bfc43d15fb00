import type { Database } from '../platform/database/types';

declare global {
  /** The PostgreSQL database of the current suite, once a test has opened it. */
  var suiteDatabase: Promise<Database> | undefined;
}

afterAll(async () => {
  await (await globalThis.suiteDatabase)?.close();
});

import type { Database } from '../platform/database/types';

declare global {
  /** The PostgreSQL database of the present suite, once a test has asked for one. */
  var suiteDatabase: Promise<Database> | undefined;
}

afterAll(async () => {
  await (await globalThis.suiteDatabase)?.close();
});

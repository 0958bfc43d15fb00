import { resolve } from 'node:path';

/** Generated SQL, relative to the server's working directory. `npx drizzle-kit generate` writes it. */
export const MIGRATIONS_FOLDER = resolve('server/platform/database/migrations');

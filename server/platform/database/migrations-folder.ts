import { resolve } from 'node:path';

/** Generated SQL, relative to the server's working directory. `npm run db:generate` writes it. */
export const MIGRATIONS_FOLDER = resolve('server/platform/database/migrations');

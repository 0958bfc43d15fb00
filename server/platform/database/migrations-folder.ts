import { resolve } from 'node:path';

/** The generated SQL, below the folder that the server is started in; made by `npm run db:generate`. */
export const MIGRATIONS_FOLDER = resolve('server/platform/database/migrations');

import path from 'node:path';

/** The generated SQL; made by `npx drizzle-kit generate`. */
export const MIGRATIONS_FOLDER = path.join(__dirname, 'migrations');

import { ConfigError } from '../platform/settings/config-error';

/** Secrets that are optional in development, with their messages. */
const NEEDED_IN_PRODUCTION = {
  SITE_KEY_FILE: 'is needed in production: the file to which the site writes a new key on each start',
};
/** The same, for a server with a database. */
const NEEDED_FOR_DATA = {
  DATA_KEY: 'is needed in production: 32 random bytes in base64, generated with `openssl rand -base64 32`',
};
/** The same, for a server that answers the API itself. */
const NEEDED_FOR_CALLS = {
  SMS_WEBHOOK_URL: 'is needed in production: without it the server would print codes on the console',
};

/** @throws {ConfigError} with a line per setting that production needs and that is missing */
export function requireInProduction(env: Record<string, string | undefined>): void {
  const needed = {
    ...(!env.SITE_KEY && NEEDED_IN_PRODUCTION),
    ...((!env.API_ORIGIN || env.DATABASE_URL || env.DATA_DIR) && NEEDED_FOR_DATA),
    ...(!env.API_ORIGIN && NEEDED_FOR_CALLS),
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  const lines = missing.map(([name, need]) => `${name}: ${need}`);
  if (env.DATABASE_URL === '') lines.push('DATABASE_URL: is empty; leave it out to use the embedded database');
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}

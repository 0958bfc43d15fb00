import type { z } from 'zod';
import { ConfigError } from './config-error';

/**
 * Reads environment variables by their schema. Empty ones count as unset.
 * @throws {ConfigError} with a line for each that cannot be used
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const read = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (read.success) return read.data;
  throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

import type { z } from 'zod';
import { ConfigError } from './config-error';

/**
 * Reads environment variables by a schema. Empty ones count as unset.
 *
 * @throws {ConfigError} with one line per invalid variable
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given, { error: sentenceOf });
  if (read.success) return read.data;
  throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** Default messages for schemas without their own; they never contain the value. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' ? 'must be set' : 'must be a whole number';
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'must not be empty'
        : `must be ${issue.inclusive ? '' : 'more than '}${issue.minimum}${issue.inclusive ? ' or more' : ''}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be ${issue.maximum} or less`;
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a URL with the right protocol' : `must be a valid ${issue.format}`;
    default:
      return undefined;
  }
}

import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Makes an error safe to log. Failed queries contain their parameters, and the database's messages contain rows and
 * input. Such an error is replaced by one with the statement, the database's error code and the stack.
 */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) return describe(error);
  const cause = withoutParameters(error.cause);
  return cause === error.cause ? error : Object.assign(new Error(error.message, { cause }), { stack: error.stack });
}

function describe({ query, cause, message, stack = '' }: DrizzleQueryError): Error {
  const { code } = (cause ?? {}) as { code?: string };
  const described = new Error(`Failed query: ${query}`, { cause: new Error(code ?? 'no code') });
  described.stack = stack.replace(message, described.message);
  return described;
}

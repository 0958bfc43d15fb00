import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failure as it may be logged. Failed statements quote their parameters, and the database's own messages quote rows and input; in place of such
 * a failure stands one with the statement and the database's code, and the place in the program.
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

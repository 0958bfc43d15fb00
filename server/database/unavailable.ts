/** SQLSTATEs and system errors that mean "not now": no connection, too many of them, shutting down, or too slow. */
const CODES =
  /^(?:08|53|57P0|57014$|25P03$|55P03$|40001$|40P01$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|ENOENT$|ENOTFOUND$|EAI_AGAIN$)/;
/** The driver's own failures carry no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|[Cc]onnection terminated|connection timeout|connection error and is not queryable|Client was closed/;

/** True when an error, or one that caused it, says that the database cannot answer at the moment. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as NodeJS.ErrnoException).code;
    if (typeof code === 'string' && CODES.test(code)) return true;
    if (MESSAGES.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

/**
 * SQLSTATEs and system errors that mean "try later": no connection, too many connections, no space, disk failure,
 * shutdown, timeout, or read-only.
 */
const CODES =
  /^(?:08|53|57P0|57014$|58030$|25006$|25P03$|55P03$|40001$|40P01$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;
/** A standby or demoted primary rejects a write. */
const ONLY_READS = '25006';
/** The driver's own errors have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|[Cc]onnection terminated|connection timeout|connection error and is not queryable|Client was closed/;

/** The fields of an error that matter. Not checked by `instanceof`, which fails for errors of another realm. */
type Failure = { code?: unknown; syscall?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** True when an error or one of its causes means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message, cause, errors }: Failure = error;
  return (
    (typeof code === 'string' && CODES.test(code)) ||
    // The database's socket is missing; any other missing file is a bug.
    (code === 'ENOENT' && syscall === 'connect') ||
    (typeof message === 'string' && MESSAGES.test(message)) ||
    (Array.isArray(errors) && errors.some(isUnavailable)) ||
    isUnavailable(cause)
  );
}

/** True when an error or one of its causes means that the database is read-only. */
export function onlyReads(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause }: Failure = error;
  return code === ONLY_READS || onlyReads(cause);
}

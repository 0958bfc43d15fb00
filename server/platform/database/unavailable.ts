/** SQLSTATEs and system errors that mean "not now": no connection, too many of them, no room, a disk that fails, shutting down, too slow, or only reading. */
const CODES =
  /^(?:08|53|57P0|57014$|58030$|25006$|25P03$|55P03$|40001$|40P01$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;
/** What a standby and a demoted primary say to who writes. */
const ONLY_READS = '25006';
/** The driver's own failures carry no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|[Cc]onnection terminated|connection timeout|connection error and is not queryable|Client was closed/;

/** What of an error counts; not `instanceof`, which fails for errors of another realm. */
type Failure = { code?: unknown; syscall?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** True when an error, or one that caused it, says that the database cannot answer at the moment. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message, cause, errors }: Failure = error;
  return (
    (typeof code === 'string' && CODES.test(code)) ||
    // The database's socket is not there; any other missing file is a fault of the program.
    (code === 'ENOENT' && syscall === 'connect') ||
    (typeof message === 'string' && MESSAGES.test(message)) ||
    (Array.isArray(errors) && errors.some(isUnavailable)) ||
    isUnavailable(cause)
  );
}

/** True when an error, or one that caused it, says that the database does not let its users write. */
export function onlyReads(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause }: Failure = error;
  return code === ONLY_READS || onlyReads(cause);
}

/** The code of an error or of one of its causes: a SQLSTATE, or a system error's. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  return errorCode(cause) ?? (Array.isArray(errors) ? errorCode(errors[0]) : undefined);
}

/** True when an error means that files of the database are damaged or missing. */
export function isDamaged(error: unknown): boolean {
  return /^(?:XX00[12]|58P01)$/.test(errorCode(error) ?? '');
}

const UNIQUE_VIOLATION = '23505';

/** The name of the unique constraint that an insert or update broke, if that is what an error says. */
export function brokenUnique(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return constraint ?? '';
  }
  return undefined;
}

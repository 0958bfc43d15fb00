import { z } from 'zod';

/** Parses one value of a list; the error lists all of them. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

/**
 * Parses the number of a stored row, as lists show it.
 * @param what completes the error, such as `the id of a reward`
 */
export function rowNumber(what: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `must be ${what}`)
    .transform(Number);
}

/** The option of {@link reasonText}. */
export const REASON = { reason: 'reason for the audit log' };

const REASON_NEEDED = 'say why with --reason=…';

/** Parses a reason for the audit log. */
export const reasonText = z.string(REASON_NEEDED).trim().min(1, REASON_NEEDED).max(500, 'is too long');

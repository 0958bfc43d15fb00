import { z } from 'zod';

/** A setting for a positive whole number, with a default. */
export function countSetting(fallback: number) {
  return z.coerce.number().int().positive().default(fallback);
}

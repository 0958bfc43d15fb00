import { z } from 'zod';

/** A setting that is the number of a port, the fallback where it is not set. */
export function portSetting(fallback: number) {
  return z.coerce.number().int().min(1).max(65_535).default(fallback);
}

import { z } from 'zod';

/** A setting for a port number, with a default. */
export function portSetting(fallback: number) {
  return z.coerce.number().int().min(1).max(65_535).default(fallback);
}

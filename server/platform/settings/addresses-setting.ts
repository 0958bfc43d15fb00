import { isIP } from 'node:net';
import { z } from 'zod';

/** A setting for comma-separated IP addresses. */
export const addressesSetting = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine((value) => isIP(value) > 0, 'must be comma-separated IP addresses')));

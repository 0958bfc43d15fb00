import { isIP } from 'node:net';
import { z } from 'zod';
import { deploymentOf } from '@/lib/deployment';

/** Text that fits into a header unescaped; the HTTP client would quote any other value in its error. */
export const headerText = z.string().regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces');

/** The setting DEPLOYMENT, for every part of the server. */
export const deploymentSetting = z
  .string()
  .optional()
  .transform((value, context) => {
    const deployment = deploymentOf(value);
    if (!deployment) context.addIssue({ code: 'custom', message: 'must be development or production' });
    return deployment ?? z.NEVER;
  });

/** A setting for values separated by commas. */
export const listSetting = z.string().transform((value) => value.split(',').map((part) => part.trim()));

/** A setting for comma-separated IP addresses. */
export const addressesSetting = listSetting.pipe(
  z.array(z.string().refine((value) => isIP(value) > 0, 'must be comma-separated IP addresses')),
);

/** A setting for a positive whole number, with a default. */
export function countSetting(fallback: number) {
  return z.coerce.number().int().positive().default(fallback);
}

/** True for a URL of only protocol, host and port. */
export function isOrigin(value: string): boolean {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}

/** A setting for a port number, with a default. */
export function portSetting(fallback: number) {
  return z.coerce.number().int().min(1).max(65_535).default(fallback);
}

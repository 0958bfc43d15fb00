import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';
import { appCode, packageCode } from './fields';

const androidPackage = z.object({
  /** Size of the file. */
  bytes: z.int().check(z.positive()),
  /** Its SHA-256 in lower-case hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Properties for checking the file behind `androidUrl`. */
export type PackageFacts = z.infer<typeof androidPackage>;

/**
 * Data of the app and the download page. The specification only names the call. Decided here: selected by `appcode` and
 * `v`, with the default brand for an unknown code; the download places depend on the host.
 */
export const appConfig = defineCall({
  method: 'GET',
  path: '/AppConfig/Apps/JF',
  encoding: 'query',
  auth: 'none',
  summary: "Version, notes and download addresses of a brand's app.",
  request: z.object({ appcode: z.optional(appCode), v: z.optional(packageCode) }),
  response: lenient(
    z.object({
      appCode: z.optional(z.string()),
      appName: z.optional(z.string()),
      version: z.optional(z.string()),
      updatedOn: z.optional(z.iso.date()),
      notes: z.optional(z.array(z.string())),
      androidUrl: z.optional(z.string()),
      /** `null` if the package's host does not provide them. */
      androidPackage: z.optional(z.nullable(androidPackage)),
      /** `null` if the host hides it. */
      iosUrl: z.optional(z.nullable(z.string())),
    }),
  ),
});

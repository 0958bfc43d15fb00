import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode, packageCode } from './fields';

const androidPackage = z.object({
  /** Size of the file. */
  bytes: z.int().check(z.positive()),
  /** Its SHA-256 in lower-case hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What can be checked of the file behind `androidUrl`. */
export type PackageFacts = z.infer<typeof androidPackage>;

/** What the app and the download page show. The spec names the call only; decided here: by `appcode` and `v`, the default brand for an unknown one; the download places by the host. */
export const appConfig = defineCall({
  method: 'GET',
  path: '/AppConfig/Apps/JF',
  encoding: 'query',
  auth: 'none',
  summary: "Version, notes and download addresses of a brand's app.",
  request: z.object({ appcode: z.optional(appCode), v: z.optional(packageCode) }),
  response: success(
    z.object({
      appCode: z.string(),
      appName: z.string(),
      version: z.string(),
      updatedOn: z.iso.date(),
      notes: z.array(z.string()),
      androidUrl: z.string(),
      /** `null` where the package's host does not tell. */
      androidPackage: z.nullable(androidPackage),
      /** `null` where the host hides it. */
      iosUrl: z.nullable(z.string()),
    }),
  ),
});

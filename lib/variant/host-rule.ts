import { z } from 'zod';
import { AD_PLATFORM_NAMES } from '../channel/ad-platforms';
import { DOWNLOAD_SOURCES, PACKAGE_CODE, STORE_NAME } from './types';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Names of the `<meta>` elements that search engines use to verify a site. */
const VERIFICATIONS = [
  'baidu-site-verification',
  '360-site-verification',
  'sogou_site_verification',
  'shenma-site-verification',
  'bytedance-verification-code',
] as const;

const text = z.string().regex(/^[\w-]{1,128}$/, 'must be letters, digits, `_` and `-`');

/** An exact host (`gold.example`) or a wildcard over its subdomains (`*.gold.example`); lower case, no port. */
export const hostName = z
  .string()
  .max(253)
  .regex(new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+$`), 'must be a lower-case host name, or one after `*.`');

function hostRuleSchema(appCodes: readonly string[], iosStores: readonly string[]) {
  const appCode = z.string().refine((code) => appCodes.includes(code), { error: 'names no brand' });
  return z.strictObject({
    host: hostName,
    /** The brand of this host; overrides the query. */
    appCode,
    /** Another brand for iOS devices. */
    iosAppCode: appCode.optional(),
    /** Another brand for desktop devices. */
    desktopAppCode: appCode.optional(),
    /** The package code if the query has none; by default the brand's own. */
    packageCode: z.string().regex(PACKAGE_CODE, 'must be letters, digits, `_` and `-`').optional(),
    /** The default is `standard`. */
    downloads: z.enum(DOWNLOAD_SOURCES).optional(),
    /** Name of an App Store page that replaces the brand's, one of `iosStores` in `brands/downloads.ts`. */
    iosStore: z
      .string()
      .regex(STORE_NAME, 'must be lower-case letters, digits and `-`')
      .refine((name) => iosStores.includes(name), { error: 'names no store page' })
      .optional(),
    /** Marks the single production host of its brands that search engines index. */
    canonical: z.literal(true).optional(),
    /** Advertising platforms that get no event of this host's visitors. */
    adsOff: z.array(z.enum(AD_PLATFORM_NAMES)).optional(),
    /** For visitors outside the mainland: only there, Google and Microsoft get events. */
    abroad: z.literal(true).optional(),
    /** Proofs of ownership from search engines: the content of a `<meta>` by its name. */
    verification: z.partialRecord(z.enum(VERIFICATIONS), text).optional(),
  });
}

/** Rule of a promotional host. The data is in `brands/hosts.ts`; `resolve.ts` applies it. */
export type HostRule = z.infer<ReturnType<typeof hostRuleSchema>>;

/** Valid host rules, and a message per mistake, such as `gold.example: appCode: names no brand`. */
interface CheckedHostRules {
  rules: HostRule[];
  mistakes: string[];
}

/**
 * Validates a table of host rules.
 *
 * @param appCodes the known brands
 * @param iosStores names of the known store pages
 */
export function checkHostRules(
  rules: readonly unknown[],
  appCodes: readonly string[],
  iosStores: readonly string[],
): CheckedHostRules {
  const schema = hostRuleSchema(appCodes, iosStores);
  const mistakes: string[] = [];
  const parsed: HostRule[] = [];
  for (const [index, rule] of rules.entries()) {
    const result = schema.safeParse(rule);
    if (result.success) {
      if (parsed.some(({ host }) => host === result.data.host))
        mistakes.push(`${result.data.host}: host: is listed twice`);
      parsed.push(result.data);
    } else {
      const name = (rule as { host?: unknown } | null)?.host ?? `rule ${index + 1}`;
      mistakes.push(...result.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`));
    }
  }
  return { rules: parsed, mistakes };
}

/**
 * Validates the built-in table, so that a mistake fails the build.
 *
 * @param file the table's file, for the message
 * @throws Error with file, rule and field of each mistake, such as `brands/hosts.ts: gold.example: appCode: names no
 * brand`
 */
export function parseHostRules(file: string, ...table: Parameters<typeof checkHostRules>): HostRule[] {
  const { rules, mistakes } = checkHostRules(...table);
  if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `${file}: ${mistake}`).join('\n'));
  return rules;
}

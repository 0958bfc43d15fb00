import { deviceOf } from './device';
import { matchHost, normalizeHost } from './host';
import type { HostRule } from './host-rule';
import type { Variant } from './types';

/** The parts of a request that decide its variant. */
export interface VariantRequest {
  /** The Host header as sent. */
  host: string | null | undefined;
  userAgent: string | null | undefined;
  query: URLSearchParams;
}

/** The resolver's data, from `brands/`. */
export interface VariantTables {
  hostRules: readonly HostRule[];
  /** Each brand's default package code by appCode; its keys are the known brands. */
  packageCodes: Readonly<Record<string, string>>;
  /** Brands' canonical hosts by appCode, if they differ from those of the build. */
  canonicalHosts?: Readonly<Record<string, string>>;
}

/** The brand for every unknown host and code. */
export const DEFAULT_BRAND = 'default';

/**
 * The variant of a request, whose host decides the brand. The query's `appcode` counts only without a host rule. Values that are no known brand,
 * device or platform are dropped, so that no text from the request reaches a page.
 */
export function resolveVariant(request: VariantRequest, tables: VariantTables): Variant {
  const device = deviceOf(request.userAgent);
  const rule = matchHost(tables.hostRules, normalizeHost(request.host));
  const brand = knownBrand(
    rule ? brandOfRule(rule, device) : request.query.get('appcode')?.toLowerCase(),
    tables.packageCodes,
  );
  const canonicalHost = tables.canonicalHosts?.[brand];
  return {
    brand,
    packageCode: rule?.packageCode ?? tables.packageCodes[brand] ?? '',
    device,
    platform: isAppSource(request.query.get('source')) ? 'app' : 'web',
    downloads: rule?.downloads ?? 'standard',
    openChannel: !rule && brand === DEFAULT_BRAND,
    ...(rule?.iosStore && { iosStore: rule.iosStore }),
    ...(canonicalHost && { canonicalHost }),
  };
}

/** Whether the query's `source` says that the page runs inside the Android or iOS app. */
export function isAppSource(source: string | null): boolean {
  return source === 'android' || source === 'ios';
}

function brandOfRule(rule: HostRule, device: Variant['device']): string {
  if (device === 'ios') return rule.iosAppCode ?? rule.appCode;
  if (device === 'desktop') return rule.desktopAppCode ?? rule.appCode;
  return rule.appCode;
}

function knownBrand(appCode: string | undefined, packageCodes: VariantTables['packageCodes']): string {
  return appCode && Object.hasOwn(packageCodes, appCode) ? appCode : DEFAULT_BRAND;
}

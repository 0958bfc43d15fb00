import { APP_CODE_PATTERN } from '../contract/patterns';
import { DEFAULT_BRAND } from '../variant/resolve';
import type { Variant } from '../variant/types';
import { PACKAGE_CODE } from '../variant/types';

/** Where a visitor comes from, as it is tracked and sent with a registration. */
export interface Channel {
  appCode: string;
  /** Package code. */
  v: string;
}

/**
 * The channel of a visit. A host's own brand stands above the query's `appcode`; on a host that names none the
 * query's code counts even where no brand has it, then the one of an earlier visit. The query's `v` stands above
 * the variant's default. Values that no channel can have are passed over.
 *
 * @param stored the code of an earlier visit, or `null`
 */
export function resolveChannel(
  query: URLSearchParams,
  variant: Pick<Variant, 'brand' | 'packageCode'>,
  stored: string | null,
): Channel {
  const candidates = variant.brand === DEFAULT_BRAND ? [query.get('appcode'), stored] : [variant.brand];
  const v = query.get('v');
  return {
    appCode: candidates.find((code) => code !== null && APP_CODE_PATTERN.test(code)) ?? DEFAULT_BRAND,
    v: v !== null && PACKAGE_CODE.test(v) ? v : variant.packageCode,
  };
}

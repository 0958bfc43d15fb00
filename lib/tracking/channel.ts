import { APP_CODE_PATTERN } from '../contract/patterns';
import type { Variant } from '../variant/types';
import { PACKAGE_CODE } from '../variant/types';

/** Where a visitor comes from; part of events and registrations. */
export interface Channel {
  appCode: string;
  /** Package code. */
  v: string;
}

/**
 * The channel of a visit. It is the brand if a host rule or the query names one; otherwise the query's `appcode` counts
 * even if no brand has that code. The query's `v` wins over the variant's default. Invalid values are ignored.
 */
export function resolveChannel(
  query: URLSearchParams,
  variant: Pick<Variant, 'brand' | 'packageCode' | 'openChannel'>,
): Channel {
  const code = variant.openChannel ? query.get('appcode') : null;
  const v = query.get('v');
  return {
    appCode: code !== null && APP_CODE_PATTERN.test(code) ? code : variant.brand,
    v: v !== null && PACKAGE_CODE.test(v) ? v : variant.packageCode,
  };
}

import { APP_CODE_PATTERN } from '../contract/patterns';
import type { Variant } from '../variant/types';
import { PACKAGE_CODE } from '../variant/types';

/** Where a visitor comes from, as it is tracked and sent with a registration. */
export interface Channel {
  appCode: string;
  /** Package code. */
  v: string;
}

/**
 * The channel of a visit. The brand that a host rule or the query names is the channel; where neither
 * names one, the query's `appcode` counts although no brand has it. The query's `v` stands above the variant's default.
 * Values that no channel can have are passed over.
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

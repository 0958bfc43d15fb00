import type { Variant } from '../variant/types';

/** The spec's header flag: the app brings its own bars, so header and footer stay away, as on inner pages. */
export function isShowHeader({ platform }: Pick<Variant, 'platform'>, inner: boolean): boolean {
  return platform === 'web' && !inner;
}

import type { Variant } from '../variant/types';

/**
 * The specification's header flag: the app has its own bars, so the page shows no header and footer there, nor on inner
 * pages.
 */
export function isShowHeader({ platform }: Pick<Variant, 'platform'>, inner: boolean): boolean {
  return platform === 'web' && !inner;
}

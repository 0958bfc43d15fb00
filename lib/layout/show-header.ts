import type { Variant } from '../variant/types';

/** The spec's header flag: inside the app the native shell brings its own bars, so header and footer stay away, as on inner pages. */
export function isShowHeader({ shell }: Pick<Variant, 'shell'>, inner: boolean): boolean {
  return shell === 'web' && !inner;
}

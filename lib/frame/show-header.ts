import type { Variant } from '../variant/types';

/** The spec's header flag: inside the app the native shell brings its own bars, so header and footer stay away. */
export function isShowHeader({ shell }: Pick<Variant, 'shell'>): boolean {
  return shell === 'web';
}

import type { Variant } from '../../variant/types';

/** The variant that the server rendered this page for, as the layout writes it on the `html` element. */
export function pageVariant(): Pick<Variant, 'brand' | 'packageCode' | 'device' | 'shell' | 'openChannel'> {
  const { brand = 'default', package: packageCode = '', device, shell, openChannel } = document.documentElement.dataset;
  return {
    brand,
    packageCode,
    device: device === 'ios' || device === 'mobile' ? device : 'desktop',
    shell: shell === 'app' ? 'app' : 'web',
    openChannel: openChannel === 'true',
  };
}

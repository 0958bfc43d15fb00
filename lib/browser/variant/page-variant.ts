import type { Variant } from '../../variant/types';

/** The variant that the server rendered this page for. The layout writes it on the `html` element. */
export function pageVariant(): Pick<Variant, 'brand' | 'packageCode' | 'device' | 'platform' | 'openChannel'> {
  const {
    brand = 'default',
    package: packageCode = '',
    device,
    platform,
    openChannel,
  } = document.documentElement.dataset;
  return {
    brand,
    packageCode,
    device: device === 'ios' || device === 'mobile' ? device : 'desktop',
    platform: platform === 'app' ? 'app' : 'web',
    openChannel: openChannel === 'true',
  };
}

import { iosDownloadUrl } from '@/lib/flows/download';
import type { PhoneShops } from '@/lib/flows/phone-shops';
import type { Variant } from '@/lib/variant/types';
import { brandOf } from '.';
import { downloads } from './downloads';
import { hostRules } from './hosts';

/** The App Store links of iOS devices that get the pages of a desktop's variant, as iPads do. */
export function phoneShops(variant: Variant): PhoneShops {
  const onPhone = { ...variant, device: 'ios' as const };
  const shopOf = (brand: string) => iosDownloadUrl(onPhone, brandOf(brand).iosStoreUrl, downloads);
  const hosts = hostRules
    .map(({ host, appCode, iosAppCode = appCode, desktopAppCode = appCode }) => ({ host, iosAppCode, desktopAppCode }))
    .filter(({ iosAppCode, desktopAppCode }) => desktopAppCode === variant.brand && iosAppCode !== desktopAppCode)
    .map(({ host, iosAppCode }) => ({ host, href: shopOf(iosAppCode) }));
  return { usual: shopOf(variant.brand), hosts };
}

import { siteUrl } from '../site';
import { type DownloadSource, PACKAGE_CODE, type Variant } from '../variant/types';

/** Where the Android package is downloaded from. */
export interface DownloadPlaces {
  standardOrigin: string;
  alternativeOrigin: string;
  /** `{package}` is replaced by the package code. */
  packagePath: string;
  /** Package code if no valid code is given. */
  defaultPackageCode: string;
  /** App Store pages of single hosts, by name. */
  iosStores: Readonly<Record<string, string>>;
}

/**
 * The app's download for a device: the package on Android, the store on iOS, the download page on a desktop.
 *
 * @param storeUrl the brand's page in the App Store
 * @returns `null` if the host hides the link on iOS
 */
export function downloadUrl(
  variant: Pick<Variant, 'device' | 'downloads' | 'packageCode' | 'iosStore'>,
  storeUrl: string,
  places: DownloadPlaces,
): string | null {
  if (variant.device === 'desktop') return siteUrl('/download');
  if (variant.device === 'ios') return iosDownloadUrl(variant, storeUrl, places);
  return androidDownloadUrl(variant.downloads, variant.packageCode, places);
}

/** The store page: the host's own if it has one, else the brand's; `null` on iOS if the host hides it there. */
export function iosDownloadUrl(
  // Stryker disable next-line StringLiteral: no store has this name either
  { device, downloads, iosStore = '' }: Pick<Variant, 'device' | 'downloads' | 'iosStore'>,
  storeUrl: string,
  { iosStores }: Pick<DownloadPlaces, 'iosStores'>,
): string | null {
  if (device === 'ios' && downloads === 'android-only') return null;
  return (Object.hasOwn(iosStores, iosStore) ? iosStores[iosStore] : undefined) ?? storeUrl;
}

/** URL of the Android package with a code; of the default package if the code is invalid. */
export function androidDownloadUrl(downloads: DownloadSource, packageCode: string, places: DownloadPlaces): string {
  const origin = downloads === 'alternative' ? places.alternativeOrigin : places.standardOrigin;
  const code = PACKAGE_CODE.test(packageCode) ? packageCode : places.defaultPackageCode;
  return `${origin}${places.packagePath.replace('{package}', code)}`;
}

import type { PackageFacts } from '@/lib/contract/app-config';

/** Who knows size and hash of the Android packages. */
export interface PackageSource {
  /**
   * What can be checked of a package.
   *
   * @param url its address on a package host of `brands/downloads.ts`
   * @returns `null` where it is not to be had; never rejects
   */
  factsOf(url: string): Promise<PackageFacts | null>;
}

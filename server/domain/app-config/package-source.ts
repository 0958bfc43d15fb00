import type { PackageFacts } from '@/lib/contract/app-config';

/** Source of the size and hash of the Android packages. */
export interface PackageSource {
  /**
   * A package's size and hash.
   *
   * @param url its address on a package host of `brands/downloads.ts`
   * @returns `null` if they are unavailable; never rejects
   */
  factsOf(url: string): Promise<PackageFacts | null>;
}

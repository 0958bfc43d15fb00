/**
 * Where the Android package is downloaded from: `<origin>/software/<package code>.apk`. The host's `downloads` in
 * `hosts.ts` selects the origin, `v` the package.
 */
export const downloads = {
  standardOrigin: 'https://package.download.example',
  alternativeOrigin: 'https://package.alt-download.example',
  /** `{package}` is replaced by the package code. */
  packagePath: '/software/{package}.apk',
  /** The package code if neither query, host nor brand has one. */
  defaultPackageCode: 'XY_101',
  /** App Store pages that single hosts use instead of their brand's; a host rule's `iosStore` selects one. */
  iosStores: {
    'bfzh-club': 'https://apps.apple.com/hk/app/id0000000101',
  },
} as const;

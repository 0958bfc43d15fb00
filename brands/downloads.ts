/**
 * Where the Android package is fetched from: `<origin>/software/<package code>.apk`.
 * Which origin a visitor gets is said by the host's `downloads` in `hosts.ts`, which package by `v`.
 */
export const downloads = {
  standardOrigin: 'https://package.download.example',
  alternativeOrigin: 'https://package.alt-download.example',
  /** `{package}` stands for the package code. */
  packagePath: '/software/{package}.apk',
  /** The package where neither query, host nor brand names one. */
  defaultPackageCode: 'XY_101',
  /** Pages in the App Store that single hosts lead to instead of their brand's; a host rule's `iosStore` names one. */
  iosStores: {
    'bfzh-club': 'https://apps.apple.com/hk/app/id0000000101',
  },
} as const;

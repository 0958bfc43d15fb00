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
} as const;

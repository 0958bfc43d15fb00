import { AD_PLATFORM_NAMES, type AdPlatformName, adPlatform } from '@/lib/channel/ad-platforms';

/** What the stand-ins' only customer has in place of secrets and identifiers, besides those of {@link developmentAccess}. */
const OWN: Readonly<Record<string, string>> = {
  QIHU_APP_KEY: 'development-app-key',
  QIHU_APP_SECRET: 'development-app-secret',
  BAIDU_OCPC_TOKEN: 'development-ocpc-token',
  GOOGLE_ADS_ACTIONS: 'form:101,register:102,verified:103,deposit:104',
  MICROSOFT_ADS_GOALS: 'form:Form,register:Register,verified:Verified,deposit:Deposit',
};

/** The prefix of a platform's own paths on the development server. */
export function standInPath(name: AdPlatformName): string {
  return `/dev/ad-platforms/${name}`;
}

/**
 * The addresses and credentials of the stand-ins' only customer, with which the development set-up reports. They are not
 * secret.
 *
 * @param addressOf where a platform's stand-in is
 */
export function developmentAccess(
  addressOf: (name: AdPlatformName) => string,
): Record<AdPlatformName, Record<string, string>> {
  const access = AD_PLATFORM_NAMES.map((name) => {
    const { settings, origins } = adPlatform(name);
    const addresses = Object.keys(origins).map((key) => [key, addressOf(name)] as const);
    return [name, { ...Object.fromEntries(addresses), ...credentials(settings) }] as const;
  });
  return Object.fromEntries(access) as Record<AdPlatformName, Record<string, string>>;
}

/** The credentials of one platform, by their names in the registry. */
export function developmentKeys(name: AdPlatformName): Record<string, string> {
  return credentials(adPlatform(name).settings);
}

function credentials(settings: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(settings).map(
    ([key, setting]) => [key, OWN[setting] ?? `development-${setting}`] as const,
  );
  return Object.fromEntries(pairs);
}

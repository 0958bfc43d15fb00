/** The three layouts. iPadOS in desktop mode sends a Macintosh user agent and counts as `desktop`. */
export const DEVICES = ['desktop', 'ios', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** Fixed layouts that a page may have on every device: phone or desktop. */
export const LAYOUTS = ['mobile', 'desktop'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `app` inside the Android or iOS app (query `source=android|ios`), `web` everywhere else. */
export const PLATFORMS = ['web', 'app'] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * Where a host's visitors download the app:
 * `standard` from the main host and the stores, `alternative` from the alternative package host,
 * `android-only` like `standard` with the link hidden on iOS.
 */
export const DOWNLOAD_SOURCES = ['standard', 'alternative', 'android-only'] as const;
export type DownloadSource = (typeof DOWNLOAD_SOURCES)[number];

/** Format of a store page's name in `brands/downloads.ts`. */
export const STORE_NAME = /^[a-z0-9-]{1,32}$/;

/** Format of a package code (the specification's `v`). */
export const PACKAGE_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** Everything that changes the HTML of a page. */
export interface Variant {
  /** A brand's appCode, or `default`. */
  brand: string;
  /** Default package code (the specification's `v` if the query has none), such as `XY_101`. */
  packageCode: string;
  device: Device;
  platform: Platform;
  downloads: DownloadSource;
  /** Name of the host's own App Store page in `brands/downloads.ts`; absent if the brand's page applies. */
  iosStore?: string;
  /** The brand's canonical host, if it differs from the build's. */
  canonicalHost?: string;
  /**
   * Status of the page's campaign, see `serializeStatus` of `lib/campaign/status.ts`; absent while it runs without a
   * known end, and without a campaign.
   */
  campaignStatus?: string;
  /** Identifies the page's revision; absent if the campaign's definition is shown, and without a campaign. */
  revision?: string;
  /** Whether neither a host rule nor the query names a brand; the query's `appcode` may then be any partner's. */
  openChannel: boolean;
}

/** The three layouts. iPadOS in desktop mode sends a Macintosh user agent and counts as `desktop`. */
export const DEVICES = ['desktop', 'ios', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** What a page may keep to whatever the device: the layout of phones or the one of desktops. */
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

/** What the name of a store page in `brands/downloads.ts` may look like. */
export const STORE_NAME = /^[a-z0-9-]{1,32}$/;

/** What a package code (the spec's `v`) may look like. */
export const PACKAGE_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** All that changes the HTML of a page. */
export interface Variant {
  /** A brand's appCode, or `default`. */
  brand: string;
  /** Default package code (the spec's `v` when the query names none), such as `XY_101`. */
  packageCode: string;
  device: Device;
  platform: Platform;
  downloads: DownloadSource;
  /** Name of the host's own App Store page in `brands/downloads.ts`; absent where the brand's is the one. */
  iosStore?: string;
  /** The brand's canonical host, where it is not the one that the site was built with. */
  canonicalHost?: string;
  /** How the campaign of the page stands, as `lib/campaign/page-life.ts` names it; absent while it just runs, and where there is none. */
  life?: string;
  /** Names the revision by which the page is made; absent where its campaign's definition is shown, and where there is none. */
  revision?: string;
  /** True where neither a host rule nor the query names a brand of its own: the query's `appcode` may then be any partner's. */
  openChannel: boolean;
}

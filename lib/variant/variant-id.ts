import { DEVICES, DOWNLOAD_SOURCES, PLATFORMS, type Variant } from './types';

const ID =
  /^(?<brand>[a-z0-9-]+)~(?<packageCode>[A-Za-z0-9_-]{1,32})~(?<device>\w+)~(?<platform>\w+)~(?<downloads>[\w-]+)(?<open>~open)?(?:~store_(?<iosStore>[a-z0-9-]{1,32}))?(?:~host_(?<canonicalHost>[a-z0-9-]+(?:_[a-z0-9-]+)+))?(?:~life_(?<campaignStatus>[a-z]+(?:_\d*)*))?(?:~rev_(?<revision>[0-9a-f]{16}))?$/;

/**
 * The path segment of a variant, such as `bfzh~XY_101~ios~web~standard`. Additions in this order: `~open` for an open
 * channel, `~store_<name>` for the host's own store page, `~host_gold_example` for a canonical host that differs from
 * the build (dots as `_`, which no host name contains), `~life_<status>` for a campaign that has a known end or does not run, and
 * `~rev_<digest>` for a revision of its campaign. The inverse of {@link parseVariantId}.
 */
export function variantId({ brand, packageCode, device, platform, downloads, ...own }: Variant): string {
  const usual = [brand, packageCode, device, platform, downloads].join('~');
  const host = own.canonicalHost?.replaceAll('.', '_');
  const added = [
    own.openChannel && 'open',
    own.iosStore && `store_${own.iosStore}`,
    host && `host_${host}`,
    own.campaignStatus && `life_${own.campaignStatus}`,
    own.revision && `rev_${own.revision}`,
  ];
  return [usual, ...added.filter(Boolean)].join('~');
}

/** Parts of every id. */
type Named = Pick<Variant, 'brand' | 'packageCode'>;

/**
 * The variant of a path segment, or `null` if it is none. Accepts the percent-encoded form that Next passes to pages.
 */
export function parseVariantId(segment: string): Variant | null {
  const groups = ID.exec(segment.replaceAll('%7E', '~'))?.groups;
  if (!groups) return null;
  const { brand, packageCode, device, platform, downloads, open, iosStore, canonicalHost, campaignStatus, revision } =
    groups as Named & Partial<Record<string, string>>;
  if (!isOneOf(DEVICES, device) || !isOneOf(PLATFORMS, platform) || !isOneOf(DOWNLOAD_SOURCES, downloads)) return null;
  return {
    brand,
    packageCode,
    device,
    platform,
    downloads,
    openChannel: open !== undefined,
    ...(iosStore && { iosStore }),
    ...(canonicalHost && { canonicalHost: canonicalHost.replaceAll('_', '.') }),
    ...(campaignStatus && { campaignStatus }),
    ...(revision && { revision }),
  };
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.includes(value as T);
}

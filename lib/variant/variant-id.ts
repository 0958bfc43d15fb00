import { DEVICES, DOWNLOAD_SOURCES, PLATFORMS, type Variant } from './types';

const ID =
  /^(?<brand>[a-z0-9-]+)~(?<packageCode>[A-Za-z0-9_-]{1,32})~(?<device>\w+)~(?<platform>\w+)~(?<downloads>[\w-]+)(?<open>~open)?(?:~store_(?<iosStore>[a-z0-9-]{1,32}))?(?:~host_(?<canonicalHost>[a-z0-9-]+(?:_[a-z0-9-]+)+))?(?:~life_(?<life>[a-z]+(?:_\d*)*))?(?:~rev_(?<revision>[0-9a-f]{16}))?$/;

/**
 * The path segment that names a variant, such as `bfzh~XY_101~ios~web~standard`; an open channel adds `~open`, a store page
 * of the host's own `~store_<name>`, another canonical host than the built-in one `~host_gold_example` with its dots as `_`, which no
 * host name has, a campaign that does not just run `~life_<how it stands>`, and a revision of its campaign `~rev_<digest>`. The inverse
 * of {@link parseVariantId}.
 */
export function variantId({ brand, packageCode, device, platform, downloads, ...own }: Variant): string {
  const usual = [brand, packageCode, device, platform, downloads].join('~');
  const host = own.canonicalHost?.replaceAll('.', '_');
  const added = [
    own.openChannel && 'open',
    own.iosStore && `store_${own.iosStore}`,
    host && `host_${host}`,
    own.life && `life_${own.life}`,
    own.revision && `rev_${own.revision}`,
  ];
  return [usual, ...added.filter(Boolean)].join('~');
}

/** What every id names. */
type Named = Pick<Variant, 'brand' | 'packageCode'>;

/** The variant that a path segment names, or `null` when it names none. Accepts the percent-encoded form that Next hands to pages. */
export function parseVariantId(segment: string): Variant | null {
  const groups = ID.exec(segment.replaceAll('%7E', '~'))?.groups;
  if (!groups) return null;
  const { brand, packageCode, device, platform, downloads, open, iosStore, canonicalHost, life, revision } =
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
    ...(life && { life }),
    ...(revision && { revision }),
  };
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.includes(value as T);
}

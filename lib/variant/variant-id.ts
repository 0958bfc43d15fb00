import { DEVICES, DOWNLOAD_SOURCES, SHELLS, type Variant } from './types';

const ID =
  /^(?<brand>[a-z0-9-]+)~(?<packageCode>[A-Za-z0-9_-]{1,32})~(?<device>\w+)~(?<shell>\w+)~(?<downloads>[\w-]+)(?<open>~open)?(?:~store_(?<iosStore>[a-z0-9-]{1,32}))?$/;

/**
 * The path segment that names a variant, such as `bfzh~XY_101~ios~web~standard`; an open channel adds `~open`, a store page
 * of the host's own `~store_<name>`. The inverse of {@link parseVariantId}.
 */
export function variantId({ brand, packageCode, device, shell, downloads, openChannel, iosStore }: Variant): string {
  const usual = [brand, packageCode, device, shell, downloads].join('~');
  return `${usual}${openChannel ? '~open' : ''}${iosStore ? `~store_${iosStore}` : ''}`;
}

/** The variant that a path segment names, or `null` when it names none. Accepts the percent-encoded form that Next hands to pages. */
export function parseVariantId(segment: string): Variant | null {
  const groups = ID.exec(segment.replaceAll('%7E', '~'))?.groups;
  if (!groups) return null;
  const { brand = '', packageCode = '', device, shell, downloads, open, iosStore } = groups;
  if (!isOneOf(DEVICES, device) || !isOneOf(SHELLS, shell) || !isOneOf(DOWNLOAD_SOURCES, downloads)) return null;
  return {
    brand,
    packageCode,
    device,
    shell,
    downloads,
    openChannel: open !== undefined,
    ...(iosStore && { iosStore }),
  };
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.includes(value as T);
}

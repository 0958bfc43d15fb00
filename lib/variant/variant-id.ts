import { DEVICES, DOWNLOAD_SOURCES, PACKAGE_CODE, SHELLS, type Variant } from './types';

const SEPARATOR = '~';
const OPEN = 'open';
const BRAND = /^[a-z0-9-]+$/;

/** The path segment that names a variant, such as `bfzh~XY_101~ios~web~standard` or, with an open channel, `default~XY_101~ios~web~standard~open`; the inverse of {@link parseVariantId}. */
export function variantId({ brand, packageCode, device, shell, downloads, openChannel }: Variant): string {
  return [brand, packageCode, device, shell, downloads, ...(openChannel ? [OPEN] : [])].join(SEPARATOR);
}

/** The variant that a path segment names, or `null` when it names none. Accepts the percent-encoded form that Next hands to pages. */
export function parseVariantId(segment: string): Variant | null {
  const parts = segment.replaceAll('%7E', SEPARATOR).split(SEPARATOR);
  const [brand = '', packageCode = '', device, shell, downloads, ...rest] = parts;
  const openChannel = rest[0] === OPEN;
  if (rest.length !== (openChannel ? 1 : 0) || !BRAND.test(brand) || !PACKAGE_CODE.test(packageCode)) return null;
  if (!isOneOf(DEVICES, device) || !isOneOf(SHELLS, shell) || !isOneOf(DOWNLOAD_SOURCES, downloads)) return null;
  return { brand, packageCode, device, shell, downloads, openChannel };
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.includes(value as T);
}

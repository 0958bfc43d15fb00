import { DEVICES, DOWNLOAD_SOURCES, PACKAGE_CODE, SHELLS, type Variant } from './types';

const SEPARATOR = '~';
const BRAND = /^[a-z0-9-]+$/;

/** The path segment that names a variant, such as `bfzh~XY_101~ios~web~standard`; the inverse of {@link parseVariantId}. */
export function variantId({ brand, packageCode, device, shell, downloads }: Variant): string {
  return [brand, packageCode, device, shell, downloads].join(SEPARATOR);
}

/** The variant that a path segment names, or `null` when it names none. Accepts the percent-encoded form that Next hands to pages. */
export function parseVariantId(segment: string): Variant | null {
  const parts = segment.replaceAll('%7E', SEPARATOR).split(SEPARATOR);
  const [brand = '', packageCode = '', device, shell, downloads] = parts;
  if (parts.length !== 5 || !BRAND.test(brand) || !PACKAGE_CODE.test(packageCode)) return null;
  if (!isOneOf(DEVICES, device) || !isOneOf(SHELLS, shell) || !isOneOf(DOWNLOAD_SOURCES, downloads)) return null;
  return { brand, packageCode, device, shell, downloads };
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return values.includes(value as T);
}

import { type Brand, brandSchema } from '@/lib/brand/schema';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import bfzh from './bfzh';
import defaultBrand from './default';

/** Every brand, `default` first; a mistake in one of them fails the build here. */
export const brands: readonly Brand[] = [defaultBrand, bfzh].map((brand) => brandSchema.parse(brand));

const byCode: Readonly<Record<string, Brand>> = Object.fromEntries(brands.map((brand) => [brand.appCode, brand]));

/** The brand of an appCode; `default` for one that is not known. */
export function brandOf(appCode: string): Brand {
  return (Object.hasOwn(byCode, appCode) ? byCode[appCode] : undefined) ?? byCode[DEFAULT_BRAND] ?? defaultBrand;
}

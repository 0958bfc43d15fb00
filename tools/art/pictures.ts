import type { Brand } from '@/lib/brand/schema';
import { drawApp } from './draw-app';
import { drawBanner } from './draw-banner';
import { drawHeader } from './draw-header';
import { marks } from './marks';

/**
 * All pictures of a brand: file names in `public/brands/<appCode>/` and contents. The same brand gives the same bytes.
 *
 * @throws Error when the brand has no mark
 */
export function picturesOf(brand: Brand): Readonly<Record<string, string>> {
  const mark = marks[brand.appCode];
  if (!mark) throw new Error(`tools/art/marks.ts: no mark for '${brand.appCode}'`);
  return {
    'header.svg': drawHeader(brand, mark, brand.header),
    ...(brand.header.ios && { 'header-ios.svg': drawHeader(brand, mark, brand.header.ios) }),
    'banner.svg': drawBanner(brand, mark),
    'app.svg': drawApp(brand, mark),
  };
}

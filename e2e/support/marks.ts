import { brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import type { Brand } from '@/lib/brand/schema';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';

/** All that tells a brand: names, companies, numbers, pictures, hosts. */
export function marksOf(brand: Brand): string[] {
  const { appCode, name, company, developer, appName, hotline, iosStoreUrl, icp } = brand;
  const hosts = hostRules
    .filter((rule) => [rule.appCode, rule.iosAppCode, rule.desktopAppCode].includes(appCode))
    .map(({ host }) => host.replace('*.', ''));
  const texts = [name, company, developer, appName, hotline, icp, iosStoreUrl, `/brands/${appCode}/`];
  return [...texts, ...hosts].filter((mark) => mark !== undefined);
}

/** The marks of other brands that stand in a text shown as `own`; what both brands have is nobody's mark. */
export function foreignMarks(text: string, own: Brand): string[] {
  const ownMarks = marksOf(own).sort((a, b) => b.length - a.length);
  const rest = ownMarks.reduce((left, mark) => left.replaceAll(mark, ''), text);
  return brands
    .filter(({ appCode }) => appCode !== own.appCode)
    .flatMap((brand) => [...marksOf(brand).filter((mark) => rest.includes(mark)), ...codeIn(rest, brand.appCode)])
    .filter((mark) => !ownMarks.includes(mark));
}

function codeIn(text: string, appCode: string): string[] {
  if (appCode === DEFAULT_BRAND) return [];
  return new RegExp(`(?<![\\w-])${appCode}(?![\\w-])`).test(text) ? [appCode] : [];
}

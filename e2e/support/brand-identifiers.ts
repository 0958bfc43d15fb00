import { brands } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
import { DEFAULT_BRAND } from '@/lib/variant/resolve';
import { tables } from './target';

/** All identifiers of a brand: names, companies, numbers, pictures, hosts. */
export function brandIdentifiers(brand: Brand): string[] {
  const { appCode, name, company, developer, appName, hotline, iosStoreUrl, icp } = brand;
  const hosts = tables.hostRules
    .filter((rule) => [rule.appCode, rule.iosAppCode, rule.desktopAppCode].includes(appCode))
    .map(({ host }) => host.replace('*.', ''));
  const texts = [
    name,
    company,
    developer,
    appName,
    hotline,
    icp,
    iosStoreUrl,
    `/brands/${appCode}/`,
    `/share/${appCode}/`,
  ];
  return [...texts, ...hosts].filter((identifier) => identifier !== undefined);
}

/**
 * Returns a function that finds identifiers of other brands in a text of the brand `own`. An identifier that both brands share
 * does not count. One pattern for all identifiers is many times faster than a search for each.
 */
export function foreignIdentifiersFor(own: Brand): (text: string) => string[] {
  const ownIdentifiers = brandIdentifiers(own).sort((a, b) => b.length - a.length);
  const others = brands.filter(({ appCode }) => appCode !== own.appCode);
  const identifiers = [...new Set(others.flatMap(brandIdentifiers))].filter(
    (identifier) => !ownIdentifiers.includes(identifier),
  );
  const codes = others.map(({ appCode }) => appCode).filter((appCode) => appCode !== DEFAULT_BRAND);
  const ours = new RegExp(oneOf(ownIdentifiers), 'g');
  const theirs = new RegExp(`${oneOf(identifiers)}|(?<![\\w-])${oneOf(codes)}(?![\\w-])`, 'g');
  return (text) => [...new Set(text.replace(ours, '').match(theirs))];
}

function oneOf(words: readonly string[]): string {
  return `(?:${words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|')})`;
}
